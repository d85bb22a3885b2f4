// Needs a document.
import { beforeEach, expect, test, vi } from 'vitest'
import { leaveWhileOpening } from './leave-while-opening.ts'

const back = vi.fn()
leaveWhileOpening()

const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key }))
const at = (path: string, idx: number) => window.history.replaceState({ idx }, '', path)

beforeEach(() => {
  back.mockReset()
  vi.spyOn(window.history, 'back').mockImplementation(back)
  document.body.replaceChildren()
})

test('Escape leads back while the account is on its way', () => {
  at('/member?page=depositv2', 2)
  press('a')
  expect(back).not.toHaveBeenCalled()
  press('Escape')
  expect(back).toHaveBeenCalledOnce()
})

test('not once a dialog is open, which takes it itself, nor on any other page, nor out of the site', () => {
  at('/member', 2)
  document.body.innerHTML = '<dialog open></dialog>'
  press('Escape')
  document.body.replaceChildren()
  at('/promotions', 2)
  press('Escape')
  at('/member', 0)
  press('Escape')
  expect(back).not.toHaveBeenCalled()
})
