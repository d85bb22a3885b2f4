import { both, num, place, repeat, type Sheet, symmetric } from './sheet.ts'
import { GOLD_INK } from './tone.ts'

/** One curved roof of a pavilion, its eaves at y = 0. */
export function roof(sheet: Sheet, half: number, height: number): string {
  const tile = sheet.linear([
    [0, '#f2603a'],
    [0.6, '#d63a28'],
    [1, '#93201f'],
  ])
  const gold = sheet.linear([
    [0, '#fff0a8'],
    [0.5, '#ffcf4a'],
    [1, '#c8801a'],
  ])
  const shape = symmetric(
    `0,${-height} C${num(half * 0.16)},${num(-height * 0.5)} ${num(half * 0.5)},${num(-height * 0.2)} ${half},-6 L${num(half + 6)},0 L0,0`,
  )
  const inner = symmetric(
    `0,${num(-height * 0.66)} C${num(half * 0.14)},${num(-height * 0.34)} ${num(half * 0.36)},${num(-height * 0.14)} ${num(half * 0.7)},-4 L0,-4`,
  )
  const horn = `M${half - 2}-7C${half + 8}-8 ${half + 12}-16 ${half + 10}-26 ${half + 18}-14 ${half + 14} 2 ${half + 2} 2Z`
  return (
    `<path d="${shape}" fill="${tile}" stroke="${gold}" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="${inner}" fill="#1f7a55" opacity=".9"/><path d="${symmetric(`0,${num(-height * 0.46)} C${num(half * 0.1)},${num(-height * 0.2)} ${num(half * 0.2)},-12 ${num(half * 0.4)},-6 L0,-6`)}" fill="${gold}"/>` +
    both(sheet, `<path d="${horn}" fill="${gold}"/>`) +
    `<path d="M-3 ${-height + 4}Q0 ${-height - 30} 4 ${-height - 34} 2 ${-height - 14} 4 ${-height + 4}Z" fill="${gold}"/>`
  )
}

/** A golden palace of stepped roofs and a spire, 300 wide and 330 tall, standing on y = 0. */
export function palace(sheet: Sheet): string {
  const gold = sheet.linear(
    [
      [0, '#fff2b4'],
      [0.4, '#ffd257'],
      [1, '#c27a18'],
    ],
    0,
    0,
    1,
    0,
  )
  const wall = sheet.linear([
    [0, '#fff3d8'],
    [1, '#eab877'],
  ])
  const lit = sheet.linear([
    [0, '#ffe690'],
    [1, '#ff9a3a'],
  ])
  const columns = repeat(7, (index) => `<rect x="${-124 + index * 40}" y="-74" width="9" height="66"/>`)
  const doors = repeat(6, (index) => `M${-108 + index * 40}-8V-52Q${-99.5 + index * 40}-68 ${-91 + index * 40}-52V-8Z`)
  const rings = repeat(6, (index) => `<ellipse cy="${-236 - index * 9}" rx="${num(17 - index * 2.4)}" ry="5"/>`)
  return sheet.define(
    `<path d="M-160 0V-10H160V0Z" fill="${gold}"/><path d="M-134-10V-80H134V-10Z" fill="${wall}"/><path d="${doors}" fill="${lit}" stroke="${GOLD_INK}" stroke-opacity=".35" stroke-width="2"/><g fill="${gold}">${columns}</g>` +
      `<path d="M-66-92V-130H66V-92ZM-38-140V-172H38V-140Z" fill="${wall}"/><g transform="translate(0 -78)">${roof(sheet, 150, 66)}</g><g transform="translate(0 -126)">${roof(sheet, 100, 62)}</g>` +
      `<g transform="translate(0 -170)">${roof(sheet, 58, 54)}</g><path d="${symmetric('0,-332 L2,-300 L6,-282 L18,-232 L26,-214 L0,-206')}" fill="${gold}"/><g fill="${gold}" stroke="#a8650f" stroke-width="1">${rings}</g>`,
  )
}

/** A small open pavilion of two roofs, 130 wide, standing on y = 0. */
export function pavilion(sheet: Sheet): string {
  return sheet.define(
    `<path d="M-64 0V-8H64V0Z" fill="#d99a34"/><path d="M-50-8V-56H50V-8Z" fill="#ffcf7a"/><path d="M-50-8V-56h8V-8ZM-18-8V-56h8V-8ZM10-8V-56h8V-8ZM42-8V-56h8V-8Z" fill="#c77c22"/><g transform="translate(0 -54)">${roof(sheet, 62, 46)}</g><g transform="translate(0 -84)">${roof(sheet, 34, 40)}</g>`,
  )
}

