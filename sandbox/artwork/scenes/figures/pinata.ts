import { starPath } from '../parts/coin.ts'
import { num, place, repeat, type Sheet } from '../parts/sheet.ts'

const ink = '#2a0c38'
const dyes = ['#e0207a', '#ffc83d', '#12a594', '#ff7a3d', '#7a3fe0'] as const
const deep = ['#9c0f52', '#c8861a', '#086a60', '#b8481a', '#4a1fa0'] as const

/** A strip of cut paper, 2 x `half` wide, its fringe hanging from y = 0. */
function fringe(half: number, y: number, [light, dark]: readonly [string, string]): string {
  const count = Math.max(2, Math.round(half / 7))
  const step = (half * 2) / count
  const teeth = repeat(count, () => `l${num(step / 2)} 15 ${num(step / 2)}-15`)
  return `<path d="M${-num(half)} ${num(y)}v-20H${num(half)}v20" fill="${light}"/><path d="M${-num(half)} ${num(y)}${teeth}Z" fill="${light}"/><path d="M${-num(half)} ${num(y - 18)}H${num(half)}" stroke="${dark}" stroke-opacity=".55" stroke-width="4"/>`
}

/** A cone of fringed bands, its base on the origin, its point at y = -150 with a tassel. */
function cone(sheet: Sheet, first: number): string {
  const clip = sheet.clip('<path d="M-56 14Q0 30 56 14L3-152H-3Z"/>')
  // From below, so that each fringe hangs over the band under it.
  const bands = repeat(7, (count) => {
    const index = 6 - count
    const dye = (first + index) % dyes.length
    return fringe(62 - (6 - index) * 8.4, -124 + index * 22, [dyes[dye] ?? ink, deep[dye] ?? ink])
  })
  const shade = sheet.linear(
    [
      [0, '#fff', 0.28],
      [0.4, '#fff', 0],
      [0.6, '#2a0c38', 0],
      [1, '#2a0c38', 0.5],
    ],
    0,
    0,
    1,
    0,
  )
  const [one, two] = [dyes[first % 5], dyes[(first + 2) % 5]]
  return sheet.define(
    `<g fill="none" stroke-width="5" stroke-linecap="round"><path d="M0-150C-22-166-20-184-34-198M0-150C16-170 12-186 26-204" stroke="${one}"/><path d="M0-150C-4-172 4-190-6-212M0-150C-14-160-30-166-40-174" stroke="${two}"/><path d="M0-150C18-160 26-170 40-176" stroke="#fff3e0"/></g><g clip-path="${clip}">${bands}<path d="M-56 14Q0 30 56 14L0-152Z" fill="${shade}"/></g><circle cy="-150" r="8" fill="#ffe27a"/>`,
  )
}

/** The round middle, broken open below. */
function belly(sheet: Sheet): string {
  const outline =
    'M-62 76C-118 34-118-60-50-92-18-106 18-106 50-92 118-60 118 34 62 76L48 58 36 84 20 60 4 92-12 62-28 86-44 58Z'
  const clip = sheet.clip(`<path d="${outline}"/>`)
  const rows = repeat(9, (index) => {
    const dye = ((8 - index) * 2) % 5
    return fringe(112, 94 - index * 22, [dyes[dye] ?? ink, deep[dye] ?? ink])
  })
  const shade = sheet.radial(
    [
      [0, '#fff', 0.4],
      [0.5, '#fff', 0],
      [1, '#2a0c38', 0.5],
    ],
    0.36,
    0.3,
    0.75,
  )
  return `<path d="M-66 74C-40 44 40 44 66 74 40 112-40 112-66 74Z" fill="#4a1230"/><g clip-path="${clip}">${rows}<path d="${outline}" fill="${shade}"/></g><path d="M-62 76-44 58-28 86-12 62 4 92 20 60 36 84 48 58 62 76" fill="none" stroke="#fff3e0" stroke-width="5" stroke-linejoin="round"/>`
}

/** A star of seven cones, 350 in radius with its tassels; its cord leads up from y = -190. */
export function pinata(sheet: Sheet): string {
  const cones = dyes.map((_, index) => cone(sheet, index))
  const turns = [-154, 154, -103, 103, -51, 51, 0]
  const around = turns.map((turn, index) => {
    const angle = ((turn - 90) * Math.PI) / 180
    return place(cones[index % 5] ?? '', Math.cos(angle) * 72, Math.sin(angle) * 72, 0.98, turn)
  })
  return `<path d="M0-210V-700" stroke="#6a2f18" stroke-width="8"/><path d="M0-210V-700" stroke="#ffcf7a" stroke-width="3" stroke-dasharray="8 8"/>${around.join('')}${belly(sheet)}`
}

const sweet = (light: string, dark: string): string =>
  `<path d="M-22-2-46-20-42 0-48 18-22 6ZM22-2 46-20 42 0 48 18 22 6Z" fill="${dark}"/><path d="M-24-4-44-14M24-4 44-14M-24 5-44 12M24 5 44 12" stroke="${light}" stroke-width="2.500"/><circle r="25" fill="${light}"/><path d="M-16-19C-2-10 2 12-6 24M2-25C16-14 20 6 14 20" stroke="${dark}" stroke-width="9" fill="none"/><ellipse cx="-9" cy="-11" rx="7" ry="4.500" fill="#fff" opacity=".85" transform="rotate(-36 -9 -11)"/>`

