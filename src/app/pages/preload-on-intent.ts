import { preloadPage } from './preload-page.ts'

const isSparing = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return Reflect.get(Object(connection), 'saveData') === true
}

/**
 * Asks for a page's code when a pointer or the keyboard comes to a link that leads there: the press comes a tenth of a
 * second later or more. Who comes to no link, or saves data, loads nothing ahead. Runs as long as the page; gives its end.
 */
export function preloadOnIntent(): () => void {
  const asked = new Set<string>()
  const look = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
    if (!link || asked.has(link.pathname) || isSparing()) return
    asked.add(link.pathname)
    void preloadPage(link.pathname)
  }
  // A finger's touch is a pointer's coming, too.
  const signs = ['pointerover', 'focusin'] as const
  for (const sign of signs) document.addEventListener(sign, look, { passive: true })
  return () => {
    for (const sign of signs) document.removeEventListener(sign, look)
  }
}
