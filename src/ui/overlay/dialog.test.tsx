// Needs a document.
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setBaseTitle } from '#src/lib/document-title.ts'
import { standInForDialogs } from '#tests/support/stand-in-for-dialogs.ts'
import { Dialog } from './dialog.tsx'

const onClose = vi.fn()

beforeEach(() => {
  standInForDialogs()
  onClose.mockReset()
})

const dialogOf = (name: string) => screen.getByRole<HTMLDialogElement>('dialog', { name })
const pressEscape = (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }))

test('Escape asks to close it, and leaves the closing to whoever drew it', () => {
  render(
    <Dialog label="One" onClose={onClose}>
      text
    </Dialog>,
  )
  expect(pressEscape(dialogOf('One'))).toBe(false)
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(dialogOf('One').open).toBe(true)
})

test('it names the document while it is open', () => {
  setBaseTitle('Test Club: play', 'Test Club')
  const { unmount } = render(
    <Dialog label="Log in" onClose={onClose}>
      text
    </Dialog>,
  )
  expect(document.title).toBe('Log in · Test Club')
  unmount()
  expect(document.title).toBe('Test Club: play')
})

test('Escape in a dialog inside another closes that one alone', () => {
  const onInside = vi.fn()
  render(
    <Dialog label="One" onClose={onClose}>
      <Dialog label="Two" onClose={onInside}>
        text
      </Dialog>
    </Dialog>,
  )
  pressEscape(dialogOf('Two'))
  expect(onInside).toHaveBeenCalledTimes(1)
  expect(onClose).not.toHaveBeenCalled()
})

test('one that the browser closed unasked is shown again where it must stay', async () => {
  render(
    <Dialog label="One" onClose={onClose}>
      text
    </Dialog>,
  )
  const dialog = dialogOf('One')
  dialog.close()
  fireEvent(dialog, new Event('close'))
  expect(onClose).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(dialog.open).toBe(true))
})