/** What falls out: sweets, fruit, a bell, a gem and a star, each about 60 wide. */
export function treats(sheet: Sheet): readonly string[] {
  return [
    sweet('#ff8ab8', '#d81f72'),
    '<path d="M-14 8C-12-16 4-34 26-42M16 10C16-12 20-30 26-42" stroke="#2f8a3a" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M26-42C40-54 56-48 60-36 46-30 34-32 26-42Z" fill="#4fc04a"/><circle cx="-16" cy="20" r="21" fill="#e3203a"/><circle cx="20" cy="24" r="21" fill="#c20f2e"/><path d="M-28 14q2-10 11-11M8 18q2-10 11-11" stroke="#fff" stroke-opacity=".8" stroke-width="5" fill="none" stroke-linecap="round"/>',
    `<path d="${starPath(32)}" fill="#ffd23d" stroke="#c8861a" stroke-width="4" stroke-linejoin="round"/><path d="M0-32 8-10 0 0ZM30-10 10-3 0 0ZM19 26 0 12V0Z" fill="#f09a1a" opacity=".6"/>`,
    '<path d="M-32-8-17-28H17L32-8 0 32Z" fill="#1fb8c8"/><path d="M-17-28-12-8H12L17-28Z" fill="#b8fbff"/><path d="M-32-8H-12L0 32Z" fill="#6ae8f0"/><path d="M32-8H12L0 32Z" fill="#0a6a8a"/><path d="M-12-24H6" stroke="#fff" stroke-width="4" stroke-linecap="round"/>',
    '<path d="M-34 0C-38-4-38-12-28-12-14-30 16-30 28-10 38-10 40-2 32 4 18 28-14 28-26 10-32 8-36 4-34 0Z" fill="#ffe03d"/><path d="M-20 12C-4 24 16 20 26 4" stroke="#d8961a" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-16-12C-6-20 6-20 12-16" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M22-14C26-30 42-34 52-28 48-16 36-10 22-14Z" fill="#4fc04a"/>',
    sweet('#8af0dc', '#12a594'),
    '<path d="M-30 18C-20 10-24-26 0-28 24-26 20 10 30 18Z" fill="#ffc83d" stroke="#b8690f" stroke-width="3"/><path d="M-14 8C-12-8-10-18-2-22" stroke="#fff6cf" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-34 16H34V25H-34Z" fill="#f0a826" stroke="#b8690f" stroke-width="3"/><circle cy="31" r="8" fill="#b8690f"/><circle cy="-31" r="6" fill="#b8690f"/>',
    sweet('#ffd98a', '#ff7a3d'),
  ].map((markup) => sheet.define(markup))
}

/** A raised arm with an open hand: the elbow at y = 160, the fingertips at y = -70. */
export function raised(skin: readonly [lit: string, shade: string], cloth: readonly [string, string]): string {
  const [lit, shade] = skin
  const fingers = 'M-17-4-30-46M-6-8-10-62M7-8 12-60M18-4 32-42'
  return (
    `<path d="M-16 10-26 160H34L20 10Z" fill="${shade}"/><path d="M-16 10-26 160H14L8 10Z" fill="${lit}"/><path d="${fingers}M-22 18-46-2" stroke="${shade}" stroke-width="19" stroke-linecap="round"/><path d="M-27 0C-26-18 26-18 27 0 28 22 20 34 2 36-18 36-28 22-27 0Z" fill="${lit}" stroke="${shade}" stroke-width="3"/><path d="${fingers}M-20 20-46-2" stroke="${lit}" stroke-width="14" stroke-linecap="round"/><path d="M-26 2C-24-16 24-16 25 2 26 20 16 30 2 32-16 32-26 20-26 2Z" fill="${lit}"/><path d="M-14 16C-4 6 10 6 18 12M-12 4C-2-4 10-4 16 0" stroke="${shade}" stroke-width="3" fill="none" stroke-linecap="round"/>` +
    `<path d="M-34 84C-14 96 20 96 40 82L54 176H-48Z" fill="${cloth[0]}"/><path d="M-34 84C-14 96 20 96 40 82L43 98C20 112-16 112-37 100Z" fill="${cloth[1]}"/>`
  )
}

/** The stick with its ribbons, which has just struck at the origin, and the arm that swings it from below. */
export const blow =
  '<path d="M0 0-214 172" stroke="#6a2f18" stroke-width="22" stroke-linecap="round"/><path d="M0 0-214 172" stroke="#ffc83d" stroke-width="15" stroke-linecap="round"/><path d="M0 0-214 172" stroke="#e0207a" stroke-width="15" stroke-dasharray="16 22"/><path d="M-40-34-16-12 8-52 10-14 44-26 18 2 48 22 12 18 6 54-8 18-44 24-18 0Z" fill="#fff3c0"/><path d="M-18-16-6-6 4-24 4-6 20-10 8 2 22 10 6 8 2 24-4 8-20 10-8 0Z" fill="#ffb02e"/>' +
  '<path d="M-214 172C-226 188-242 204-262 214" stroke="#e0207a" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M-214 172C-222 196-222 216-236 234" stroke="#5fe0c8" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M-206 146-250 420H-186L-166 168Z" fill="#743f20"/><path d="M-206 146-250 420H-206L-180 164Z" fill="#a9663a"/><path d="M-222 246C-208 258-186 260-172 250L-178 460H-262Z" fill="#12a594"/><path d="M-222 246C-208 258-186 260-172 250L-174 268C-190 278-212 276-226 264Z" fill="#ffe27a"/>' +
  '<path d="M-212 158C-220 138-208 116-190 110-170 106-148 122-150 142-152 164-172 182-190 178-202 176-208 168-212 158Z" fill="#a9663a" stroke="#743f20" stroke-width="3"/><path d="M-204 132C-192 140-180 152-176 166M-194 122C-180 130-168 142-164 158M-182 116C-170 122-160 132-156 146" stroke="#743f20" stroke-width="3.500" fill="none" stroke-linecap="round"/><path d="M-206 160C-200 148-188 146-178 152" stroke="#743f20" stroke-width="3" fill="none" stroke-linecap="round"/>'
