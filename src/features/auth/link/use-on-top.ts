import { type RefObject, useEffect } from 'react'

/**
 * Keeps the dialog around an element above every other: a page's own dialog that opens later, such as the account's, would
 * else lie over the question whose account it is.
 */
export function useOnTop(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const own = inside.current?.closest('dialog')
    const raise = () => {
      if (!own?.open) return
      own.close()
      own.showModal()
    }
    // A dialog that opens sets its attribute, also one that is put into the page in the same moment.
    const observer = new MutationObserver((changes) => {
      const isOther = ({ target }: MutationRecord) =>
        target !== own && target instanceof HTMLDialogElement && target.open
      if (changes.some(isOther)) raise()
    })
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] })
    // What opened between the drawing of this one and now.
    if ([...document.querySelectorAll('dialog[open]')].some((other) => other !== own)) raise()
    return () => observer.disconnect()
  }, [inside])
}
