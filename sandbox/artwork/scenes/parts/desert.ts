import { createRandom, num, place, repeat, type Sheet, symmetric } from './sheet.ts'

/** A date palm whose foot stands on the origin, 230 tall. */
export function palm(sheet: Sheet, dark: string, rim: string): string {
  const teeth = repeat(9, (index) => `L${126 - index * 12} ${num(26 - index * 2.2 - (index % 2 === 0 ? 0 : 9))}`)
  const frond = sheet.define(
    `<path d="M0 0C30-34 92-36 134 34${teeth}Z" fill="${dark}"/><path d="M0 0C30-34 92-36 134 34" fill="none" stroke="${rim}" stroke-width="2" opacity=".55"/>`,
  )
  const turns = [8, -18, -46, 40, -78]
  const crownOf = turns.map((turn, index) => place(frond, 0, 0, 0.92 - (index % 3) * 0.07, turn)).join('')
  const side = sheet.define(crownOf)
  const rings = repeat(9, (index) => `M${num(-9 + index * 1.5)} ${-12 - index * 21}l13-5`)
  return sheet.define(
    `<path d="M-12 0C-8-80 0-150 12-216L22-212C18-150 14-70 14 0Z" fill="${dark}"/><path d="${rings}" stroke="${rim}" stroke-width="2" opacity=".35"/>` +
      `<g transform="translate(16 -214)"><use href="#${side}"/><use href="#${side}" transform="scale(-1 1)"/><circle cx="-8" cy="12" r="8" fill="#a8611c"/><circle cx="7" cy="15" r="8" fill="#c4782a"/></g>`,
  )
}

interface TentLook {
  cloth: string
  stripe: string
  shade: string
  flag: string
}

/** A striped pavilion whose floor lies on the origin, 260 wide and 190 tall, lit from inside. */
export function tent(sheet: Sheet, look: TentLook): string {
  const roof = symmetric('0,-176 C16,-138 58,-104 116,-86 L0,-70')
  const stripes = [
    'M0-176C8-136 20-100 24-72L-24-72C-20-100-8-136 0-176Z',
    'M0-176C18-132 48-104 84-80L54-75C36-104 12-136 0-176Z',
    'M0-176C-18-132-48-104-84-80L-54-75C-36-104-12-136 0-176Z',
  ]
  const walls = 'M-108-86L-124 0H124L108-86Z'
  const inside = sheet.radial(
    [
      [0, '#fff7cf'],
      [0.45, '#ffd873'],
      [1, '#d9822b'],
    ],
    0.5,
    0.8,
    0.8,
  )
  const wall = sheet.linear(
    [
      [0, look.cloth],
      [0.5, look.cloth],
      [1, look.shade],
    ],
    0,
    0,
    1,
    0,
  )
  const scallop = repeat(8, (index) => `M${-116 + index * 29} -87q14.5 34 29 0Z`)
  const drape = 'M0-80C8-50 28-22 56-4L60 0H84L74-80Z'
  return sheet.define(
    `<path d="${walls}" fill="${wall}"/><path d="M-84-80-98 0H-74L-60-80ZM84-80 98 0H118L104-80Z" fill="${look.stripe}"/>` +
      `<path d="M0-82C20-40 40-14 62 0H-62C-40-14-20-40 0-82Z" fill="${inside}"/>` +
      `<path d="${drape}" fill="${look.cloth}" opacity=".35"/><ellipse cy="-2" rx="66" ry="5" fill="#fff0b8" opacity=".8"/>` +
      `<path d="${roof}" fill="${look.cloth}"/><path d="${stripes.join('')}" fill="${look.stripe}"/>` +
      `<path d="M0-176C16-138 58-104 116-86L60-76C40-104 14-136 0-176Z" fill="${look.shade}" opacity=".4"/>` +
      `<path d="${scallop}" fill="${look.stripe}"/><path d="M-116-87H116" stroke="#ffe9b0" stroke-width="3"/>` +
      `<path d="M0-176V-206" stroke="#3b2412" stroke-width="3.5"/><path d="M0-206C14-214 22-200 38-206L36-190C22-186 14-196 0-188Z" fill="${look.flag}"/><circle cy="-178" r="5" fill="#ffe9b0"/>`,
  )
}

