import { dialogsChange } from '#src/lib/dialogs-change.ts'

const mark = 'dialog'
const aboveMark = 'above'

/** Whether the entry of the history is that of a dialog above its page. It stands beside the router's own state. */
export const isDialogEntry = (): boolean => Reflect.get(Object(history.state), mark) === true

/** Whether the entry before this one is that of the page below: this one took the place of a dialog's. */
export const isAbovePage = (): boolean => Reflect.get(Object(history.state), aboveMark) === true

export const noteAbovePage = (): void => history.replaceState({ ...Object(history.state), [aboveMark]: true }, '')

/** Has the history go back from this entry, which repeats the page of the one before, once no dialog is open. */
export function dropEntry(): void {
  noteDialogEntry('replace')
  window.dispatchEvent(new Event(dialogsChange))
}

/** Gives a dialog an entry of its own, or makes it of the entry that there is. */
export function noteDialogEntry(how: 'push' | 'replace'): void {
  const state = { ...Object(history.state), [mark]: true }
  if (how === 'push') history.pushState(state, '')
  else history.replaceState(state, '')
}
