// Needs a document.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dialogsChange } from '#src/lib/dialogs-change.ts'
import { isDialogEntry, noteDialogEntry } from './dialog-entry.ts'
import { followBack } from './follow-back.ts'

let stop = (): void => undefined
let start = 0

const tell = () => window.dispatchEvent(new Event(dialogsChange))

/** A dialog that closes on Escape, or does not. */
function open({ closes = true, hasAddress = false } = {}) {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  if (hasAddress) dialog.dataset.address = ''
  const close = () => {
    dialog.remove()
    tell()
  }
  if (closes) dialog.addEventListener('cancel', close)
  document.body.append(dialog)
  tell()
  return close
}
const shown = () => document.querySelectorAll('dialog').length
const steps = () => history.length - start
const popped = () =>
  new Promise<void>((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }))

async function goBack() {
  const done = popped()
  history.back()
  await done
}

beforeEach(() => {
  document.body.replaceChildren()
  history.pushState({ idx: 3 }, '', '/rng?vassalage=KNA')
  start = history.length
  stop = followBack()
})
afterEach(() => stop())

test('Back closes the dialog, and the page stays', async () => {
  open()
  expect(isDialogEntry()).toBe(true)
  await goBack()
  expect(shown()).toBe(0)
  expect(location.pathname).toBe('/rng')
  expect(isDialogEntry()).toBe(false)
})

test('of two dialogs Back closes the upper one, and again the lower one', async () => {
  open()
  open()
  expect(steps()).toBe(1)
  await goBack()
  expect(shown()).toBe(1)
  await vi.waitFor(() => expect(isDialogEntry()).toBe(true))
  await goBack()
  expect(shown()).toBe(0)
})

test('a dialog that may not be left stays through Back', async () => {
  open({ closes: false })
  await goBack()
  await vi.waitFor(() => expect(isDialogEntry()).toBe(true))
  expect(shown()).toBe(1)
})

test('a dialog that is closed in another way leaves no step behind', async () => {
  const close = open()
  close()
  await vi.waitFor(() => expect(isDialogEntry()).toBe(false))
  expect(location.pathname).toBe('/rng')
})

test('a link that closes the dialog leads on, and Back from there leads to the page', async () => {
  const close = open()
  close()
  history.pushState({ idx: 4 }, '', '/help')
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(location.pathname).toBe('/help')
  await goBack()
  await vi.waitFor(() => expect(isDialogEntry()).toBe(false))
  expect(location.pathname).toBe('/rng')
  expect(history.state).toEqual({ idx: 3 })
})

test('Back that comes at once after such a link leads to the page, too, and no further', async () => {
  const close = open()
  close()
  history.pushState({ idx: 4 }, '', '/help')
  await goBack()
  await vi.waitFor(() => expect(isDialogEntry()).toBe(false))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(location.pathname).toBe('/rng')
  expect(history.state).toEqual({ idx: 3 })
})

test('what has an address of its own gets no step: Back leads away from it by itself', () => {
  open({ hasAddress: true })
  expect(steps()).toBe(0)
  history.pushState({ idx: 4 }, '', '/register')
  open()
  expect(isDialogEntry()).toBe(false)
})

test('an address that was left for the page below it leaves no step behind', async () => {
  history.pushState({ idx: 4 }, '', '/register')
  history.replaceState({ idx: 4 }, '', '/rng?vassalage=KNA')
  noteDialogEntry('replace')
  tell()
  await vi.waitFor(() => expect(isDialogEntry()).toBe(false))
  expect(history.state).toEqual({ idx: 3 })
})
