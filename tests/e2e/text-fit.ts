/** A text that does not fit where it stands. */
export interface Unfit {
  kind: 'outside the window' | 'cut off' | 'over another text'
  text: string
  /** CSS pixels by which it does not fit. */
  by: number
  where: string
}

/** Runs in the page: all texts that are outside the window, cut off by what holds them, or over one another. */
export function findUnfitTexts(): Unfit[] {
  interface Shown {
    element: HTMLElement
    rect: DOMRect
    text: string
    layer: Element | null
  }
  const unfit: Unfit[] = []
  const canvas = document.createElement('canvas').getContext('2d')

  const whereOf = (element: Element): string => {
    const parts: string[] = []
    for (let at: Element | null = element; at && parts.length < 4; at = at.parentElement) {
      parts.unshift(`${at.tagName.toLowerCase()}${at.id ? `#${at.id}` : ''}.${[...at.classList].join('.')}`)
    }
    return parts.join(' > ')
  }
  const tell = (kind: Unfit['kind'], one: Shown, by: number) =>
    unfit.push({ kind, text: one.text.slice(0, 60), by: Math.round(by * 10) / 10, where: whereOf(one.element) })

  /** What stays where it is while the rest scrolls lies over other texts by intent, as does what lies over the page. */
  const layerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position } = getComputedStyle(at)
      if (position === 'fixed' || position === 'sticky' || at.tagName === 'DIALOG') return at
    }
    return null
  }
  const clipsIn = (style: CSSStyleDeclaration, axis: 'X' | 'Y') => style[`overflow${axis}`] !== 'visible'
  /** The nearest ancestor or self that cuts its content off in a direction; null where none does. */
  const clipOf = (element: Element, axis: 'X' | 'Y'): { element: Element; style: CSSStyleDeclaration } | null => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.display !== 'inline' && clipsIn(style, axis)) return { element: at, style }
    }
    return null
  }
  const scrolls = (value: string) => value === 'auto' || value === 'scroll'

  const shown: Shown[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!element || text === '') continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (element.closest('svg, [aria-hidden="true"], [inert], select, textarea, noscript, script, style, template'))
      continue
    const style = getComputedStyle(element)
    if (style.clipPath !== 'none' || Number.parseFloat(style.fontSize) < 1) continue
    if (element.closest('[style*="clip-path"]')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue
      shown.push({ element, rect, text, layer: layerOf(element) })
    }
  }

  for (const one of shown) {
    const { element, rect } = one
    const style = getComputedStyle(element)
    const across = clipOf(element, 'X')
    const isVisuallyHidden = across && across.element.getBoundingClientRect().width <= 2
    if (isVisuallyHidden) continue
    if (across) {
      const box = across.element.getBoundingClientRect()
      const isEllipsis = across.style.textOverflow === 'ellipsis' || across.style.webkitLineClamp !== 'none'
      const isCarousel = scrolls(across.style.overflowX) || across.element !== element
      const by = Math.max(rect.right - box.right, box.left - rect.left)
      if (by > 1.5 && !isEllipsis && !isCarousel) tell('cut off', one, by)
      else if (
        by > 1.5 &&
        !isEllipsis &&
        !scrolls(across.style.overflowX) &&
        across.element.scrollWidth > across.element.clientWidth + 1
      ) {
        const isPart = by < rect.width - 1
        if (isPart && across.element.contains(element) && !across.element.querySelector('li, article, [role=group]'))
          tell('cut off', one, by)
      }
    } else {
      const by = Math.max(rect.right - document.documentElement.clientWidth, -rect.left)
      if (by > 1.5) tell('outside the window', one, by)
    }
    // Ink above or below what cuts it off: the marks of a script may reach further than the line.
    const down = clipOf(element, 'Y')
    if (down && !scrolls(down.style.overflowY) && canvas) {
      const box = down.element.getBoundingClientRect()
      if (box.height > 2 && rect.bottom > box.top + 2 && rect.top < box.bottom - 2) {
        canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
        const ink = canvas.measureText(one.text)
        const baseline =
          rect.top +
          ink.fontBoundingBoxAscent * (rect.height / (ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent))
        const by = Math.max(
          box.top - (baseline - ink.actualBoundingBoxAscent),
          baseline + ink.actualBoundingBoxDescent - box.bottom,
        )
        const isLines = down.style.webkitLineClamp !== 'none'
        if (by > 1 && !isLines && rect.bottom <= box.bottom + 2 && rect.top >= box.top - 2) tell('cut off', one, by)
      }
    }
  }

  /** What is seen of a text: what holds it may cut it off. */
  const seenOf = ({ element, rect }: Shown): DOMRect => {
    let { left, top, right, bottom } = rect
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.display === 'inline') continue
      const box = at.getBoundingClientRect()
      if (clipsIn(style, 'X')) [left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
      if (clipsIn(style, 'Y')) [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }
  const seen = shown
    .map((one) => ({ ...one, rect: seenOf(one) }))
    .filter(({ rect }) => rect.width > 2 && rect.height > 2)
    .sort((a, b) => a.rect.top - b.rect.top)
  seen.forEach((one, index) => {
    for (const other of seen.slice(index + 1)) {
      if (other.rect.top >= one.rect.bottom - 3) break
      if (one.layer !== other.layer || one.element === other.element) continue
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
      const high = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top
      if (wide <= 2 || high <= Math.min(one.rect.height, other.rect.height) * 0.35) continue
      tell('over another text', { ...one, text: `${one.text} | ${other.text}` }, Math.min(wide, high))
    }
  })
  return unfit
}
