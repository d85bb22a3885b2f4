import { posterSpecOf } from '../art/poster-spec.ts'
import { roomHueOf, rooms } from '../art/table-rooms.ts'
import { heroById, heroes } from '../artwork/gallery.ts'
import { schemeOf } from '../artwork/parts/colour.ts'
import { host, hostLook } from '../artwork/scenes/parts/host.ts'
import { glow, shadow } from '../artwork/scenes/parts/light.ts'
import { createSheet, place, type Sheet } from '../artwork/scenes/parts/sheet.ts'
import { studio } from '../artwork/scenes/parts/studio.ts'
import { chips, felt } from '../artwork/scenes/parts/table.ts'
import { tone } from '../artwork/scenes/parts/tone.ts'
import type { GameRow } from '../catalogue/catalogue.ts'

/** Jacket, its dark side and the tie; then the cloth of the table. The same as on the game's picture. */
const dresses = [
  { suit: ['#d39a34', '#8a5713', '#ffffff'], cloth: ['#1f57b8', '#0c2560'] },
  { suit: ['#1d2c6b', '#0b1233', '#ff6f8f'], cloth: ['#148060', '#06382b'] },
  { suit: ['#c22b5c', '#6d0f37', '#ffe9c9'], cloth: ['#a8233f', '#4d0a1c'] },
] as const
const rouletteDresses = [
  { suit: ['#2b1a3f', '#120a1f', '#ff8ba8'], cloth: ['#1f8a57', '#0a3d2a'] },
  { suit: ['#f1ede6', '#b9b0c4', '#c22b4a'], cloth: ['#2a5fc0', '#0e2560'] },
  { suit: ['#17483f', '#08221f', '#ffd257'], cloth: ['#7a2fb0', '#331056'] },
] as const

/** Where the table of a game is drawn: a room with its dealer, or the felt with the hero of the poster. */
export function sceneAddress(game: GameRow): string {
  const hue = roomHueOf(game)
  if (hue !== null) return `/play/art/scene-${game.picture}-${game.variant}-${hue}.svg`
  const poster = posterSpecOf(game)
  return `/play/art/scene-${poster.heroId}-${poster.paletteIndex}-${Math.round(poster.hue)}.svg`
}

/** "scene-baccarat-host-0-262" as an SVG of 480 by 320; null where there is none of that name. */
export function drawScene(name: string): string | null {
  const [, id = '', number, hue] = /^scene-([a-z-]+)-(\d{1,3})-(\d{1,3})$/.exec(name) ?? []
  const look = { id, variant: Number(number), hue: Number(hue) }
  const sheet = createSheet(480, 320)
  if (Object.hasOwn(rooms, id)) return sheet.finish(drawRoom(sheet, look))
  return heroes.some((hero) => hero.id === id) ? sheet.finish(drawFelt(sheet, look)) : null
}

interface Look {
  id: string
  variant: number
  hue: number
}

function drawRoom(sheet: Sheet, { id, variant, hue }: Look): string {
  const isRoulette = id === 'roulette-host'
  const all = isRoulette ? rouletteDresses : dresses
  const { suit, cloth } = all[variant % 3] ?? all[0]
  const person = hostLook(variant + (rooms[id]?.person ?? 0), suit, !isRoulette)
  return (
    studio(sheet, { hue, seed: variant + 11 }) +
    `<g transform="translate(240 160) scale(.58)">${host(sheet, person)}</g>` +
    felt(sheet, { top: 146, colour: cloth, rail: '#e6b65a' }) +
    glow(sheet, 240, 236, 210, 90, '#fff6cf', 0.22) +
    thingsOn(sheet, id)
  )
}

function thingsOn(sheet: Sheet, id: string): string {
  if (id === 'roulette-host') return shadow(sheet, 240, 262, 190, 62)
  return id === 'sic-bo-dome' ? tray + dome(sheet) + bank(sheet) : areas + shoe(sheet) + bank(sheet)
}

