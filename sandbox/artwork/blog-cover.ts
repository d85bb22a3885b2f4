import { type BlogMotif, blogMotifs } from './blog-motifs.ts'
import { oklch, schemeOf } from './parts/colour.ts'
import { hashText, seededRandom } from './parts/random.ts'
import { svgFile, withAlpha } from './parts/svg.ts'

const width = 800
const height = 450

export const isBlogMotif = (name: string): name is BlogMotif => Object.hasOwn(blogMotifs, name)

/** The picture of a post, 800 x 450: one large thing on quiet ground. `hue` in degrees of OKLCH. */
export function drawBlogCover(motif: BlogMotif, hue: number): string {
  const { bright, mid, dark, counter } = schemeOf(hue)
  const random = seededRandom(hashText(`${motif} ${hue}`))
  const rounds = Array.from({ length: 5 }, () => {
    const [x, y, r] = [random.next() * width, random.next() * height, 60 + random.next() * 150]
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(0)}" fill="${withAlpha(bright, 0.1)}"/>`
  })
  const lines = Array.from({ length: 7 }, (_, place) => {
    const y = 70 + place * 62
    return `<path d="M-20 ${y}C220 ${y - 90} 520 ${y + 90} 820 ${y - 30}" fill="none" stroke="${withAlpha(bright, 0.13)}" stroke-width="3"/>`
  })
  const drawn = blogMotifs[motif]({
    paper: oklch(0.96, 0.02, hue),
    shade: withAlpha(dark, 0.4),
    ink: oklch(0.3, 0.09, hue),
    spark: oklch(0.82, 0.15, counter),
  })
  return svgFile(
    width,
    height,
    `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${mid}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#g)"/>${rounds.join('')}${lines.join('')}
    <g transform="translate(400 225)">${drawn}</g>`,
  )
}
