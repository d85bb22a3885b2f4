import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { WelcomePopup } from './welcome-popup.tsx'

test('three ways of equal weight, each of which closes it, and none that must be taken', () => {
  HTMLDialogElement.prototype.showModal = () => undefined
  HTMLDialogElement.prototype.close = () => undefined
  const onClose = vi.fn()
  const paths = { limits: '/member?page=limits', protect: '/member?page=securityCenter', play: '/' }
  renderPart(<WelcomePopup paths={paths} onClose={onClose} />)
  const hidden = { hidden: true }
  const links = screen.getAllByRole('link', hidden)
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Object.values(paths))
  expect(new Set(links.map((link) => link.className)).size).toBe(1)
  press(screen.getByRole('button', { name: 'Close', ...hidden }))
  expect(onClose).toHaveBeenCalledTimes(1)
  for (const link of links) press(link)
  expect(onClose).toHaveBeenCalledTimes(4)
})