/** A table seen from above in the poster's colours, its hero printed on the felt. */
function drawFelt(sheet: Sheet, { id, variant, hue }: Look): string {
  const hero = heroById(id)
  const { mid, dark } = schemeOf(hue)
  const wood = sheet.linear([
    [0, tone(0.5, 0.09, 55)],
    [1, tone(0.26, 0.06, 45)],
  ])
  const cloth = sheet.radial([
    [0, mid],
    [1, dark],
  ])
  const colours = hero.palettes[variant % hero.palettes.length] ?? hero.palettes[0]
  return (
    `<rect x="3" y="4" width="474" height="314" rx="64" fill="${wood}"/>` +
    `<rect x="17" y="16" width="446" height="292" rx="50" fill="${cloth}" stroke="#e6b65a" stroke-width="2.5"/>` +
    glow(sheet, 240, 92, 120, 80, '#fff', 0.3) +
    `<g transform="translate(180 30) scale(.5)">${hero.draw(colours)}</g>` +
    areas +
    shoe(sheet) +
    bank(sheet)
  )
}

/** Printed on the cloth: an area for each hand. */
const areas =
  '<g fill="#000" fill-opacity=".16" stroke="#fff" stroke-opacity=".4" stroke-width="1.5"><rect x="28" y="178" width="196" height="124" rx="14"/><rect x="256" y="178" width="196" height="124" rx="14"/></g>'

/** An area for three dice. */
const tray =
  '<rect x="142" y="178" width="196" height="124" rx="14" fill="#000" fill-opacity=".16" stroke="#fff" stroke-opacity=".4" stroke-width="1.5"/>'

/** Where the dice are thrown, at the right. */
function dome(sheet: Sheet): string {
  const glass = sheet.linear([
    [0, '#fff', 0.5],
    [1, '#fff', 0.12],
  ])
  return (
    shadow(sheet, 404, 168, 52, 13) +
    '<path d="M360 156V164A44 13 0 0 0 448 164V156Z" fill="#8a5713"/><ellipse cx="404" cy="156" rx="44" ry="13" fill="#e8b54a"/><ellipse cx="404" cy="155" rx="36" ry="9.5" fill="#7d1230"/>' +
    `<path d="M368 155V136A36 34 0 0 1 440 136V155A36 9.5 0 0 1 368 155Z" fill="${glass}" stroke="#fff" stroke-opacity=".6" stroke-width="1.5"/><circle cx="404" cy="99" r="4" fill="#e8b54a"/>`
  )
}

/** Where the cards come from, at the right. */
function shoe(sheet: Sheet): string {
  const side = sheet.linear([
    [0, '#4a4358'],
    [1, '#17121f'],
  ])
  return (
    shadow(sheet, 400, 160, 52, 14) +
    `<path d="M366 128 422 112 446 124V150L392 168 366 152Z" fill="${side}"/><path d="M366 128 422 112 446 124 390 142Z" fill="#6a6180"/>` +
    '<path d="M390 142 446 124V150L392 168Z" fill="#241d30"/><path d="M366 128 390 142 392 168 366 152Z" fill="#0d0a12"/>' +
    '<path d="M370 136 387 146V160L370 150Z" fill="#fdfbff"/><path d="M370 140 387 150M370 144 387 154M370 148 387 158" stroke="#b9b3cf" stroke-width="1"/>' +
    '<path d="M372 127.5 424 113" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/>'
  )
}

/** The dealer's chips, at the left. */
function bank(sheet: Sheet): string {
  const stacks = [
    ['#e01f4d', 3],
    ['#2a6fe0', 5],
    ['#f0a92a', 4],
  ] as const
  return (
    shadow(sheet, 88, 166, 56, 13) +
    stacks
      .map(([colour, count], index) => place(chips(sheet, colour, count), 58 + index * 31, 165 - (index % 2) * 5, 0.42))
      .join('')
  )
}