/** A loaded camel walking left, its feet on y = 0, about 190 wide and 150 tall. */
export function camel(sheet: Sheet, { body, cloth, trim }: { body: string; cloth: string; trim: string }): string {
  const outline =
    'M176-86C170-98 158-104 146-104 138-124 122-134 108-122 100-114 94-108 84-102 74-96 66-98 62-110 58-124 58-134 52-142L50-150 45-143C34-144 20-138 14-131 10-126 13-122 19-122 27-121 34-122 40-120 42-104 44-84 58-72 64-66 72-64 78-62L80-40 76-4 70 0H84L88-36 92-60C110-52 126-52 138-58L146-40 140-5 134 0H149L156-36 152-56C158-58 160-62 162-66L172-42 176-5 170 0H184L182-44 176-70C182-62 184-52 183-42L187-42C188-60 184-76 176-86Z'
  const far = 'M100-60 104-38 98-5 92 0H106L112-38 112-58ZM130-58 124-36 120-5 114 0H127L133-34 142-58Z'
  return sheet.define(
    `<path d="${far}" fill="${body}" opacity=".75"/><path d="${outline}" fill="${body}"/>` +
      `<path d="M98-113C106-130 124-134 138-118 142-112 144-106 146-102L140-72C126-66 110-66 98-72Z" fill="${cloth}"/>` +
      `<path d="M97-92H144M97-78C112-72 128-72 141-78" stroke="${trim}" stroke-width="4" fill="none"/>` +
      `<path d="M106-121C112-132 126-134 134-122L130-112H108Z" fill="${trim}"/>` +
      `<path d="M98-72v9M108-68v9M118-67v9M128-68v9M138-71v9" stroke="${trim}" stroke-width="2.5"/><path d="M22-124C40-118 50-116 60-112" stroke="${trim}" stroke-width="2" fill="none"/>`,
  )
}

/** Faint linked squares, a pattern for a night sky. */
export function lattice(
  sheet: Sheet,
  { colour, step, opacity }: { colour: string; step: number; opacity: number },
): string {
  const half = step * 0.36
  const cell = sheet.define(
    `<path d="M${-half}-${half}H${half}V${half}H${-half}Z"/><path d="M${-half}-${half}H${half}V${half}H${-half}Z" transform="rotate(45) scale(0.72)"/><path d="M${num(half)} 0H${num(step - half)}M0 ${num(half)}V${num(step - half)}"/>`,
  )
  const columns = Math.ceil(sheet.width / step) + 1
  const row = sheet.define(repeat(columns, (index) => place(cell, index * step, 0)))
  const rows = repeat(Math.ceil((sheet.height * 0.62) / step) + 1, (index) => place(row, 0, index * step))
  return `<g fill="none" stroke="${colour}" stroke-width="1" opacity="${opacity}">${rows}</g>`
}

/** A moon with a few seas; radius 100 about the origin. */
export function moon(sheet: Sheet, light = '#fffbe8', dark = '#efd49a'): string {
  const face = sheet.radial(
    [
      [0, light],
      [0.6, '#fdecc0'],
      [1, dark],
    ],
    0.36,
    0.34,
    0.75,
  )
  const sea = sheet.linear([
    [0, '#d9b877'],
    [1, '#f1d9a2'],
  ])
  const random = createRandom(3)
  const pits = repeat(
    7,
    () => `<circle cx="${num(random(-60, 60))}" cy="${num(random(-60, 60))}" r="${num(random(3, 7))}"/>`,
  )
  return sheet.define(
    `<circle r="100" fill="${face}"/><g fill="${sea}" opacity=".5"><circle cx="-34" cy="-26" r="19"/><circle cx="38" cy="34" r="26"/><circle cx="40" cy="-44" r="11"/><circle cx="-22" cy="50" r="14"/>${pits}</g>`,
  )
}
