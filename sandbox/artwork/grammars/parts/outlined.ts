import { colourParts, oklch } from '../../parts/colour.ts'
import type { HeroPalette } from '../../parts/hero.ts'
import { sizeOfPath } from './path-size.ts'

interface Tubes {
  /** Hues of the body and of what has the second colour. */
  first: number
  second: number
}

/** Smaller shapes than this, in the hero's box of 240, are left out: tubes of glass bend no closer. */
const least = 15

/**
 * The hero as lines: each shape is black, so that it hides what lies behind, with an edge in a tube's colour whose
 * width the `<use>` gives. Draw it with the blend mode "screen", for which black is nothing.
 */
export function outlined(markup: string, palette: HeroPalette, tubes: Tubes): string {
  const drawn = markup.replace(/<(linearGradient|radialGradient|filter)\b.*?<\/\1>/gs, '')
  return clipped(drawn)
    .map((part) => (part.startsWith('<clipPath') ? part : lines(part, palette, tubes)))
    .join('')
}

/** Clips keep their shapes as they are. */
function clipped(markup: string): string[] {
  return markup.split(/(<clipPath.*?<\/clipPath>)/s)
}

function lines(markup: string, palette: HeroPalette, tubes: Tubes): string {
  return markup
    .replace(/<g([^>]*)>/g, (_match, attributes: string) => `<g${attributes.replace(paintAttributes, '')}>`)
    .replace(/<use([^>]*?)\/>/gs, (_match, attributes: string) => {
      const isHidden = /stroke-width/.test(attributes) && !/fill=/.test(attributes)
      return isHidden ? '' : `<use${repainted(attributes, palette, tubes)}/>`
    })
    .replace(/<(path|circle|ellipse|rect)([^>]*?)\/>/gs, (_match, tag: string, attributes: string) => {
      // A shape that `<use>` paints must not paint itself.
      const isShared = /\sid="/.test(attributes)
      if (!isShared && sizeOf(tag, attributes) < least) return ''
      return isShared
        ? `<${tag}${attributes.replace(paintAttributes, '')}/>`
        : `<${tag}${repainted(attributes, palette, tubes)}/>`
    })
}

function repainted(attributes: string, palette: HeroPalette, tubes: Tubes): string {
  const shape = attributes.replace(paintAttributes, '')
  const isLine = /fill="none"/.test(attributes)
  if (!/fill=|stroke=/.test(attributes)) return shape
  return `${shape} fill="${isLine ? 'none' : '#000'}" stroke="${hueOf(attributes, palette, tubes)}"`
}

const paintAttributes =
  /\s(?:fill|stroke|stroke-width|opacity|fill-opacity|stroke-opacity|stroke-linecap|stroke-linejoin|stroke-dasharray|fill-rule|filter)="[^"]*"/g

function hueOf(attributes: string, { accent, shine }: HeroPalette, { first, second }: Tubes): string {
  const fill = /(?:fill)="(#[0-9a-f]{3,6})"/i.exec(attributes)?.[1] ?? ''
  if (fill === accent) return oklch(0.74, 0.21, second)
  if (fill === shine || /^#f{3,6}$/i.test(fill)) return oklch(0.86, 0.1, second)
  // Each gradient is a material of the hero: another material, another gas.
  const material = /fill="url\(#[\w-]*(\w)\)"/.exec(attributes)?.[1]
  if (material) return oklch(0.74, 0.21, [first, second, first + 40][material.charCodeAt(0) % 3] ?? first)
  const own = fill.length === 7 ? colourParts(fill) : undefined
  return own && own.chroma > 0.12 && own.lightness > 0.45 ? oklch(0.74, 0.21, own.hue) : oklch(0.74, 0.21, first)
}

function sizeOf(tag: string, attributes: string): number {
  const number = (name: string): number => Number(new RegExp(`\\s${name}="([-.\\d]+)"`).exec(attributes)?.[1] ?? 0)
  if (tag === 'path') return sizeOfPath(/\sd="([^"]+)"/s.exec(attributes)?.[1] ?? '')
  if (tag === 'circle') return number('r') * 2
  return tag === 'ellipse' ? Math.min(number('rx'), number('ry')) * 2.4 : Math.min(number('width'), number('height'))
}
