import { repeat, type Sheet } from '../scenes/parts/sheet.ts'
import type { HairStyle, Look } from './look.ts'

/** How far the features lie to the right of the middle of the face. */
const turn = 3

const capOf =
  'M-32-168C-41-216-17-234 3-233C30-233 43-213 36-168C34-184 28-198 17-206C0-196-18-198-26-202C-30-194-31-182-32-168Z'
const partedOf = 'M-33-162C-42-214-16-234 2-233C30-234 44-212 37-162C35-186 27-204 5-211C-12-203-29-190-33-162Z'

/** Hair behind the head, and hair over the brow. */
const styles: Readonly<Record<HairStyle, { back: string; front: string }>> = {
  bun: {
    back: 'M-22-238a24 22 0 1 1 48 0 24 22 0 1 1-48 0M-35-168C-43-222-17-238 2-238C29-238 44-220 37-168C36-156 31-150 26-148H-24C-31-152-34-158-35-168Z',
    front: partedOf,
  },
  long: {
    back: 'M-37-178C-44-228-16-240 2-240C32-240 48-220 41-176C46-138 60-112 52-66C36-56 22-60 18-70H-16C-24-58-38-56-50-64C-58-104-42-138-37-178Z',
    front: partedOf,
  },
  bob: {
    back: 'M-39-176C-47-228-16-240 2-240C34-240 50-220 43-174C45-152 48-142 43-128C34-122 28-124 22-126H-22C-28-122-36-122-42-128C-47-142-42-156-39-176Z',
    front:
      'M-38-144C-45-214-17-234 3-234C32-234 47-212 41-144C36-156 35-176 33-188C10-195-12-195-30-187C-32-172-33-158-38-144Z',
  },
  side: {
    back: 'M-35-168C-43-222-17-238 2-238C29-238 44-220 37-168ZM26-214C60-222 74-184 62-136C58-112 52-98 58-78C38-82 34-104 40-128C46-156 42-184 24-194Z',
    front: 'M-33-164C-41-214-16-234 4-233C30-234 44-212 36-164C33-188 24-206-2-208C-18-202-29-190-33-164Z',
  },
  short: { back: 'M-34-172C-42-224-16-238 2-238C29-238 44-222 37-172Z', front: capOf },
  parted: {
    back: 'M-34-172C-42-224-16-238 2-238C29-238 44-222 37-172Z',
    front:
      'M-33-170C-42-206-30-226-14-230C-4-242 34-236 38-208C42-194 39-182 36-170C34-184 30-194 24-200C6-196-6-204-12-212C-16-202-30-192-33-170Z',
  },
  beard: { back: 'M-34-172C-42-224-16-238 2-238C29-238 44-222 37-172Z', front: capOf },
}

const face = 'M-31-176C-32-206-16-222 2-222C21-222 34-206 33-176C32-152 19-131 3-128C-14-131-30-152-31-176Z'

export function hairBehind(sheet: Sheet, { style, hair }: Look): string {
  return `<path d="${styles[style].back}" fill="${gleaming(sheet, hair)}"/>`
}

export function headOf(sheet: Sheet, look: Look): string {
  const { skin, style, hair } = look
  const glow = sheet.linear(
    [
      [0, skin.light],
      [0.6, skin.main],
      [1, skin.shade],
    ],
    0,
    0,
    1.2,
    0.6,
  )
  const ears = `<path d="M-30-182C-40-186-40-160-29-160M32-182C42-186 42-160 31-160" fill="${skin.main}"/>`
  const beard =
    style === 'beard'
      ? `<path d="M-31-176C-31-150-20-129 3-124C24-129 33-150 33-176C29-162 24-156 14-156C8-160-2-160-8-156C-20-156-27-162-31-176ZM-8-147C-4-143 10-143 14-147C10-151-4-151-8-147Z" fill="${hair[0]}" fill-rule="evenodd"/>`
      : ''
  return (
    `${ears}<path d="${face}" fill="${glow}"/>` +
    `<ellipse cx="${-17 + turn}" cy="-157" rx="7.500" ry="5" fill="${skin.lip}" opacity=".2"/><ellipse cx="${19 + turn}" cy="-157" rx="7.500" ry="5" fill="${skin.lip}" opacity=".2"/>`.replaceAll(
      '.500',
      '.5',
    ) +
    beard +
    features(look) +
    `<path d="${styles[style].front}" fill="${gleaming(sheet, hair)}"/><path d="M-22-212C-12-224 10-227 24-217" fill="none" stroke="${hair[1]}" stroke-width="4" stroke-linecap="round"/>` +
    ornaments(look)
  )
}