/** A long-tail boat pointing left with a canopy and a lamp, 300 wide, its water line on y = 0. */
export function longBoat(sheet: Sheet, hull: string, cloth: string): string {
  const wood = sheet.linear([
    [0, hull],
    [1, '#32100f'],
  ])
  const people = [0, 42, 84].map(
    (x) =>
      `<path d="M${x - 14} -20C${x - 14}-40 ${x - 8}-46 ${x}-46 ${x + 8}-46 ${x + 14}-40 ${x + 14}-20Z"/><circle cx="${x}" cy="-55" r="8.5"/>`,
  )
  return sheet.define(
    `<g fill="#2c1026">${people.join('')}</g>` +
      `<path d="M-34-26V-70M106-26V-70" stroke="#5a2a18" stroke-width="4"/><path d="M-48-66C-20-86 92-86 120-66L112-60C80-72-8-72-40-60Z" fill="${cloth}"/><path d="M-44-63q7 9 14 2q7 8 14 0q7 8 14 0q7 7 14 0q7 8 14 0q7 7 14 0q7 8 14 0q7 8 14 0q7 8 14 1q7 8 14 3" fill="none" stroke="#fff0c0" stroke-width="3"/>` +
      `<path d="M-176-74C-150-30-120-18-80-16H120C150-16 170-22 196-40 186-6 150 8 110 8H-70C-120 8-160-20-176-74Z" fill="${wood}"/><path d="M-168-56C-146-26-118-14-80-12H122C148-12 168-16 190-30" fill="none" stroke="#ffce6a" stroke-width="3.5"/>` +
      `<path d="M-176-74C-172-60-166-50-160-42L-152-48C-160-56-168-64-176-74Z" fill="#ffd257"/><path d="M-158-46C-170-40-166-26-172-14M-154-44C-160-34-156-24-160-12" stroke="#ff4f7b" stroke-width="5" fill="none" stroke-linecap="round"/>` +
      `<path d="M168-24 236 12" stroke="#3a2020" stroke-width="5"/><path d="M150-46C150-62 156-66 162-66 170-66 174-58 174-40L166-26H150Z" fill="#2c1026"/><circle cx="162" cy="-76" r="9" fill="#2c1026"/><path d="M142-78Q162-98 182-78Z" fill="#d99a4a"/>` +
      '<circle cx="36" cy="-60" r="7" fill="#fff2b0"/>',
  )
}

/** An elephant in festive cloth facing left, 230 wide and 190 tall, standing on y = 0. */
export function elephant(sheet: Sheet): string {
  const hide = sheet.linear([
    [0, '#a7a3c4'],
    [0.5, '#76719d'],
    [1, '#453f6c'],
  ])
  const ear = sheet.linear([
    [0, '#c3b3cf'],
    [1, '#6a5f8f'],
  ])
  const cloth = sheet.linear([
    [0, '#ff5d6c'],
    [1, '#a8123e'],
  ])
  const tassels = repeat(8, (index) => `M${84 + index * 12}-58v10`)
  const toes = [58, 98, 148, 186].map((x) => `M${x}-3h7M${x + 10}-3h7`).join('')
  return (
    `<path d="M206-118C222-100 220-70 212-52L207-54C212-74 212-92 200-108Z" fill="#453f6c"/><path d="M88-50 92 0H118L120-52ZM148-50 150 0H174L178-52Z" fill="#3b3560"/>` +
    `<path d="M64-140C96-164 158-164 190-138 212-118 214-84 210-52L208 0H180L176-44C150-36 112-36 86-44L82 0H52L50-56C34-60 20-72 16-92 2-94-14-104-22-122-30-142-24-160-14-168-6-172 0-164-6-156-14-142-4-122 16-122 22-140 44-150 64-140Z" fill="${hide}"/>` +
    `<path d="M-22-122C-30-142-24-160-14-168-6-172 0-164-6-156" fill="none" stroke="#d8d2ea" stroke-width="3" stroke-linecap="round"/><path d="M-14-112q6-3 8-8M-21-126q7-1 9-5M-23-142q7 1 10-2" stroke="#3b3560" stroke-opacity=".6" stroke-width="2" fill="none"/>` +
    `<path d="${toes}" stroke="#f3e3d3" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M78-150C104-164 156-164 182-144L180-60C150-50 110-50 82-58Z" fill="${cloth}" stroke="#ffd257" stroke-width="5"/><path d="M90-140C112-148 148-148 170-136L168-74C146-66 114-66 92-72Z" fill="none" stroke="#ffd257" stroke-width="2.5"/><path d="M130-128 150-106 130-84 110-106Z" fill="#ffd257"/><path d="M130-116 139-106 130-96 121-106Z" fill="#a8123e"/>` +
    `<path d="${tassels}" stroke="#ffd257" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="M56-138C86-150 106-128 100-98 96-76 78-64 66-74 54-86 50-118 56-138Z" fill="${ear}" stroke="#453f6c" stroke-width="2"/><path d="M62-128C80-136 92-122 90-102" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>` +
    `<path d="M20-88C6-82-8-82-18-90-8-72 10-68 28-78Z" fill="#fff6df"/><circle cx="34" cy="-108" r="4.2" fill="#17102c"/><circle cx="32.6" cy="-109.6" r="1.4" fill="#fff"/>` +
    `<path d="M20-132C32-148 50-152 62-144L56-116C44-124 30-122 22-112Z" fill="${cloth}" stroke="#ffd257" stroke-width="3"/><circle cx="40" cy="-132" r="5" fill="#ffd257"/>`
  )
}

/** A paper sky lantern with its glow. */
function skyLantern(sheet: Sheet): string {
  const paper = sheet.linear([
    [0, '#ffb347'],
    [0.6, '#ffd778'],
    [1, '#fff6c8'],
  ])
  const light = sheet.radial([
    [0, '#ffd27a', 0.7],
    [1, '#ffb347', 0],
  ])
  return sheet.define(
    `<circle r="46" fill="${light}"/><path d="M-13-16C-8-22 8-22 13-16 18-4 16 8 10 17H-10C-16 8-18-4-13-16Z" fill="${paper}"/><path d="M-10 17H10" stroke="#b8641a" stroke-width="2.5"/>`,
  )
}

/** Lanterns at given places. */
export function lanterns(sheet: Sheet, at: readonly (readonly [number, number, number])[]): string {
  const id = skyLantern(sheet)
  return at.map(([x, y, scale]) => place(id, x, y, scale)).join('')
}
