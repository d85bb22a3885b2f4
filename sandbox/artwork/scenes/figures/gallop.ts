import { type Sheet, symmetric } from '../parts/sheet.ts'
import { type Joint, limbOf } from './limb.ts'

export interface GallopLook {
  /** The coat in light, its main colour, its shade, and its shade on the far side. */
  coat: readonly [light: string, main: string, shade: string, far: string]
  mane: readonly [main: string, shade: string]
  /** The rider's silks, their shade, and the cap. */
  silks: readonly [main: string, shade: string, cap: string]
  /** The cloth under the saddle, and its trim. */
  cloth: readonly [main: string, trim: string]
  skin: string
}

const ink = '#1a0f22'

interface Leg {
  joints: readonly Joint[]
  /** The hoof: where, and how it is turned. */
  hoof: readonly [x: number, y: number, turn: number]
}

const legs = {
  nearHind: {
    joints: [
      [-118, -14, 50],
      [-132, 44, 31],
      [-188, 88, 15],
      [-236, 138, 9],
      [-250, 146, 9],
    ],
    hoof: [-256, 152, 118],
  },
  farHind: {
    joints: [
      [-98, 0, 44],
      [-80, 58, 26],
      [-132, 108, 14],
      [-126, 154, 9],
      [-116, 162, 9],
    ],
    hoof: [-114, 164, 30],
  },
  nearFore: {
    joints: [
      [116, 4, 42],
      [134, 50, 25],
      [208, 70, 15],
      [272, 78, 9],
      [284, 84, 9],
    ],
    hoof: [288, 84, -40],
  },
  farFore: {
    joints: [
      [120, 20, 34],
      [136, 60, 22],
      [186, 100, 14],
      [140, 136, 9],
      [128, 138, 9],
    ],
    hoof: [124, 138, 100],
  },
} as const satisfies Record<string, Leg>

const hoofPath = 'M-10-4H10L15 16H-11Z'

function leg({ joints, hoof }: Leg, { lit, shade }: { lit: string; shade: string }): string {
  const [x, y, turn] = hoof
  return `${limbOf(joints, { lit, shade, from: [2, -3] })}<path d="${hoofPath}" transform="translate(${x} ${y}) rotate(${turn})" fill="${ink}"/>`
}

/** Head and neck, reaching forward. */
function head(coat: string, { coat: [light, , shade], mane: [dark, deep], cloth: [, trim] }: GallopLook): string {
  return (
    `<path d="M208-184 212-218 228-192ZM196-182 196-212 212-190Z" fill="${shade}"/>` +
    `<path d="M30-66C80-84 118-140 168-174 186-186 206-194 226-188 244-182 254-170 266-158 280-148 298-146 306-132 310-122 304-114 296-112 290-102 278-104 272-110 258-112 244-112 230-112 216-108 204-96 196-80 184-50 180-10 158 30 120 60 70 40 30-66Z" fill="${coat}"/>` +
    `<path d="M226-116C204-104 190-84 180-58 172-30 166-4 150 30 178 10 186-40 198-72 206-92 216-106 238-112Z" fill="${shade}" opacity=".65"/><path d="M208-152C204-132 216-114 234-114 248-116 250-132 244-144" fill="none" stroke="${shade}" stroke-width="4" stroke-linecap="round" opacity=".7"/><path d="M120-110C140-130 160-150 184-164" stroke="${light}" stroke-width="7" stroke-linecap="round" fill="none" opacity=".7"/>` +
    `<path d="M236-168C244-172 254-168 258-160 250-156 240-158 236-168Z" fill="${ink}"/><circle cx="248" cy="-165" r="2.200" fill="#fff"/><path d="M232-172C242-180 256-176 262-164" stroke="${shade}" stroke-width="3" fill="none"/><path d="M296-132q8-2 8 6-8 4-8-6Z" fill="${ink}"/><path d="M300-116C290-114 284-116 278-122" stroke="${ink}" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M262-154C276-144 290-142 300-136" stroke="${light}" stroke-width="4" fill="none" stroke-linecap="round" opacity=".8"/>` +
    `<path d="M226-190C190-206 150-188 120-162 132-166 140-166 146-164 108-150 84-122 50-112 66-108 78-108 88-110 62-86 40-76 10-76 40-58 66-60 84-72 112-90 126-120 152-142 176-162 204-170 224-180 236-184 244-178 250-170 250-184 240-192 226-190Z" fill="${dark}"/><path d="M200-188C170-186 146-168 132-152M150-158C120-140 104-112 74-98M102-108C84-84 66-76 40-72" stroke="${deep}" stroke-width="4" fill="none" stroke-linecap="round"/>` +
    `<path d="M222-184C230-160 240-134 234-114M262-154C270-140 272-126 268-112M244-140 270-126" stroke="${trim}" stroke-width="6" fill="none" stroke-linecap="round"/><circle cx="271" cy="-124" r="6" fill="none" stroke="${trim}" stroke-width="4"/><path d="M268-120C230-86 190-92 152-108" stroke="${trim}" stroke-width="4" fill="none"/>`
  )
}

