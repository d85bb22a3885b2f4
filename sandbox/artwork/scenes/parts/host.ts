import { both, repeat, type Sheet, symmetric } from './sheet.ts'

interface Skin {
  light: string
  main: string
  shade: string
  lip: string
}

const SKINS = [
  { light: '#ffe3c8', main: '#f6c8a0', shade: '#d4936b', lip: '#d2505a' },
  { light: '#dba377', main: '#bd7f55', shade: '#8a5233', lip: '#a83b45' },
  { light: '#f7d3a4', main: '#e8b57f', shade: '#bb7f4c', lip: '#cc4a50' },
  { light: '#9c6a48', main: '#7d4f33', shade: '#54301e', lip: '#8e3038' },
  { light: '#ffdcc0', main: '#efb890', shade: '#c98762', lip: '#e0566b' },
] as const satisfies readonly [Skin, ...Skin[]]

const HAIRS = ['#241712', '#17141f', '#4a2718', '#1d1410', '#33201a'] as const

type HairStyle = 'swept' | 'long' | 'bun' | 'bob' | 'curls' | 'beard'

const STYLES = ['long', 'swept', 'bun', 'curls', 'bob', 'beard'] as const satisfies readonly HairStyle[]

export interface HostLook {
  skin: number
  hair: number
  style: HairStyle
  /** Jacket, its dark side, and the tie or scarf. */
  suit: readonly [string, string, string]
  /** An open hand shows what lies on the right. */
  present?: boolean
}

/** The person of a variant: look, hair and dress all change together. */
export function hostLook(variant: number, suit: HostLook['suit'], present = false): HostLook {
  return {
    skin: (variant * 2 + 1) % SKINS.length,
    hair: (variant * 3 + 1) % HAIRS.length,
    style: STYLES[variant % STYLES.length] ?? 'long',
    suit,
    present,
  }
}

const CAP =
  'M-60-164C-68-226-42-258 4-258 52-258 72-222 60-164 58-186 54-198 44-208 18-196-14-198-34-212-46-200-54-188-60-164Z'

/** Hair behind the head and hair over the brow. */
function hair(style: HairStyle, colour: string, gleam: string): { back: string; front: string } {
  const shine = `<path d="M-38-232C-22-246 4-250 24-244" fill="none" stroke="${gleam}" stroke-width="6" stroke-linecap="round" opacity=".55"/>`
  const parted = `<path d="M0-240C-34-232-52-206-58-150-76-190-62-258 0-260 62-258 76-190 58-150 52-206 34-232 0-240Z" fill="${colour}"/>${shine}`
  const capped = `<path d="${CAP}" fill="${colour}"/>${shine}`
  const back = (outline: string): string => `<path d="${outline}" fill="${colour}"/>`
  if (style === 'long') {
    return {
      back: back(symmetric('0,-258 C50,-258 76,-222 74,-170 C72,-110 92,-70 86,-20 C64,-6 40,-16 0,-16')),
      front: parted,
    }
  }
  if (style === 'bob') {
    const fringe = `<path d="M-58-160C-72-226-44-260 0-260 44-260 72-226 58-160 54-178 52-190 50-198 20-186-20-186-50-198-52-190-54-178-58-160Z" fill="${colour}"/>${shine}`
    return {
      back: back(symmetric('0,-258 C56,-258 82,-220 78,-160 C76,-130 80,-112 70,-102 C50,-98 30,-104 0,-104')),
      front: fringe,
    }
  }
  if (style === 'bun')
    return {
      back: back('M-26-258a26 24 0 1 1 52 0 26 24 0 1 1-52 0'),
      front: parted.replace('-58-150-76-190', '-58-170-70-196').replace('76-190 58-150', '70-196 58-170'),
    }
  if (style === 'curls') {
    const puffs = repeat(12, (index) => {
      const angle = Math.PI * (0.88 + (index / 11) * 1.24)
      return `<circle cx="${Math.round(Math.cos(angle) * 62)}" cy="${Math.round(-182 + Math.sin(angle) * 66)}" r="${22 + (index % 3) * 3}"/>`
    })
    const brow = repeat(
      7,
      (index) => `<circle cx="${-45 + index * 15}" cy="${-230 + Math.round(Math.abs(index - 3) ** 1.6 * 3)}" r="16"/>`,
    )
    return {
      back: `<g fill="${colour}">${puffs}</g>`,
      front: `<g fill="${colour}"><path d="M-58-176C-56-270 56-270 58-176 40-222-40-222-58-176Z"/>${brow}</g>${shine}`,
    }
  }
  const beard =
    style === 'beard'
      ? `<path d="M-56-172C-54-128-40-100 0-98 40-100 54-128 56-172 50-150 40-142 24-140 10-146-10-146-24-140-40-142-50-150-56-172Z" fill="${colour}"/>`
      : ''
  return { back: '', front: beard + capped }
}

