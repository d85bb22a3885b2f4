import { both, num, place, repeat, type Sheet, symmetric } from '../parts/sheet.ts'

const ink = '#4a0810'

const goldOf = (sheet: Sheet): string =>
  sheet.linear([
    [0, '#fff3b8'],
    [0.5, '#ffc83d'],
    [1, '#c8741a'],
  ])

/** A row of fur locks along an arc about the origin: `from` and `to` in degrees, 0 to the right. */
function locks(
  id: string,
  { rx, ry, from, to, count, size }: { rx: number; ry: number; from: number; to: number; count: number; size: number },
): string {
  return repeat(count, (index) => {
    const turn = from + ((to - from) * index) / (count - 1)
    const angle = (turn * Math.PI) / 180
    return place(id, Math.cos(angle) * rx, Math.sin(angle) * ry, size, turn - 90)
  })
}

const lock = (sheet: Sheet, light: string, deep: string): string =>
  sheet.define(
    `<path d="M-24-10C-28 18-14 40 0 56 14 40 28 18 24-10Z" fill="${light}" stroke="${deep}" stroke-width="2.500"/><path d="M-10 0C-10 18-6 30 0 40M10 0C10 16 8 26 4 34" fill="none" stroke="${deep}" stroke-width="2.500" stroke-linecap="round"/>`,
  )

/** A big eye under a fringed lid, its middle on the origin. */
function eye(gold: string): string {
  const lashes = repeat(7, (index) => {
    const angle = ((200 + index * 23) * Math.PI) / 180
    return `<circle cx="${num(Math.cos(angle) * 54)}" cy="${num(Math.sin(angle) * 50)}" r="12"/>`
  })
  return (
    `<g fill="#fffdf6" stroke="#e2a08a" stroke-width="2">${lashes}</g><ellipse rx="50" ry="46" fill="${gold}" stroke="${ink}" stroke-width="3"/><ellipse cy="2" rx="41" ry="38" fill="#fff"/><path d="M-41 2A41 38 0 0 1 41 2C20-8-20-8-41 2Z" fill="#1fa87c"/><path d="M-41 2C-20-8 20-8 41 2" stroke="${ink}" stroke-width="4" fill="none"/>` +
    `<circle cx="-4" cy="16" r="18" fill="#1a0408"/><circle cx="-10" cy="9" r="6" fill="#fff"/><circle cx="2" cy="22" r="3" fill="#fff"/>`
  )
}

/** The horn, the mirror and the pompons of the brow. */
function crest(sheet: Sheet, gold: string): string {
  const glass = sheet.radial(
    [
      [0, '#ffffff'],
      [0.6, '#bfeaff'],
      [1, '#4aa8d8'],
    ],
    0.35,
    0.3,
    0.8,
  )
  const pompon = sheet.define(
    `<path d="M0 26C-4 8-2-6 0-24" stroke="#ffd257" stroke-width="4" fill="none"/><circle cy="-34" r="17" fill="#ff6a9a"/><circle cy="-34" r="17" fill="none" stroke="#ffd0e0" stroke-width="5" stroke-dasharray="3 5.900"/><circle cx="-5" cy="-40" r="5" fill="#fff" opacity=".7"/>`,
  )
  return (
    place(pompon, -84, -172, 1, -24) +
    place(pompon, 84, -172, 1, 24) +
    place(pompon, -46, -190, 0.84, -10) +
    place(pompon, 46, -190, 0.84, 10) +
    `<path d="${symmetric('0,-262 C16,-236 34,-206 36,-168 L0,-160')}" fill="${gold}" stroke="${ink}" stroke-width="3"/><path d="M-22-190C-8-184 8-184 22-190M-16-212C-6-206 6-206 16-212M-9-232C-3-229 3-229 9-232" fill="none" stroke="#c2261e" stroke-width="5" stroke-linecap="round"/>` +
    `<circle cy="-122" r="38" fill="${gold}" stroke="${ink}" stroke-width="3"/><circle cy="-122" r="28" fill="${glass}" stroke="#c8741a" stroke-width="3"/><path d="M-16-130C-12-140-4-144 4-144" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/>`
  )
}

