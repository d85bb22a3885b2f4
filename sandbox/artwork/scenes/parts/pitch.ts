import { fill, glow } from './light.ts'
import { repeat, type Sheet } from './sheet.ts'
import { cone, floodlight, stand } from './stadium.ts'
import { tone } from './tone.ts'

interface Night {
  hue: number
  seed: number
  horizon: number
  /** The colour of the ground, or none to leave it to the scene. */
  grass?: readonly [string, string]
  lamps?: readonly number[]
  /** People in each 240 units of the stand. */
  crowd?: number
}

/** A stadium at night: sky, light cones, a full stand and mown grass. */
export function nightStadium(
  sheet: Sheet,
  { hue, seed, horizon, grass, lamps = [78, 402], crowd = 34 }: Night,
): string {
  const { width, height } = sheet
  const sky = sheet.linear([
    [0, tone(0.2, 0.09, hue)],
    [0.45, tone(0.36, 0.13, hue)],
    [0.75, tone(0.55, 0.14, hue - 8)],
  ])
  const ground = grass ?? [tone(0.62, 0.18, 148), tone(0.3, 0.09, 155)]
  const lawn = sheet.linear([
    [0, ground[0]],
    [1, ground[1]],
  ])
  const bands = repeat(6, (index) => {
    const x = (index - 2.5) * width
    return `M${width / 2 + x * 0.12} ${horizon}L${width / 2 + x * 0.36} ${height}h${width * 0.18}L${width / 2 + x * 0.12 + width * 0.06} ${horizon}Z`
  })
  return (
    fill(sheet, sky) +
    lamps
      .map((x) =>
        cone(sheet, { x, y: 50, left: x - 130, right: x + 130, foot: horizon, colour: '#ffffff', opacity: 0.24 }),
      )
      .join('') +
    stand(sheet, {
      top: horizon - 44,
      foot: horizon,
      bend: 8,
      base: tone(0.2, 0.06, hue + 4),
      crowd: ['#ffffff', tone(0.82, 0.14, hue + 120)],
      seed,
      count: crowd,
    }) +
    lamps.map((x) => floodlight(sheet, { x, y: 50, scale: 0.62 })).join('') +
    `<path d="M0 ${horizon - 1}Q${width / 2} ${horizon + 12} ${width} ${horizon - 1}V${height}H0Z" fill="${lawn}"/><path d="${bands}" fill="#fff" opacity=".07"/>` +
    glow(sheet, width / 2, horizon + 30, width * 0.5, 60, '#fff', 0.18)
  )
}

/** Streaks behind a moving thing, pointing to the left of the origin. */
export function streaks(colour = '#ffffff'): string {
  return `<path d="M-40-34C-90-26-130-14-170 6-130-8-90-16-40-18ZM-46 2C-104 10-150 24-196 48-150 32-104 22-46 18ZM-34 38C-80 46-116 58-150 76-116 66-80 58-34 52Z" fill="${colour}" opacity=".4"/>`
}
