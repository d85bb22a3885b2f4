import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy'
import { shownBytes } from '#cli/lib/bytes.ts'
import { html, type Markup } from '#cli/lib/html.ts'
import type { ChunkSize } from './code-sizes.ts'

interface Node {
  name: string
  bytes?: number
  isInitial?: boolean
  children?: Node[]
}

interface Drawing {
  width: number
  height: number
}

/** A module of less than this share of all is one of "others": it could not be read, nor hit. */
const leastShare = 0.0006

function treeOf(chunks: readonly ChunkSize[]): Node {
  const all = chunks.reduce((sum, chunk) => sum + chunk.brotli, 0)
  return {
    name: '',
    children: chunks.map(({ name, isInitial, modules }) => {
      const large = modules.filter(({ bytes }) => bytes >= all * leastShare)
      const rest = modules.filter(({ bytes }) => bytes < all * leastShare)
      const others = rest.reduce((sum, { bytes }) => sum + bytes, 0)
      const count = rest.length === 1 ? (rest[0]?.name ?? '') : `${rest.length} smaller`
      return { name, isInitial, children: [...large, ...(others > 0 ? [{ name: count, bytes: others }] : [])] }
    }),
  }
}

/** Digits and letters are about this wide at the size they are drawn in. */
const letterWidth = 6.3

/** The end of a path says most; a text that does not fit is cut, one of no room is left out. */
function fitting(text: string, width: number): string {
  const short = text.startsWith('src/') ? text.slice(text.lastIndexOf('/') + 1) : text
  const room = Math.floor((width - 8) / letterWidth)
  if (short.length <= room) return short
  return room < 5 ? '' : `${short.slice(0, room - 1)}…`
}

function titleOf(name: string, size: string, width: number): string {
  const whole = `${name}  ${size}`
  return fitting(whole, width) === whole ? whole : fitting(name, width)
}

const round = (value: number) => Math.round(value * 10) / 10

/** The scripts of a site as nested rectangles: chunks, and their modules within. */
export function drawTreemap(chunks: readonly ChunkSize[], { width, height }: Drawing, label: string): Markup {
  const root = hierarchy(treeOf(chunks))
    .sum((node) => node.bytes ?? 0)
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0) || (a.data.name < b.data.name ? -1 : 1))
  const laid = treemap<Node>()
    .tile(treemapSquarify.ratio(1.4))
    .size([width, height])
    .paddingTop((node) => (node.depth === 1 ? 20 : 0))
    .paddingInner(2)
    .round(false)(root)
  const groups = (laid.children ?? []).map((chunk) => {
    const box = { x: round(chunk.x0), y: round(chunk.y0), w: round(chunk.x1 - chunk.x0), h: round(chunk.y1 - chunk.y0) }
    const size = shownBytes(chunk.value ?? 0)
    const modules = (chunk.children ?? []).map((leaf) => {
      const [w, h] = [round(leaf.x1 - leaf.x0), round(leaf.y1 - leaf.y0)]
      const [x, y] = [round(leaf.x0), round(leaf.y0)]
      const name = h >= 16 ? fitting(leaf.data.name, w) : ''
      const bytes = h >= 34 && name !== '' && w >= 56 ? shownBytes(leaf.value ?? 0) : ''
      return html`<g><title>${leaf.data.name}: ${shownBytes(leaf.value ?? 0)} in ${chunk.data.name}</title><rect class="leaf" x="${x}" y="${y}" width="${w}" height="${h}" rx="2"/>${name && html`<text x="${round(x + 5)}" y="${round(y + 14)}">${name}</text>`}${bytes && html`<text class="size" x="${round(x + 5)}" y="${round(y + 28)}">${bytes}</text>`}</g>`
    })
    const title = box.h >= 18 ? titleOf(chunk.data.name, size, box.w) : ''
    return html`<g class="${chunk.data.isInitial ? 'initial' : 'later'}"><rect class="chunk" x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}" rx="4"><title>${chunk.data.name}: ${size}</title></rect>${title && html`<text class="name" x="${round(box.x + 6)}" y="${round(box.y + 14)}">${title}</text>`}${modules}</g>
`
  })
  return html`<svg class="treemap" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">${groups}</svg>`
}
