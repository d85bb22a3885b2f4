/** Pixels that rounding may take. */
const slack = 1.5
/** The part of a line's height that a box may cut: the room above and below the letters. */
const lineSlack = 0.3

const isLaidOut = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
}

/** Whether somebody sees an element: within the window, and in no part of a list that is scrolled or moved out of its box. */
const isSeen = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && (hit === element || element.parentElement?.contains(hit) === true)
}

function missingPictures(): string[] {
  const images = [...document.images].filter((image) => image.src && isLaidOut(image))
  const broken = images.filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
  const pending = images.filter((image) => !image.complete && isSeen(image))
  const icons = [...document.querySelectorAll('use')].flatMap((use) => {
    const name = use.getAttribute('href') ?? ''
    const isThere = !name.startsWith('#') || document.getElementById(name.slice(1))
    return isThere || !use.parentElement || !isLaidOut(use.parentElement) ? [] : [name]
  })
  return [...broken, ...pending].map(({ src }) => `no picture: ${src}`).concat(icons.map((name) => `no icon: ${name}`))
}

/** Files that came with an error, and pictures that style sheets ask for among them. */
function refusedFiles(): string[] {
  const kinds = ['img', 'image', 'css', 'link', 'script']
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ initiatorType, responseStatus }) => kinds.includes(initiatorType) && responseStatus >= 400)
    .map(({ name, responseStatus }) => `answered ${responseStatus}: ${name}`)
}

type Sides = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

const isApart = (text: Sides, box: Sides): boolean =>
  text.right <= box.left || text.left >= box.right || text.bottom <= box.top || text.top >= box.bottom

/** Whether a box cuts a line of text: what ends in dots, or stands beside the box as a whole, is meant so. */
function cuts(element: Element, style: CSSStyleDeclaration, text: DOMRect): boolean {
  const box = element.getBoundingClientRect()
  if (box.width <= slack || box.height <= slack || isApart(text, box)) return false
  const hides = (value: string) => value === 'hidden' || value === 'clip'
  const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
  const isWide = text.left < box.left - slack || text.right > box.right + slack
  const least = text.height * lineSlack
  const isHigh = text.top < box.top - least || text.bottom > box.bottom + least
  return !isShortened && ((hides(style.overflowX) && isWide) || (hides(style.overflowY) && isHigh))
}

const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration): boolean =>
  [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll')

/** The box that cuts one of the lines, up to the next part that is scrolled. */
function cutterOf(lines: readonly DOMRect[], from: Element): Element | undefined {
  for (let element: Element | null = from; element && element !== document.body; element = element.parentElement) {
    const style = getComputedStyle(element)
    if (scrolls(style)) return
    const box = element
    if (lines.some((line) => cuts(box, style, line))) return box
  }
  return
}

/** An element and where it stands, for who looks into it. */
function placeOf(element: Element): string {
  const { x, y, width, height } = element.getBoundingClientRect()
  const sides = [x + scrollX, y + scrollY, width, height].map(Math.round).join(' ')
  return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} (${sides})`
}

/** Text that is there for who has the page read aloud stands in a box of one pixel. */
function isForEyes(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return isLaidOut(element) && width > slack && height > slack
}

function clippedTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const clipped: string[] = []
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.nodeValue?.trim()
    if (!parent || !text || !isForEyes(parent)) continue
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > slack && height > slack)
    const cutter = cutterOf(lines, parent)
    if (cutter) clipped.push(`cut: “${text.slice(0, 60)}” in ${placeOf(parent)} by ${placeOf(cutter)}`)
  }
  return clipped
}

function overflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [`wider than the window: ${scrollWidth} of ${clientWidth} px`] : []
}

/** All that is wrong with the page as it stands, but for what its scripts reported. */
export const auditPage = (): string[] => [...overflow(), ...missingPictures(), ...refusedFiles(), ...clippedTexts()]
