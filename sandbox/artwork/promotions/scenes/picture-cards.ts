import { fill, rays, sparks } from '../../scenes/parts/light.ts'
import { createRandom, createSheet, num, repeat, type Sheet } from '../../scenes/parts/sheet.ts'
import { down, flower, limb } from '../parts/stroke.ts'

interface PictureCard {
  x: number
  y: number
  turn: number
  ground: string
  picture: string
}

const sun = (sheet: Sheet): string =>
  `${rays(sheet, 0, -8, 40, 12, '#e8452f', 1)}<circle cy="-8" r="22" fill="#ff9a1f"/><path d="M-7-12h0M7-12h0" stroke="#5a1c06" stroke-width="5" stroke-linecap="round"/><path d="M-8-3Q0 5 8-3" stroke="#5a1c06" stroke-width="2.5" fill="none"/>`

const moon = (sheet: Sheet): string =>
  `<path d="M8-44A34 34 0 1 0 24 14 28 28 0 1 1 8-44Z" fill="#fff3c0"/>${sparks(sheet, { seed: 3, count: 7, left: -30, top: -52, right: 34, bottom: 28 }, '#fff', 7)}`

const cactus =
  '<g transform="translate(0 32)"><ellipse cy="-22" rx="16" ry="26" fill="#12806a"/><ellipse cx="-17" cy="-48" rx="12" ry="17" fill="#1f9a7c" transform="rotate(-24 -17 -48)"/><ellipse cx="16" cy="-54" rx="12" ry="18" fill="#1f9a7c" transform="rotate(20 16 -54)"/><path d="M22-74h0M-24-66h0" stroke="#e0267a" stroke-width="12" stroke-linecap="round"/></g>'

const rose = `<path d="M0 4V36M0 26C10 16 20 16 22 22" stroke="#12806a" stroke-width="5" fill="none"/>${flower({ x: 0, y: -12, size: 15, colour: '#e0267a', heart: '#ff7ab0' })}<path d="M-7-12a7 7 0 1 1 7 7" stroke="#a80a4a" stroke-width="3" fill="none"/>`

const dealt = ({ x, y, turn, ground, picture }: PictureCard): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-43" y="-62" width="90" height="130" rx="9" fill="#3a1206" opacity=".35"/><rect x="-45" y="-66" width="90" height="130" rx="9" fill="#fffaf0"/><rect x="-39" y="-60" width="78" height="98" rx="5" fill="${ground}"/>${picture}<path d="M-22 51H22" stroke="#3a1206" stroke-width="6" stroke-linecap="round" opacity=".7"/></g>`

/** Beans mark what was called. */
function beans(): string {
  const random = createRandom(5)
  return repeat(13, (index) => {
    const colour = ['#6a1c1c', '#8a3a1c', '#3a1412'][index % 3]
    const place = `translate(${num(random(20, 200))} ${num(random(180, 226))}) rotate(${num(random(0, 180))})`
    return `<g transform="${place}"><ellipse cx="1" cy="2.5" rx="9" ry="6" opacity=".35"/><ellipse rx="9" ry="6" fill="${colour}"/><ellipse cx="-2" cy="-2" rx="3" ry="1.5" fill="#fff" opacity=".5"/></g>`
  })
}

const hand =
  limb({ path: 'M373 250C330 240 300 236 272 214', colour: '#3a1c5e', width: 54 }) +
  limb({ path: 'M286 222 246 202', colour: '#c9875c', width: 40 }) +
  limb({
    path: 'M250 204C236 196 226 190 214 176M254 196C244 184 238 176 230 160M266 196C262 182 258 172 254 160',
    colour: '#c9875c',
    width: 14,
  }) +
  '<path d="M302 200 282 236" stroke="#ffcf3f" stroke-width="7"/>'

/** A hand lays picture cards on a green table: sun, moon, cactus, rose. */
export function pictureCards(): string {
  const sheet = createSheet(373, 236)
  const boards = repeat(12, (index) => `M${index * 34 - 10} 0V236`)
  return sheet.finish(
    `${fill(sheet, down(sheet, '#1a6a62', '#0c443f'))}<path d="${boards}" stroke="#0a3834" stroke-width="2" opacity=".5"/><path d="M-20 170 200-20 420 40V0H-20Z" fill="#fff" opacity=".06"/>` +
      dealt({ x: 78, y: 118, turn: -17, ground: '#ffe6a0', picture: sun(sheet) }) +
      dealt({ x: 158, y: 100, turn: -5, ground: '#33307e', picture: moon(sheet) }) +
      dealt({ x: 240, y: 106, turn: 8, ground: '#ffd0a0', picture: cactus }) +
      dealt({ x: 314, y: 134, turn: 20, ground: '#d8f0e6', picture: rose }) +
      hand +
      beans(),
  )
}
