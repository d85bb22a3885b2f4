/** Where somebody reads on whose control went with a part of the page: the heading of what is left around it. */
function headingAround(gone: readonly Element[]): HTMLElement | null {
  const left = gone.find(
    (element) => element.isConnected && element !== document.body && element !== document.documentElement,
  )
  const around = left?.closest('dialog, section, main') ?? document.querySelector('dialog:modal, main')
  return around?.querySelector<HTMLElement>('h1, h2') ?? document.querySelector<HTMLElement>('main h1, main')
}

function ancestorsOf(element: Element): Element[] {
  const found: Element[] = []
  for (let one: Element | null = element; one; one = one.parentElement) found.push(one)
  return found
}

const isLost = (): boolean => {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.matches('dialog')
}

/**
 * Keeps the keyboard's place on the page. A control that goes with what it did (the log-in that became an account, the form
 * that became a receipt) leaves the focus nowhere, and the next Tab begins at the very top: the heading around it takes
 * the focus, unless the page itself has given it to something by the next frame. Runs as long as the page; gives its end.
 */
export function keepFocus(): () => void {
  let path: Element[] = []
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) path = ancestorsOf(target)
  }
  const observer = new MutationObserver(() => {
    const [last] = path
    if (!last || last.isConnected) return
    const before = path
    path = []
    requestAnimationFrame(() => {
      if (!isLost()) return
      const heading = headingAround(before)
      if (!heading) return
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
  })
  document.addEventListener('focusin', onFocus)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', onFocus)
    observer.disconnect()
  }
}
