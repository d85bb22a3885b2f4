import { isHomePath, isPlainHome, isPopupPath } from '#src/config/home-path.ts'
import { dialogsChange } from '#src/lib/dialogs-change.ts'
import { isDialogEntry, noteAbovePage, noteDialogEntry } from './dialog-entry.ts'

interface Here {
  isDialogEntry: boolean
  path: string
  /** The router's count of entries; that of a dialog has the one of its page. */
  index: unknown
}

const lookHere = (): Here => ({
  isDialogEntry: isDialogEntry(),
  path: location.pathname + location.search + location.hash,
  index: Reflect.get(Object(history.state), 'idx'),
})

/** The dialogs above the page, but for those that an address opens: from these, Back leads away by itself. */
function dialogs(): HTMLElement[] {
  const { pathname } = location
  if (isHomePath(pathname) && !isPlainHome(pathname)) return []
  return [...document.querySelectorAll<HTMLElement>('dialog[open]:not([data-address])')]
}

/**
 * Back with a dialog open closes the dialog, as Escape does, and the page stays. An open dialog has an entry of its own in
 * the history, which goes again when it is closed in another way.
 */
export function followBack(): () => void {
  let here = lookHere()
  let isGoingBack = false

  const goBack = () => {
    // What the closing led to is what the visitor leaves next.
    here = lookHere()
    if (isGoingBack || !isDialogEntry() || dialogs().length > 0) return
    isGoingBack = true
    history.back()
  }
  const look = () => {
    const isReplaced = here.isDialogEntry && !isDialogEntry() && here.index === lookHere().index
    if (isReplaced && isPopupPath(location.pathname)) noteAbovePage()
    const isOver = dialogs().length > 0
    if (isOver && !isDialogEntry()) noteDialogEntry('push')
    // A link in the dialog, or whatever follows its closing, leads on first.
    if (!isOver && isDialogEntry()) requestAnimationFrame(() => requestAnimationFrame(goBack))
    here = lookHere()
  }
  const pop = () => {
    const left = here
    here = lookHere()
    const wasGoingBack = isGoingBack
    isGoingBack = false
    const isSamePage = left.path === here.path && left.index === here.index
    if (here.isDialogEntry) {
      const isFurther = left.isDialogEntry && !isSamePage
      // Another page was opened meanwhile, or the visitor goes forward: past the entry of a dialog that is gone.
      if (wasGoingBack ? !isFurther : isSamePage && !left.isDialogEntry) history.forward()
      else look()
    } else if (left.isDialogEntry && isSamePage && !wasGoingBack) {
      dialogs()
        .at(-1)
        ?.dispatchEvent(new Event('cancel', { cancelable: true }))
      // One that may not be left, or another below it, stays and has its entry again.
      queueMicrotask(look)
    }
  }
  window.addEventListener(dialogsChange, look)
  window.addEventListener('popstate', pop)
  look()
  return () => {
    window.removeEventListener(dialogsChange, look)
    window.removeEventListener('popstate', pop)
  }
}
