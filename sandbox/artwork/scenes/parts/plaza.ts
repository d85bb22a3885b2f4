import { num, repeat, type Sheet, symmetric } from './sheet.ts'

/** A cut-paper flag 74 wide and 86 tall hanging from y = 0; `kind` picks the cut. */
export function paperFlag(
  sheet: Sheet,
  { colour, hole, kind }: { colour: string; hole: string; kind: number },
): string {
  const hem = repeat(5, (index) => `a7.4 9 0 0 1-14.8 0${index === 4 ? '' : ''}`)
  const diamonds = 'M0 20 8 30 0 40-8 30ZM-22 24-17 30-22 36-27 30ZM22 24 27 30 22 36 17 30ZM0 50 6 57 0 64-6 57Z'
  const flower = repeat(8, (index) => {
    const angle = (index / 8) * Math.PI * 2
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return `M${num(x * 5)} ${num(38 + y * 5)}L${num(x * 14 - y * 5)} ${num(38 + y * 14 + x * 5)} ${num(x * 19)} ${num(38 + y * 19)} ${num(x * 14 + y * 5)} ${num(38 + y * 14 - x * 5)}Z`
  })
  const sun = 'M0 28A11 11 0 1 1 0 50 11 11 0 1 1 0 28M-24 28h9v5h-9zM15 28h9v5h-9zM-24 46h9v5h-9zM15 46h9v5h-9z'
  const cut = [diamonds, flower, sun][kind % 3]
  const dots = repeat(5, (index) => `M${-26 + index * 13} 12h.1M${-26 + index * 13} 69h.1`)
  return sheet.define(
    `<path d="M-37 0H37V78${hem}Z" fill="${colour}"/><path d="M-37 0H37V7H-37Z" fill="#000" opacity=".14"/><path d="${cut}" fill="${hole}"/><path d="${dots}" stroke="${hole}" stroke-width="5" stroke-linecap="round"/>`,
  )
}

/** A guitar standing upright, its sound hole on the origin, 150 wide and 420 tall. */
export function guitar(sheet: Sheet, wood: readonly [string, string, string], trim: string): string {
  const top = sheet.radial(
    [
      [0, wood[0]],
      [0.6, wood[1]],
      [1, wood[2]],
    ],
    0.4,
    0.35,
    0.8,
  )
  const body = symmetric('0,-66 C40,-72 62,-54 60,-28 C58,-8 50,4 56,20 C66,40 80,56 78,88 C76,122 44,138 0,138')
  const rosette = repeat(16, (index) => {
    const angle = (index / 16) * Math.PI * 2
    return `M${num(Math.cos(angle) * 26)} ${num(Math.sin(angle) * 26)}h.1`
  })
  const frets = repeat(9, (index) => `M-9 ${-64 - index * 17}H9`)
  const pegs = repeat(3, (index) => `M-17 ${-246 - index * 16}h-8M17 ${-246 - index * 16}h8`)
  return sheet.define(
    `<path d="${body}" fill="${wood[2]}" transform="translate(5 5)"/><path d="${body}" fill="${top}" stroke="${trim}" stroke-width="4"/><path d="${body}" fill="none" stroke="${wood[2]}" stroke-width="2" transform="scale(.9) translate(0 4)"/>` +
      `<circle r="30" fill="${trim}"/><path d="${rosette}" stroke="${wood[2]}" stroke-width="6" stroke-linecap="round"/><circle r="21" fill="#2a0f0a"/>` +
      `<path d="M-11 10V-232H11V10Z" fill="#4a2012"/><path d="${frets}M-9-217H9M-9 -30H9" stroke="#d9b06a" stroke-width="2"/><path d="M-17-230-14-296Q0-304 14-296L17-230Z" fill="#7a3415" stroke="${trim}" stroke-width="2"/>` +
      `<path d="${pegs}" stroke="#f7dfa6" stroke-width="7" stroke-linecap="round"/><rect x="-30" y="84" width="60" height="12" rx="5" fill="#4a2012"/>` +
      '<path d="M-6-286V86M-2-288V86M2-288V86M6-286V86" stroke="#fff3d0" stroke-width="1.2" opacity=".9"/><path d="M-52-40C-50-56-34-62-16-62M-66 98C-70 70-58 50-50 36" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="5" stroke-linecap="round"/>',
  )
}

/** A row of painted houses with arcades, 480 wide, standing on y = 0. */
export function arcade(
  sheet: Sheet,
  { walls, roof, door }: { walls: readonly string[]; roof: string; door: string },
): string {
  const houses = walls.map((wall, index) => {
    const [x, w, h] = [index * 96, 96, 120 + ((index * 37) % 50)]
    const arches = repeat(2, (at) => `M${x + 10 + at * 42} 0V-40a17 20 0 0 1 34 0V0Z`)
    const windows = repeat(2, (at) => `M${x + 18 + at * 42} ${-h + 50}v-16a9 10 0 0 1 18 0v16Z`)
    return `<path d="M${x} 0V${-h}H${x + w}V0Z" fill="${wall}"/><path d="M${x + 80} 0V${-h}h16V0Z" fill="#000" opacity=".12"/><path d="M${x - 3} ${-h}h${w + 6}v9h-${w + 6}Z" fill="${roof}"/><path d="${arches}${windows}" fill="${door}"/><path d="M${x + 12} ${-h + 54}h30M${x + 54} ${-h + 54}h30" stroke="${roof}" stroke-width="4"/>`
  })
  return sheet.define(houses.join(''))
}

/** A sun with two rows of pointed rays, radius about 150. */
export function raySun(sheet: Sheet): string {
  const disc = sheet.radial(
    [
      [0, '#fff6c4'],
      [0.6, '#ffd84f'],
      [1, '#ffab2e'],
    ],
    0.42,
    0.36,
    0.7,
  )
  const spikes = ({ from, to, count, turn, half }: Record<'from' | 'to' | 'count' | 'turn' | 'half', number>): string =>
    repeat(count, (index) => {
      const at = ((index + turn) / count) * Math.PI * 2
      const p = (r: number, a: number): string => `${num(Math.cos(a) * r)} ${num(Math.sin(a) * r)}`
      return `M${p(from, at - half)}L${p(to, at)} ${p(from, at + half)}Z`
    })
  return sheet.define(
    `<path d="${spikes({ from: 92, to: 150, count: 16, turn: 0, half: 0.16 })}" fill="#ff8a2b"/><path d="${spikes({ from: 92, to: 132, count: 16, turn: 0.5, half: 0.15 })}" fill="#ffc83d"/><circle r="98" fill="${disc}" stroke="#ff9a2e" stroke-width="4"/><circle r="84" fill="none" stroke="#fff4b8" stroke-opacity=".7" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"/>`,
  )
}

/** A blue-green agave standing on the origin, 150 wide. */
export function agave(sheet: Sheet, light: string, dark: string): string {
  const leaf = sheet.linear([
    [0, light],
    [1, dark],
  ])
  const blade = sheet.define(
    `<path d="M-11 0C-16-40-10-74 0-104 10-74 16-40 11 0Z" fill="${leaf}"/><path d="M0-92V-6" stroke="#fff" stroke-opacity=".25" stroke-width="2"/>`,
  )
  const turns = [-78, 78, -60, 60, -40, 40, -20, 20, 0]
  return sheet.define(
    turns
      .map((turn) => `<use href="#${blade}" transform="rotate(${turn}) scale(${num(1 - Math.abs(turn) * 0.003)})"/>`)
      .join(''),
  )
}
