import { bokeh, fill, glow } from './light.ts'
import { createRandom, repeat, type Sheet } from './sheet.ts'
import { tone } from './tone.ts'

/** A live studio: a lit wall, hanging cloth at the sides and soft lights. */
export function studio(
  sheet: Sheet,
  { hue, seed, cloth = true }: { hue: number; seed: number; cloth?: boolean },
): string {
  const { width, height } = sheet
  const wall = sheet.radial(
    [
      [0, tone(0.6, 0.19, hue)],
      [0.4, tone(0.44, 0.16, hue - 4)],
      [0.8, tone(0.27, 0.1, hue - 12)],
      [1, tone(0.19, 0.07, hue - 18)],
    ],
    0.5,
    0.4,
    0.75,
  )
  const random = createRandom(seed)
  const folds = repeat(4, (index) => {
    const x = index * 21
    return `M${x} 0Q${Math.round(x + random(-2, 12))} ${height / 2} ${x + 4} ${height}H${x + 12}Q${x + 15} ${height / 2} ${x + 11} 0Z`
  })
  const drape = sheet.linear([
    [0, tone(0.36, 0.13, hue + 6)],
    [1, tone(0.2, 0.08, hue - 14)],
  ])
  const side = sheet.define(
    `<path d="M0 0H92C86 ${height * 0.4} 74 ${height * 0.7} 60 ${height}H0Z" fill="${drape}"/><path d="${folds}" fill="${tone(0.5, 0.17, hue + 4)}" opacity=".4"/>`,
  )
  const lamp = sheet.linear([
    [0, '#fff', 0.22],
    [1, '#fff', 0],
  ])
  return (
    fill(sheet, wall) +
    `<path d="M${width * 0.5} -20 ${width * 0.2} ${height}H${width * 0.42}ZM${width * 0.5} -20 ${width * 0.8} ${height}H${width * 0.58}Z" fill="${lamp}"/>` +
    bokeh(
      sheet,
      { seed, count: 10, left: 10, right: width - 10, top: 10, bottom: height * 0.72 },
      ['#fff3d0', tone(0.78, 0.16, hue + 30)],
      24,
      0.26,
    ) +
    (cloth ? `<use href="#${side}"/><use href="#${side}" transform="translate(${width} 0) scale(-1 1)"/>` : '') +
    glow(sheet, width / 2, height * 0.42, width * 0.34, height * 0.5, '#fff', 0.16)
  )
}
