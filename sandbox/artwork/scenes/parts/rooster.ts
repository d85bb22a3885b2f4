import { place, type Sheet } from './sheet.ts'

interface RoosterLook {
  /** The hackle in two tones and the dark under it. */
  plumes: readonly [string, string, string]
  comb: readonly [string, string]
}

/** Rows of pointed neck feathers; the one tone is `color`, the other is inherited `fill`. */
function hackle(sheet: Sheet, from: number): string {
  const feather = sheet.define(
    '<path d="M0-24C11-14 10 12 0 30-10 12-11-14 0-24Z" stroke="#1c0f10" stroke-opacity=".35" stroke-width="1.2"/><path d="M0-16V20" stroke="#fff" stroke-opacity=".4" stroke-width="1.6"/>',
  )
  let rows = ''
  for (let row = from; row < 7; row += 1) {
    const t = row / 6
    const y = 238 - row * 25
    const [left, right] = [-14 + t ** 0.8 * 78, 172 - t ** 0.7 * 46]
    const count = Math.round((right - left) / (from > 0 ? 26 : 22))
    let line = ''
    for (let index = 0; index <= count; index += 1) {
      const u = index / count
      line += place(
        feather,
        Math.round(left + (right - left) * u),
        Math.round(y + Math.sin(u * Math.PI) * 8),
        Math.round((1.1 - t * 0.36) * 10) / 10,
        Math.round((0.5 - u) * 46),
      )
    }
    rows += row % 2 === 0 ? `<g fill="currentColor">${line}</g>` : line
  }
  return sheet.define(rows)
}

/** A rooster's head and breast in noble profile facing right, about 210 wide, cut off at y = 270. */
export function roosterBust(sheet: Sheet, look: RoosterLook, full = false): string {
  const foot = full ? 196 : 280
  const [back, front] = full ? [10, 166] : [-30, 186]
  const [first, second, dark] = look.plumes
  const red = sheet.linear([
    [0, '#ff7a6a'],
    [0.5, look.comb[0]],
    [1, look.comb[1]],
  ])
  const horn = sheet.linear([
    [0, '#ffe9a0'],
    [0.6, '#f5b52e'],
    [1, '#b86f10'],
  ])
  const base = sheet.linear([
    [0, first],
    [1, dark],
  ])
  const iris = sheet.radial([
    [0, '#fff3a0'],
    [0.6, '#ffb51f'],
    [1, '#c8560a'],
  ])
  return (
    `<path d="M66 52C38 92 8 140 ${back} ${foot}H${front}C168 180 158 140 134 104Z" fill="${base}"/><g fill="${first}" color="${second}"><use href="#${hackle(sheet, full ? 2 : 0)}"/></g>` +
    `<path d="M66 52C38 92 8 140 ${back} ${foot}H${back + 40}C${back + 44} 180 56 130 84 90Z" fill="${dark}" opacity=".3"/>` +
    `<path d="M60 54C44 26 60 4 78 20 78-8 102-14 108 10 116-14 140-6 134 18 150 10 160 28 148 48 132 62 84 70 60 54Z" fill="${red}" stroke="${look.comb[1]}" stroke-width="2"/><path d="M76 26C80 36 82 42 82 50M106 18C108 30 108 40 106 50M132 24C132 34 130 42 126 50" fill="none" stroke="${look.comb[1]}" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="M118 98C110 122 112 154 128 160 148 158 150 124 140 98Z" fill="${red}" stroke="${look.comb[1]}" stroke-width="2"/><path d="M98 96C88 114 90 136 102 142 116 140 118 118 114 98Z" fill="${red}" stroke="${look.comb[1]}" stroke-width="2"/>` +
    `<path d="M64 56C72 40 104 38 128 44 142 50 146 62 142 78 138 96 122 108 104 106 80 104 62 84 64 56Z" fill="${red}"/><ellipse cx="84" cy="92" rx="10" ry="14" fill="#fff6e6" transform="rotate(-18 84 92)"/>` +
    `<path d="M134 50C160 48 182 60 192 82 176 76 164 78 152 86L136 84C142 72 142 60 134 50Z" fill="${horn}" stroke="#8a5410" stroke-width="2" stroke-linejoin="round"/><path d="M138 84 170 82C164 96 150 100 138 96Z" fill="#d98f1f" stroke="#8a5410" stroke-width="2" stroke-linejoin="round"/><path d="M152 62q6-2 9 2" stroke="#8a5410" stroke-width="2.4" fill="none" stroke-linecap="round"/>` +
    `<circle cx="112" cy="68" r="13.5" fill="#3a0810"/><circle cx="112" cy="68" r="11.5" fill="${iris}"/><circle cx="114" cy="68" r="6" fill="#120a0c"/><circle cx="110" cy="64" r="2.8" fill="#fff"/><path d="M94 56C106 50 122 54 132 64" fill="none" stroke="${look.comb[1]}" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="M70 40C64 28 70 20 76 26M100 20C98 10 102 4 106 10M128 18C130 8 136 8 136 14" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/><path d="M140 54C156 54 170 62 178 70" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>`
  )
}

/** Tail plumes, wing, body and legs under a bust, drawn before it; feet near y = 372. */
export function roosterBody(sheet: Sheet, look: RoosterLook, sickles: readonly [string, string, string]): string {
  const [first, second, dark] = look.plumes
  const coat = sheet.linear(
    [
      [0, second],
      [0.5, first],
      [1, dark],
    ],
    0.7,
    0,
    0.2,
    1,
  )
  const gloss = sickles.map((colour) =>
    sheet.linear(
      [
        [0, colour],
        [1, '#0a1420'],
      ],
      0,
      0,
      1,
      1,
    ),
  )
  const plume = sheet.define(
    '<path d="M0 6C-50-50-120-84-214-30-130-60-70-20 8 30Z" stroke="#fff" stroke-opacity=".28" stroke-width="1.6"/><path d="M-4 10C-60-40-120-62-180-44" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="2"/>',
  )
  const fan: readonly (readonly [number, number])[] = [
    [-22, 0.86],
    [-2, 1],
    [16, 1.06],
    [34, 1.08],
    [52, 1],
    [70, 0.86],
    [88, 0.66],
  ]
  const plumes = fan.map(
    ([turn, size], index) => `<g fill="${gloss[index % 3]}">${place(plume, 14, 226, size, turn)}</g>`,
  )
  return (
    plumes.join('') +
    `<path d="M64 318 60 362M108 314 112 362" stroke="#e0a42e" stroke-width="10" stroke-linecap="round"/><path d="M60 362 34 372M60 362 62 374M60 362 84 370M112 362 90 372M112 362 116 374M112 362 138 370" stroke="#e0a42e" stroke-width="7" stroke-linecap="round"/><path d="M63 330h6M62 342h6M106 330h6M107 342h6" stroke="#8a5410" stroke-width="2"/>` +
    `<path d="M-18 224C10 190 120 170 174 190 204 236 176 308 112 330 50 342-12 306-18 224Z" fill="${coat}"/><path d="M48 300C46 318 56 332 70 332 84 330 92 320 92 306ZM92 306C92 322 102 330 114 328 128 322 132 308 130 296Z" fill="${dark}"/>` +
    `<path d="M-10 222C30 206 90 222 128 264 98 306 24 312 0 276Z" fill="${sickles[0]}"/><path d="M-2 236C30 232 70 242 100 266M0 252C28 252 56 260 82 280M6 268C24 272 40 278 56 290" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/><path d="M-10 222C30 206 90 222 128 264" fill="none" stroke="${second}" stroke-width="5" stroke-linecap="round"/>`
  )
}