/** The open mouth, its teeth, and the beard below. */
function mouth(sheet: Sheet): string {
  const white = lock(sheet, '#fffdf6', '#e2b49c')
  const jaw = sheet.linear([
    [0, '#f2452c'],
    [1, '#a30d24'],
  ])
  return (
    `<path d="M-112 60C-124 140-70 190 0 190S124 140 112 60Z" fill="${jaw}" stroke="${ink}" stroke-width="4"/>${locks(white, { rx: 104, ry: 160, from: 14, to: 166, count: 9, size: 1.06 })}` +
    `<path d="M-96 46C-104 120-58 160 0 160S104 120 96 46Z" fill="#5a0414"/><path d="M-58 128C-40 92 40 92 58 128 40 158-40 158-58 128Z" fill="#ff6a7a"/><path d="M0 108V146" stroke="#c8304a" stroke-width="4" stroke-linecap="round"/><path d="M-74 134-66 106-54 146ZM74 134 66 106 54 146ZM-92 56H-66L-80 88ZM92 56H66L80 88ZM-50 58H-28L-39 78ZM50 58H28L39 78Z" fill="#fffdf0"/>`
  )
}

/** A dancing lion's head from the front: 420 wide, from y = -262 to y = 240. */
function head(sheet: Sheet): string {
  const gold = goldOf(sheet)
  const white = lock(sheet, '#fffdf6', '#e2b49c')
  const flame = lock(sheet, '#ffc83d', '#b8560f')
  const skin = sheet.radial(
    [
      [0, '#ff7a4a'],
      [0.5, '#e3261f'],
      [1, '#96081f'],
    ],
    0.42,
    0.32,
    0.75,
  )
  const ear = `<path d="M128-104C168-168 226-164 238-128 226-94 190-66 146-58Z" fill="${skin}" stroke="${ink}" stroke-width="4"/><path d="M150-96C176-136 208-138 218-122 208-98 184-84 156-78Z" fill="#ffc0a0"/><g fill="#fffdf6" stroke="#e2b49c" stroke-width="2"><circle cx="150" cy="-120" r="13"/><circle cx="170" cy="-140" r="14"/><circle cx="196" cy="-150" r="14"/><circle cx="222" cy="-144" r="13"/><circle cx="238" cy="-124" r="13"/></g>`
  const cheek = `<path d="M112 6C140-14 166 8 152 32 140 46 120 38 122 22M96 32C84 14 92-4 108-4" fill="none" stroke="#ffd257" stroke-width="8" stroke-linecap="round"/>`
  return (
    locks(flame, { rx: 176, ry: 156, from: 160, to: 380, count: 21, size: 1.5 }) +
    locks(white, { rx: 158, ry: 140, from: 164, to: 376, count: 19, size: 1.3 }) +
    both(sheet, ear) +
    mouth(sheet) +
    `<path d="${symmetric('0,-186 C84,-186 150,-140 160,-62 C166,-8 176,40 138,62 C104,76 60,40 0,40')}" fill="${skin}" stroke="${ink}" stroke-width="4"/><path d="M-136-90C-124-140-80-168-30-174" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="9" stroke-linecap="round"/>` +
    both(sheet, cheek) +
    crest(sheet, gold) +
    `<g transform="translate(78 -42) rotate(6)">${eye(gold)}</g><g transform="translate(-78 -42) scale(-1 1) rotate(6)">${eye(gold)}</g>` +
    locks(white, { rx: 136, ry: 40, from: 178, to: 2, count: 12, size: 0.72 }) +
    `<path d="M-54 22C-66-4-40-16-26-8-20-34 20-34 26-8 40-16 66-4 54 22 36 40-36 40-54 22Z" fill="#1fa87c" stroke="${ink}" stroke-width="4"/><path d="M-40 12q8-10 16-2M24 10q8-8 16 2" stroke="${ink}" stroke-width="7" fill="none" stroke-linecap="round"/><ellipse cx="-4" cy="-10" rx="12" ry="7" fill="#c8ffe8"/>`
  )
}

