import { preloadPage } from './preload-page.ts'

/** Who saves data, or waits for each kilobyte: what is asked for ahead would hold up what is pressed. */
const isSparing = (): boolean => {
  const connection = Object(Reflect.get(navigator, 'connection'))
  const about = (name: string): unknown => Reflect.get(connection, name)
  return about('saveData') === true || String(about('effectiveType')).endsWith('2g')
}

/**
 * Asks for a page's code when a pointer or the keyboard comes to a link that leads there: the press comes a tenth of a
 * second later or more. Who comes to no link, saves data or has a slow line loads nothing ahead. Runs as long as the page; gives its end.
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
