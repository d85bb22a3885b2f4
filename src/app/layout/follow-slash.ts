import { isAgentPath } from '#src/config/agent-path.ts'
import { openPopup } from '#src/popups/popup-store.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Agents have a site of their own, and a site that is closed has no page. */
const hasSearch = () => document.getElementById('main') !== null && !isAgentPath(window.location.pathname)

/**
 * "/" leads to the page's own search, else opens one over the page; not where something is typed or a dialog is open. Runs
 * as long as the page; gives its end.
 */
export function followSlash(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (isTyping(event.target) || document.querySelector('dialog:modal') || !hasSearch()) return
    event.preventDefault()
    const field = document.querySelector<HTMLElement>('main input[role=combobox]')
    if (field) field.focus()
    else openPopup('search', {})
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}
