import { fill, glow, specks } from '../../../scenes/parts/light.ts'
import type { Sheet } from '../../../scenes/parts/sheet.ts'
import { cone, floodlight, stand } from '../../../scenes/parts/stadium.ts'
import { down } from '../../parts/stroke.ts'

/** A full stadium under floodlights, its lawn from y = 170 down. */
export function stadiumNight(sheet: Sheet): string {
  return (
    fill(sheet, down(sheet, '#03140f', '#07382a', '#0f6a48')) +
    glow(sheet, 186, 90, 230, 120, '#ffd46a', 0.35) +
    cone(sheet, { x: 40, y: 34, left: 60, right: 200, foot: 190, colour: '#eaffdf', opacity: 0.35 }) +
    cone(sheet, { x: 334, y: 34, left: 180, right: 316, foot: 190, colour: '#eaffdf', opacity: 0.35 }) +
    stand(sheet, {
      top: 92,
      foot: 172,
      bend: 14,
      base: '#03211a',
      crowd: ['#d8ffe8', '#f2904a'],
      seed: 7,
      count: 90,
    }) +
    floodlight(sheet, { x: 40, y: 34, scale: 0.8, mast: 90 }) +
    floodlight(sheet, { x: 334, y: 34, scale: 0.8, mast: 90 }) +
    `<path d="M0 172Q186 186 373 172V236H0Z" fill="${down(sheet, '#22a45e', '#0c5a36')}"/>`
  )
}

/** An evening sky, from deep green down to amber at half the height. */
export function evening(sheet: Sheet): string {
  const air = sheet.linear([
    [0, '#06323a'],
    [0.26, '#1c7a6c'],
    [0.42, '#ffb04e'],
    [0.55, '#ffe08a'],
  ])
  return fill(sheet, air) + specks({ seed: 4, count: 24, left: 0, top: 0, right: 373, bottom: 60 }, '#fff8dc', 1.1)
}
