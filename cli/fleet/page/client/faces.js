const svgSpace = 'http://www.w3.org/2000/svg'

/** An element with classes or attributes and what stands in it; text is text, whatever it is. */
export function el(name, attributes = {}, ...children) {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) if (value !== null) element.setAttribute(key, value)
  element.append(...children.filter((child) => child !== null))
  return element
}

export function icon(name) {
  const svg = document.createElementNS(svgSpace, 'svg')
  const use = document.createElementNS(svgSpace, 'use')
  use.setAttribute('href', `#i-${name}`)
  const attributes = { class: 'icon', 'aria-hidden': 'true', fill: 'none', stroke: 'currentColor', 'stroke-width': '2' }
  for (const [key, value] of Object.entries(attributes)) svg.setAttribute(key, value)
  svg.setAttribute('stroke-linecap', 'round')
  svg.setAttribute('stroke-linejoin', 'round')
  svg.append(use)
  return svg
}

const addresses = new Map()

function addressOf(drawing) {
  const known = addresses.get(drawing)
  if (known) return known
  const address = `data:image/svg+xml,${encodeURIComponent(drawing)}`
  addresses.set(drawing, address)
  return address
}

/** Puts a tenant's drawing, else its first letter, into a face. */
export function fillFace(face, row) {
  if (row.icon === null) {
    face.classList.remove('has-icon')
    face.replaceChildren([...row.name][0]?.toUpperCase() ?? '')
    return
  }
  const image = face.querySelector('img') ?? el('img', { alt: '', width: '20', height: '20' })
  const address = addressOf(row.icon)
  if (image.src !== address) image.src = address
  if (image.parentNode !== face) face.replaceChildren(image)
  face.classList.add('has-icon')
}