const tail = ([main, shade]: GallopLook['mane']): string =>
  `<path d="M-150-62C-196-108-262-96-312-122-300-104-284-96-270-94-306-92-334-80-372-84-352-68-328-64-304-66-330-52-344-44-366-40-316-24-256-34-222-46-196-52-170-40-156-30Z" fill="${main}"/><path d="M-164-58C-204-86-250-82-290-88M-164-48C-210-66-270-60-326-72M-170-42C-220-48-280-46-330-44" stroke="${shade}" stroke-width="4.500" fill="none" stroke-linecap="round"/>`

function body(coat: string, { coat: [light, , shade] }: GallopLook): string {
  return (
    `<path d="M64-74C20-58-40-62-88-78-128-90-162-66-168-26-172 10-150 40-116 48-92 44-76 36-58 38-10 62 56 66 104 52 146 42 166 12 166-24 150-60 100-86 64-74Z" fill="${coat}"/>` +
    `<path d="M-168-26C-172 10-150 40-116 48-92 44-76 36-58 38-10 62 56 66 104 52 130 46 146 32 156 14 110 40 20 40-50 14-90 16-140 18-168-26Z" fill="${shade}" opacity=".75"/><path d="M-146-58C-120-78-96-72-70-64" stroke="${light}" stroke-width="9" stroke-linecap="round" fill="none" opacity=".8"/>`
  )
}

/** The cloth, and the rider low over the neck. */
function rider({ silks: [main, shade, cap], cloth: [cloth, trim], skin }: GallopLook): string {
  const silk = { lit: main, shade, from: [2, -3] } as const
  return (
    `<path d="M-48-74C-20-64 30-62 66-74L84-6C40 14-20 12-58-4Z" fill="${cloth}"/><path d="M-48-66-54-12C-18 4 38 6 76-12L62-66" stroke="${trim}" stroke-width="6" fill="none"/><path d="M-46 2l-4 20M-24 8l-2 22M0 11v22M24 10l2 22M48 6l5 20M70-2l8 20" stroke="${trim}" stroke-width="5" stroke-linecap="round"/><path d="M-24-18 0-40 24-18 0 4Z" fill="${trim}" opacity=".85"/><path d="M-11-18 0-29 11-18 0-7Z" fill="${cloth}"/>` +
    limbOf(
      [
        [-26, -112, 32],
        [20, -128, 31],
        [78, -146, 27],
      ],
      silk,
    ) +
    `<path d="M10-156 40-100M38-166 66-112" stroke="${cap}" stroke-width="11" stroke-linecap="round"/>` +
    limbOf(
      [
        [-22, -104, 29],
        [56, -78, 20],
      ],
      { lit: '#fffaf0', shade: '#cfc6d8', from: [2, -3] },
    ) +
    limbOf(
      [
        [56, -72, 17],
        [14, -24, 12],
      ],
      { lit: '#3a2430', shade: ink, from: [2, -2] },
    ) +
    `<path d="M4-26 16-12 50-14C52-24 40-28 26-32Z" fill="${ink}"/><path d="M12-10H46" stroke="${trim}" stroke-width="5" stroke-linecap="round"/>` +
    limbOf(
      [
        [78, -144, 18],
        [98, -106, 14],
        [142, -110, 11],
      ],
      silk,
    ) +
    `<circle cx="152" cy="-110" r="11" fill="${skin}"/><path d="M94-168C104-160 120-154 130-160L134-186 100-190Z" fill="${skin}"/><path d="M84-186C80-222 128-230 140-196L158-190C156-184 146-182 136-184L90-176Z" fill="${cap}"/><path d="M86-186C102-186 122-190 140-198" stroke="#fff" stroke-width="4" fill="none" opacity=".7"/><path d="M112-182H134V-170C124-166 116-170 112-176Z" fill="${ink}"/><path d="M92-180 108-164" stroke="${ink}" stroke-width="4"/>`
  )
}

