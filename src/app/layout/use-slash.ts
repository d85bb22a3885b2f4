import { useEffect } from 'react'
import { openPopup } from '#src/popups/popup-store.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** "/" leads to the page's own search, else opens one over the page; not where something is typed or a dialog is open. */
export function useSlash(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || document.querySelector('dialog:modal')) return
      event.preventDefault()
      const field = document.querySelector<HTMLElement>('main input[role=combobox]')
      if (field) field.focus()
      else openPopup('search', {})
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
