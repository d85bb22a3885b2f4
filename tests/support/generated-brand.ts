import type { Random } from './generated-random.ts'

const starts = 'Bra Kel Mor Tav Zun Pel Dor Fen Gal Hul Jor Lum Nav Orv Rud Sib Tul Ulm Vax Wen Yol Ost Ind Eld'.split(
  ' ',
)
const middles = 'vo ri ta ne lu ko za mi du fe ga so pa wi bu ye xa ho je cu'.split(' ')
const ends = 'lin dan mar ros vik nel pol zan dur fis gor hax jet kum lor mun nok pim rud sel tov wex yar bel'.split(
  ' ',
)

/** Coprime to the number of names, so that a walk in these steps meets each of them once. */
const stride = 4801

export const maxNames = starts.length * middles.length * ends.length

/**
 * An invented name for each index: three syllables of three, two and three letters. All are as long as each other, so
 * that none stands within another.
 */
export function inventedName(index: number): string {
  if (index >= maxNames) throw new Error(`There are only ${maxNames} names`)
  const place = (index * stride) % maxNames
  const start = starts[place % starts.length]
  const middle = middles[Math.floor(place / starts.length) % middles.length]
  const end = ends[Math.floor(place / (starts.length * middles.length))]
  return `${start}${middle}${end}`
}

const channel = (value: number) =>
  Math.round(value * 255)
    .toString(16)
    .padStart(2, '0')

/** `#rrggbb` of a hue in degrees, a saturation and a lightness from 0 to 1. */
function hexOf(hue: number, saturation: number, lightness: number): string {
  const at = (offset: number) => {
    const position = (offset + hue / 30) % 12
    const reach = saturation * Math.min(lightness, 1 - lightness)
    return lightness - reach * Math.max(-1, Math.min(position - 3, 9 - position, 1))
  }
  return `#${channel(at(0))}${channel(at(8))}${channel(at(4))}`
}

export function inventedColour(random: Random): string {
  return hexOf(random.whole(0, 359), 0.3 + random.next() * 0.6, 0.28 + random.next() * 0.4)
}

const point = (radius: number, turn: number) =>
  `${(32 + radius * Math.cos(turn)).toFixed(2)} ${(32 + radius * Math.sin(turn)).toFixed(2)}`

function star(random: Random, outer: number): string {
  const points = random.whole(3, 9)
  const inner = outer * (0.35 + random.next() * 0.5)
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    point(index % 2 === 0 ? outer : inner, (Math.PI * index) / points - Math.PI / 2),
  )
  return `M${corners.join('L')}Z`
}

/** A logo of its own: a star within a rounded plate, with a few marks around it. */
export function inventedLogo(random: Random, colour: string): string {
  const count = random.whole(0, 6)
  const marks = Array.from({ length: count }, (_, index) => {
    const [x, y] = point(27, (2 * Math.PI * index) / count).split(' ')
    return `<circle cx="${x}" cy="${y}" r="${(1 + random.next() * 2).toFixed(2)}"/>`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">` +
    `<rect width="64" height="64" rx="${random.whole(0, 32)}" fill="${colour}"/>` +
    `<g fill="#fff"><path d="${star(random, 22)}"/>${marks.join('')}</g></svg>\n`
  )
}

/** The smallest form of a logo: fewer parts. */
export function inventedFavicon(random: Random, colour: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">` +
    `<circle cx="32" cy="32" r="32" fill="${colour}"/><path fill="#fff" d="${star(random, 26)}"/></svg>\n`
  )
}