/** A horse and its rider at full gallop to the right: from x = -372 to 310, its hooves above y = 180. */
export function galloper(sheet: Sheet, look: GallopLook): string {
  const [light, main, shade, dark] = look.coat
  const coat = sheet.linear(
    [
      [0, light],
      [0.5, main],
      [1, shade],
    ],
    0.4,
    0,
    0.5,
    1,
  )
  const far = { lit: shade, shade: dark }
  const near = { lit: main, shade }
  return sheet.define(
    tail(look.mane) +
      leg(legs.farHind, far) +
      leg(legs.farFore, far) +
      leg(legs.nearHind, near) +
      leg(legs.nearFore, near) +
      body(coat, look) +
      head(coat, look) +
      rider(look),
  )
}

/** A stadium in the form of a great tent, lit from inside, 640 wide on y = 0. */
export function tentStadium(sheet: Sheet): string {
  const roof = sheet.linear([
    [0, '#fff3d0'],
    [0.5, '#e8b878'],
    [1, '#a8663e'],
  ])
  const lit = sheet.linear([
    [0, '#fff6cf'],
    [1, '#ffb84a'],
  ])
  const outline = symmetric(
    '0,-196 C14,-160 46,-140 78,-134 L108,-172 C124,-140 160,-122 190,-116 L218,-146 C236,-112 290,-82 330,-72 L330,-56 L0,-56',
  )
  const bands = symmetric('0,-196 C4,-150 12,-90 20,-56 L58,-56 C48,-90 24,-150 0,-196 L0,-196')
  const bays = Array.from({ length: 17 }, (_, index) => `M${-310 + index * 37} 0v-28a14 18 0 0 1 28 0V0Z`).join('')
  return sheet.define(
    `<path d="M-330-66H330L316 0H-316Z" fill="#3a2450"/><path d="${bays}" fill="${lit}"/><path d="${outline}" fill="${roof}"/><path d="${bands}M108-172C120-130 132-90 140-56H176C160-90 130-140 108-172ZM-108-172C-120-130-132-90-140-56H-176C-160-90-130-140-108-172ZM218-146C232-110 246-80 252-56H286C270-80 240-116 218-146ZM-218-146C-232-110-246-80-252-56H-286C-270-80-240-116-218-146Z" fill="#7a3a2e"/><path d="M-330-58H330" stroke="#ffe9a8" stroke-width="5"/><path d="M0-196v-34M108-172v-30M-108-172v-30M218-146v-26M-218-146v-26" stroke="#ffe9a8" stroke-width="3"/><path d="M0-230q14-8 26 0v12q-12-8-26 0ZM108-202q12-7 22 0v10q-10-7-22 0ZM-108-202q12-7 22 0v10q-10-7-22 0Z" fill="#36d0c0"/>`,
  )
}
