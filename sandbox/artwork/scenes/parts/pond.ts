import { num, place, repeat, type Sheet, symmetric } from './sheet.ts'

/** Foot, middle and tip of a lotus's petals. */
export type PetalInks = readonly [foot: string, middle: string, tip: string]

export const pinkLotus: PetalInks = ['#9c104c', '#dd3f7c', '#ffb6ca']
export const goldLotus: PetalInks = ['#b8700f', '#f8bd3f', '#fff3c4']

/** An open lotus, 200 wide, its foot on the origin and its highest petal at y = -106; returns its id. */
export function lotusFlower(sheet: Sheet, [foot, middle, tip]: PetalInks): string {
  const vein = 'M0-84V-22M-6-62C-11-46-11-30-7-16M6-62C11-46 11-30 7-16'
  const petal = (inks: readonly [string, string, string], id: string): string => {
    const paint = sheet.linear([
      [0, inks[0]],
      [0.55, inks[1]],
      [1, inks[2]],
    ])
    return sheet.define(
      `<path d="${id}" fill="${paint}" stroke="${tip}" stroke-width="1.2"/><path d="${vein}" fill="none" stroke="${inks[2]}" stroke-width=".8" stroke-linecap="round"/>`,
    )
  }
  const outline = symmetric('0,-104 C16,-84 28,-52 24,-26 C21,-10 10,0 0,2')
  const back = petal([middle, middle, foot], outline)
  const front = petal([tip, middle, foot], outline)
  const fan = (id: string, turns: readonly number[], size: number): string =>
    turns.flatMap((turn) => [place(id, 0, 0, size, -turn), place(id, 0, 0, size, turn)]).join('')
  return sheet.define(
    fan(back, [78, 52, 26], 0.94) +
      place(back, 0, 0, 1) +
      fan(front, [66, 40], 0.74) +
      fan(front, [17], 0.82) +
      place(front, 0, 0, 0.84) +
      fan(front, [84], 0.5),
  )
}

/** A leaf on the water, `rx` to either side. */
export function lotusPad(
  sheet: Sheet,
  { at: [x, y], rx }: { at: readonly [x: number, y: number]; rx: number },
): string {
  const leaf = sheet.linear([
    [0, '#2f8a5f'],
    [1, '#0f4a35'],
  ])
  const veins = repeat(9, (index) => {
    const angle = ((20 + index * 36) * Math.PI) / 180
    return `M0 0L${num(Math.cos(angle) * 88)} ${num(Math.sin(angle) * 25)}`
  })
  const id = sheet.define(
    `<ellipse rx="101" ry="30" cy="5" fill="#1d0a18"/><path d="M-100 0A100 30 0 1 0 36-28L4-2-22-29.300A100 30 0 0 0-100 0Z" fill="${leaf}"/><path d="${veins}" stroke="#4f9f74" stroke-width="1.6"/>`,
  )
  return place(id, x, y, rx / 100)
}