/** The cloth of the back, in rows of fringes; `half` of the lion's length to the right. */
function back(sheet: Sheet): string {
  const outline = 'M-40-150C60-230 210-220 300-150 380-90 420 10 404 96 380 140 300 150 240 130L40 170Z'
  const clip = sheet.clip(`<path d="${outline}"/>`)
  const rows = ['#c2162a', '#ffc83d', '#fffdf6', '#f2452c', '#ffc83d', '#fffdf6', '#c2162a', '#ffc83d', '#fffdf6']
  const tuft = sheet.define(
    repeat(
      13,
      (index) => `<path d="M-22-8C-22 22-10 34 0 42 10 34 22 22 22-8Z" transform="translate(${index * 38})"/>`,
    ),
  )
  const bands = rows.map((colour, index) => {
    const y = -214 + index * 38
    return `<g fill="${colour}" stroke="${ink}" stroke-opacity=".35" stroke-width="2"><path d="M-80 ${y - 30}H440V${y}H-80Z" stroke="none"/>${place(tuft, -70 + (index % 2) * 19, y)}</g>`
  })
  const mirror = [
    [150, -140],
    [250, -84],
    [316, 0],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="15" fill="#ffd257" stroke="${ink}" stroke-width="2"/><circle cx="${x}" cy="${y}" r="9" fill="#d8f4ff"/>`,
    )
    .join('')
  return `<path d="M392 70C450 30 470-40 452-98 500-50 500 40 448 96 432 110 410 110 398 100Z" fill="#fffdf6" stroke="${ink}" stroke-width="3"/><path d="M438 62C466 24 470-20 462-60" stroke="#ffc83d" stroke-width="9" fill="none" stroke-linecap="round"/><g clip-path="${clip}"><path d="${outline}" fill="#c2162a"/>${bands.toReversed().join('')}<path d="M40 170C200 130 330 80 404 96V160H40Z" fill="${ink}" opacity=".25"/></g><path d="${outline}" fill="none" stroke="${ink}" stroke-width="4"/>${mirror}`
}

/** A dancer's leg in fringed trousers, its knee bent: the hip on the origin, the sole at y = 190. */
function leg(sheet: Sheet): string {
  const cloth = sheet.linear([
    [0, '#e3261f'],
    [1, '#9c0f24'],
  ])
  const rings = [28, 62, 96, 128].map((y, index) => {
    const half = 44 - index * 4
    const fringe = repeat(6, () => `q${num(half / 6)} 18 ${num(half / 3)} 0`)
    return `<path d="M${-half} ${y}H${half}V${y + 8}M${-half} ${y + 6}${fringe}" fill="${index % 2 ? '#ffc83d' : '#fffdf6'}" stroke="${ink}" stroke-opacity=".5" stroke-width="2"/>`
  })
  return sheet.define(
    `<path d="M-46-20H46C46 40 40 90 34 146H-30C-38 90-46 40-46-20Z" fill="${cloth}" stroke="${ink}" stroke-width="3"/>${rings.join('')}<path d="M-34 146H36C50 152 62 166 60 186H-36C-42 170-40 156-34 146Z" fill="#ffc83d" stroke="${ink}" stroke-width="3"/><path d="M-38 178H60V190H-38Z" fill="#fffdf6" stroke="${ink}" stroke-width="2"/>`,
  )
}

/** A dancing lion that springs to the left, two dancers under its cloth: x = -240 to 490, y = -262 to 330. */
export function lion(sheet: Sheet): string {
  const limb = leg(sheet)
  return (
    place(limb, 236, 120, 0.96, -10) +
    place(limb, 336, 96, 1, -22) +
    back(sheet) +
    place(limb, 62, 150, 0.96, -8) +
    place(limb, -56, 150, 0.96, 14) +
    `<g transform="rotate(-5)">${head(sheet)}</g>`
  )
}
