import type { LetterformId } from './letters/fonts.ts'
import { boundsOf, mapped, outlineText, pathData } from './letters/outline.ts'
import { oklch } from './parts/colour.ts'
import type { Random } from './parts/random.ts'
import { seededRandom } from './parts/random.ts'
import { svgFile } from './parts/svg.ts'

const width = 136
const height = 48
const hues = [12, 245, 80, 290, 160, 330, 40, 200] as const
const faces = ['slab', 'lilita', 'bungee', 'righteous', 'slab'] as const

/** The characters as warped, turned paths over curved lines: the text itself stands nowhere in the file. */
export function drawCaptcha(text: string, seed: number): string {
  const random = seededRandom(seed)
  const characters = [...text]
  const from = random.whole(0, hues.length - 1)
  const colours = characters.map((_, index) => oklch(0.41, 0.12, hues[(from + index) % hues.length] ?? 0))
  const lines = Array.from({ length: 9 }, () =>
    noiseLine(random, random.pick(['#8a2f4c', '#2f6f8a', '#8a6a1c', '#5a3fa0', '#1f7a58'])),
  )
  const step = (width - 18) / Math.max(1, characters.length)
  const letters = characters.map((character, index) => {
    const path = warpedLetter(character, random, 9 + step * (index + 0.5), Math.min(24, step * 1.05))
    return `<path transform="scale(.1)" d="${path}" fill="${colours[index] ?? '#333'}"/>`
  })
  const over = noiseLine(random, '#f5ead8', 0.9, 1.4) + noiseLine(random, colours[0] ?? '#333', 0.5, 1)
  return svgFile(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="#f6ead7"/>${lines.join('')}${letters.join('')}${over}`,
  )
}

function warpedLetter(character: string, random: Random, x: number, tall: number): string {
  const face: LetterformId = random.pick(faces)
  const outline = outlineText(character, face, { isUpperCase: false, tracking: 0 })
  const box = boundsOf(outline)
  const scale = Math.min((tall * random.between(0.92, 1.12)) / (box.bottom - box.top), 21 / (box.right - box.left))
  const turn = random.between(-0.38, 0.38)
  const lean = random.between(-0.22, 0.22)
  const wave = random.between(0.9, 1.8)
  const phase = random.between(0, Math.PI * 2)
  const y = height / 2 + random.between(-4.5, 4.5)
  const middleX = (box.left + box.right) / 2
  const middleY = (box.top + box.bottom) / 2
  const placed = mapped(outline, (pointX, pointY) => {
    const down = (pointY - middleY) * scale
    const along = (pointX - middleX) * scale - down * lean + Math.sin(down * 0.22 + phase) * wave
    const bent = down + Math.sin(along * 0.25 + phase) * wave
    return [x + along * Math.cos(turn) - bent * Math.sin(turn), y + along * Math.sin(turn) + bent * Math.cos(turn)]
  })
  return pathData(placed, 10)
}

function noiseLine(random: Random, colour: string, opacity = 0.38, thickness = 1): string {
  const isAcross = random.chance(0.6)
  const start = isAcross ? `M-4 ${random.whole(0, height)}` : `M${random.whole(0, width)}-4`
  const end = isAcross ? `${width + 4} ${random.whole(0, height)}` : `${random.whole(0, width)} ${height + 4}`
  const bend = (): string => `${random.whole(10, width - 10)} ${random.whole(-6, height + 6)}`
  return `<path d="${start}C${bend()} ${bend()} ${end}" fill="none" stroke="${colour}" stroke-width="${thickness}" opacity="${opacity}"/>`
}