function face(sheet: Sheet, skin: Skin, brow: string): string {
  const eye =
    `<path d="M12-166C17-176 34-177 40-167 34-161 18-160 12-166Z" fill="#fff"/><circle cx="26" cy="-168.4" r="7.4" fill="#2b1810"/>` +
    `<path d="M11-166C16-179 35-180 42-168L46-171" fill="none" stroke="#1c1110" stroke-width="3" stroke-linecap="round"/><path d="M10-190C20-198 34-198 44-189" fill="none" stroke="${brow}" stroke-width="4.4" stroke-linecap="round"/>` +
    `<ellipse cx="36" cy="-144" rx="12" ry="8" fill="${skin.lip}" opacity=".15"/>`
  return (
    both(sheet, eye) +
    '<circle cx="29" cy="-171" r="2.2" fill="#fff"/><circle cx="-23" cy="-171" r="2.2" fill="#fff"/>' +
    `<path d="M3-168C5-156 12-148 7-144 3-142-2-142-5-144" fill="none" stroke="${skin.shade}" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="M-19-129C-8-132 8-132 19-129 13-114-13-114-19-129Z" fill="${skin.lip}"/><path d="M-15-128C-6-130 6-130 15-128 10-122-10-122-15-128Z" fill="#fff"/>`
  )
}

function dress(sheet: Sheet, [cloth, dark, trim]: HostLook['suit']): string {
  const jacket = sheet.linear([
    [0, cloth],
    [1, dark],
  ])
  const body = symmetric('0,-84 C22,-84 34,-76 58,-68 C104,-54 126,-34 134,20 L148,130 L0,130')
  const lapel = `<path d="M26-80 44-74 66-52 50-40 58-28 2 78 0 40Z" fill="${cloth}"/><path d="M26-80 44-74 66-52 50-40 58-28 2 78" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="2"/><path d="M96 0C98 40 102 80 108 130" stroke="#000" stroke-opacity=".22" stroke-width="4" fill="none"/>`
  return (
    `<path d="${body}" fill="${jacket}"/><path d="M-28-82 0-50 28-82 34-70 0 62-34-70Z" fill="#fdfbff"/><path d="M0-50 28-82 34-70 0 62Z" fill="#c9c6df" opacity=".6"/>` +
    both(sheet, lapel) +
    `<path d="M-2-58-26-70V-42L-2-50H2L26-42V-70L2-58Z" fill="${trim}" stroke="#000" stroke-opacity=".15"/><rect x="-6" y="-61" width="12" height="14" rx="4" fill="${trim}" stroke="#000" stroke-opacity=".25"/>`
  )
}

/** An open hand on a bent arm, showing to the right. */
function arm(sheet: Sheet, skin: Skin, [cloth, dark]: HostLook['suit']): string {
  const sleeve = sheet.linear(
    [
      [0, cloth],
      [0.6, cloth],
      [1, dark],
    ],
    0.4,
    0,
    0.5,
    1,
  )
  return (
    `<path d="M98-40C130-58 146-10 158 26L188-24 222-4C208 42 188 88 156 88 126 88 106 50 98 6Z" fill="${sleeve}"/><path d="M100 0C106 40 118 66 134 80M158 26C156 40 160 52 170 58" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="3" stroke-linecap="round"/><path d="M112-46C134-40 148-4 158 26" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3"/>` +
    `<path d="M178-12 216 8 222-6 184-28Z" fill="#fff"/>` +
    `<path d="M188-30C188-46 186-56 178-64 174-70 180-76 187-70 194-64 198-60 202-60L214-92C217-100 226-98 225-90L220-66 238-90C243-97 251-91 247-84L232-60 252-74C259-79 264-71 259-66L240-46C234-26 228-16 220-10Z" fill="${skin.main}"/><path d="M220-66 214-50M232-60 222-46" stroke="${skin.shade}" stroke-width="2"/>`
  )
}

/** A host to the waist, seen from the front: eyes about y = -168, shoulders 280 wide, cut off at y = 130. */
export function host(sheet: Sheet, look: HostLook): string {
  const skin = SKINS[look.skin % SKINS.length] ?? SKINS[0]
  const colour = HAIRS[look.hair % HAIRS.length] ?? HAIRS[0]
  const locks = hair(look.style, colour, '#ffffff55')
  const head = symmetric('0,-240 C36,-240 58,-214 57,-174 C56,-136 34,-104 0,-102')
  const glowing = sheet.linear(
    [
      [0, skin.light],
      [0.55, skin.main],
      [1, skin.shade],
    ],
    0.1,
    0,
    1,
    0.6,
  )
  const rest =
    both(sheet, `<ellipse cx="57" cy="-166" rx="10" ry="15" fill="${skin.main}"/>`) +
    `<path d="${head}" fill="${glowing}"/>` +
    (look.style === 'beard' ? locks.front + face(sheet, skin, colour) : face(sheet, skin, colour) + locks.front) +
    '<path d="M56-190C60-150 46-116 16-104" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="3" stroke-linecap="round"/>'
  return (
    `<g transform="translate(0 14)">${locks.back}</g><path d="M-24-110H24V-84C16-62-16-62-24-84Z" fill="${skin.shade}"/>` +
    dress(sheet, look.suit) +
    `<path d="M-24-110H24V-84C14-66-14-66-24-84Z" fill="${skin.shade}"/><path d="M-24-84C-14-66 14-66 24-84L28-80 0-50-28-80Z" fill="${skin.main}"/>` +
    `<g transform="translate(0 14)">${rest}</g><path d="M60-66C104-52 126-32 134 22L146 122" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="3"/>` +
    (look.present ? arm(sheet, skin, look.suit) : '')
  )
}
