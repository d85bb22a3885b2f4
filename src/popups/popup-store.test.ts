import { beforeEach, expect, test } from 'vitest'
import { closePopup, openPopup, usePopupStore } from './popup-store.ts'

const names = () => usePopupStore.getState().open.map((popup) => popup.name)

beforeEach(() => usePopupStore.setState({ open: [] }))

test('popups stack in the order they were opened', () => {
  openPopup('login', {})
  openPopup('message', { title: 'a', text: 'b' })
  expect(names()).toEqual(['login', 'message'])
})

test('asking for an open popup again does not open it twice', () => {
  openPopup('login', {})
  openPopup('login', { reason: 'expired' })
  expect(names()).toEqual(['login'])
})

test('closing one leaves the others', () => {
  openPopup('login', {})
  openPopup('message', { title: 'a', text: 'b' })
  closePopup('login')
  expect(names()).toEqual(['message'])
})
