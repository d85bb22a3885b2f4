/** An element with its class, its text and what stands in it. Never from markup: a title is text wherever it comes from. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  inside: string | readonly Node[] = [],
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  if (className) element.className = className
  if (typeof inside === 'string') element.textContent = inside
  else element.append(...inside)
  return element
}

export function button(className: string, text: string, onPress: () => void): HTMLButtonElement {
  const element = el('button', className, text)
  element.type = 'button'
  element.addEventListener('click', onPress)
  return element
}

export function picture(address: string, className = ''): HTMLImageElement {
  const image = el('img', className)
  image.src = address
  image.alt = ''
  image.draggable = false
  return image
}

const svgSpace = 'http://www.w3.org/2000/svg'

export function svg(tag: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(svgSpace, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  return element
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Asked anew each time: a visitor may change it while the game is open. */
export function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