function gleaming(sheet: Sheet, [dark, light]: readonly [string, string]): string {
  return sheet.linear(
    [
      [0, light],
      [0.45, dark],
      [1, dark],
    ],
    0.2,
    0,
    0.6,
    1,
  )
}

function features({ skin, hair, isMan }: Look): string {
  const eye = (x: number): string =>
    `<path d="M${x - 8}-172C${x - 4}-179 ${x + 4}-179 ${x + 8}-172C${x + 4}-167.5 ${x - 4}-167.5 ${x - 8}-172Z" fill="#fff"/><circle cx="${x + 0.8}" cy="-172.8" r="4.6" fill="#2c160f"/><circle cx="${x + 2.4}" cy="-174.6" r="1.6" fill="#fff"/>` +
    `<path d="M${x - 9}-171.5C${x - 4.5}-180 ${x + 4.5}-180 ${x + 9}-172.5" fill="none" stroke="#1b0d10" stroke-width="${isMan ? 2 : 3}" stroke-linecap="round"/>${isMan ? '' : `<path d="M${x + (x > 3 ? 8 : -8)}-173l${x > 3 ? 4 : -4}-3" stroke="#1b0d10" stroke-width="2" stroke-linecap="round"/>`}`
  const brows = `<path d="M${-22 + turn}-185q9-6 17-2M${8 + turn}-187q9-4 17 2" fill="none" stroke="${hair[0]}" stroke-width="${isMan ? 4.4 : 3}" stroke-linecap="round"/>`
  const nose = `<path d="M${2 + turn}-170q4 10-1 14-4 1-6-1" fill="none" stroke="${skin.shade}" stroke-width="2.2" stroke-linecap="round"/>`
  const mouth = isMan
    ? `<path d="M${-10 + turn}-146C${-4 + turn}-140 ${7 + turn}-140 ${13 + turn}-147" fill="none" stroke="${skin.lip}" stroke-width="3.4" stroke-linecap="round"/>`
    : `<path d="M${-11 + turn}-147C${-5 + turn}-150 ${-1 + turn}-150 ${1 + turn}-148.6C${3 + turn}-150 ${7 + turn}-150 ${13 + turn}-147.4C${7 + turn}-137 ${-4 + turn}-137 ${-11 + turn}-147Z" fill="${skin.lip}"/><path d="M${-7 + turn}-146.4C${-2 + turn}-144.4 ${5 + turn}-144.4 ${9 + turn}-147C${6 + turn}-142 ${-3 + turn}-142 ${-7 + turn}-146.4Z" fill="#fff"/>`
  return eye(-12 + turn) + eye(15 + turn) + brows + nose + mouth
}

/** What is worn in the hair, by the dress. */
function ornaments({ style, dress, cloth, isMan }: Look): string {
  if (isMan) return ''
  const earrings = `<circle cx="-31" cy="-154" r="4" fill="${cloth[2]}"/><circle cx="33" cy="-154" r="4" fill="${cloth[2]}"/>`
  if (dress === 'suit' || dress === 'vest') return earrings
  const flower = (x: number, y: number, size: number): string => {
    const petals = repeat(5, (index) => `<ellipse cy="-6" rx="4" ry="6" transform="rotate(${index * 72})"/>`)
    return `<g transform="translate(${x} ${y}) scale(${size})"><g fill="#fff7ee">${petals}</g><circle r="3" fill="${cloth[2]}"/></g>`
  }
  if (dress === 'sari') {
    const bindi = `<circle cx="${2 + turn}" cy="-197" r="3" fill="#d8203c"/>`
    return (
      earrings +
      bindi +
      (style === 'bun' ? flower(-24, -230, 1) + flower(-12, -244, 1.1) + flower(6, -250, 1) : flower(34, -206, 1.1))
    )
  }
  if (dress === 'kimono') {
    const comb = `<path d="M22-226 44-240M26-220 50-228" stroke="${cloth[2]}" stroke-width="3" stroke-linecap="round"/><circle cx="46" cy="-241" r="4" fill="#d8203c"/>`
    return comb + flower(-27, -220, 1.2) + flower(-16, -232, 0.9)
  }
  return earrings + (dress === 'aoDai' ? flower(33, -208, 1.2) : '')
}
