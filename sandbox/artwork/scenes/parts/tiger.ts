import { both, type Sheet, symmetric } from './sheet.ts'

const DARK = '#2b0f07'
const FUR_WHITE = '#fff4e0'

const FOREHEAD =
  'M24-142C46-134 58-112 52-88 44-104 30-116 24-142ZM62-138C90-128 104-106 104-84 90-98 72-110 62-138ZM102-116C120-106 130-90 132-72 122-82 108-94 102-116Z' +
  'M8-66C22-82 40-82 52-74 38-72 26-62 16-46 12-52 8-58 8-66Z'
const CHEEK =
  'M155-14C140-22 124-18 112-6 128-6 144 2 163 8ZM153-48C142-56 130-54 121-45 132-44 144-40 155-31ZM178 30C152 20 130 28 114 46 140 42 164 50 186 56ZM196 72C166 62 142 72 126 92 152 86 176 90 203 82Z' +
  'M184 106C164 100 146 108 134 126 150 124 172 124 190 118Z'

/** The ears, drawn behind the head. */
function ears(sheet: Sheet): string {
  const back = sheet.linear([
    [0, '#ffb24a'],
    [0.5, '#f07a12'],
    [1, '#b83f06'],
  ])
  return both(
    sheet,
    `<path d="M62-126C60-184 122-208 154-172 182-140 170-88 138-66Z" fill="${back}"/>` +
      `<path d="M66-150C78-190 126-200 150-170 160-158 164-142 162-128 160-160 104-190 66-150Z" fill="#ffe0a3" opacity=".85"/>` +
      `<path d="M82-124C82-164 122-178 142-152 158-130 152-98 136-80Z" fill="#4a1a0c"/>` +
      '<path d="M92-118C96-144 116-156 130-146 126-140 132-136 138-136 132-128 138-122 142-120 136-112 138-100 132-84Z" fill="#ffe3c2"/>',
  )
}

/** The eye of the right side. */
function eye(sheet: Sheet, iris: readonly [string, string, string]): string {
  const glass = sheet.radial(
    [
      [0, iris[0]],
      [0.55, iris[1]],
      [1, iris[2]],
    ],
    0.48,
    0.62,
    0.6,
  )
  return (
    `<path d="M38 18C60 30 92 22 106 2 104 26 62 42 38 18Z" fill="${FUR_WHITE}" opacity=".85"/><path d="M12 30C20 4 34-36 74-42 94-44 108-38 126-34 112-26 110-14 98 0 84 16 52 22 36 14 28 16 22 30 12 30Z" fill="${DARK}"/>` +
    `<path d="M29 5C40-20 58-30 76-30 90-30 98-26 104-22 94 4 56 18 29 5Z" fill="${glass}"/>` +
    `<path d="M29 5C40-20 58-30 76-30 90-30 98-26 104-22 80-24 50-16 29 5Z" fill="#173a08" opacity=".42"/>` +
    `<circle cx="68" cy="-11" r="14.5" fill="#0d0906"/><circle cx="61" cy="-18" r="5.4" fill="#fff"/><circle cx="76" cy="-4" r="2.6" fill="#fff" opacity=".85"/>`
  )
}

/**
 * A tiger's face seen from the front, about 410 wide, from the ears at y = -195 to the chin at y = 196, with room for
 * a crown whose band rests at y = -132.
 */
export function tigerFace(sheet: Sheet): string {
  const iris = ['#f4ff8a', '#b6dc2a', '#3f8a1a'] as const
  const fur = sheet.radial(
    [
      [0, '#ffc768'],
      [0.38, '#fc9a2c'],
      [0.72, '#ec6f12'],
      [1, '#b93c06'],
    ],
    0.5,
    0.26,
    0.74,
  )
  const bridge = sheet.linear([
    [0, '#ffa336', 0],
    [0.3, '#ffb85c'],
    [1, '#ffd494'],
  ])
  const muzzle = sheet.radial(
    [
      [0, '#ffffff'],
      [0.6, FUR_WHITE],
      [1, '#e6c39a'],
    ],
    0.5,
    0.25,
    0.8,
  )
  const ruff = sheet.linear([
    [0, '#fffaf0'],
    [1, '#eac79c'],
  ])
  const nose = sheet.linear([
    [0, '#ff9aa0'],
    [0.5, '#e2606c'],
    [1, '#a83346'],
  ])
  const head = symmetric(
    '0,-154 C58,-154 110,-134 136,-86 C150,-60 150,-30 158,-4 C166,14 178,26 192,38 L178,44 L206,82 L180,86 L192,118 L162,118 L158,148 L130,142 C116,172 70,196 0,196',
  )
  const white =
    `<path d="M88 84C118 60 150 66 184 62L206 82 180 86 192 118 162 118 158 148 130 142C112 172 80 190 36 195L20 150Z" fill="${ruff}"/>` +
    `<path d="M34-46C50-74 88-78 114-48 92-58 58-58 34-46Z" fill="${FUR_WHITE}"/>`
  const shade =
    '<path d="M24 26C40 44 104 36 128-8 146 30 128 76 92 84 70 86 58 56 40 50Z" fill="#b83c05" opacity=".42"/>' +
    '<path d="M136-86C150-60 150-30 158-4 166 14 178 26 192 38L178 44C150 30 138-20 136-86Z" fill="#8e2a04" opacity=".3"/>'
  const lip =
    `<path d="M0 108C8 130 34 142 76 126 60 150 18 152 0 134Z" fill="${DARK}"/>` +
    `<g fill="${DARK}"><circle cx="34" cy="112" r="3"/><circle cx="52" cy="104" r="3"/><circle cx="56" cy="118" r="3"/><circle cx="72" cy="110" r="2.6"/></g>`
  const whiskers =
    '<path d="M62 104C110 84 160 84 222 96M64 112C120 102 170 112 226 138M60 120C110 122 150 140 194 176" fill="none" stroke="#fff" stroke-width="2.8" stroke-linecap="round" opacity=".92"/>'
  return (
    ears(sheet) +
    `<path d="${head}" fill="${fur}" stroke="#8a2c04" stroke-width="3" stroke-linejoin="round"/>` +
    both(sheet, shade + white) +
    both(sheet, `<path d="${FOREHEAD}${CHEEK}" fill="${DARK}"/>`) +
    `<path d="${symmetric('0,-148 C12,-128 22,-114 18,-98 C14,-84 6,-74 0,-56')}" fill="${DARK}"/>` +
    `<path d="${symmetric('0,-70 C16,-60 26,-30 24,0 C24,34 46,52 48,74 L0,90')}" fill="${bridge}"/>` +
    both(sheet, '<path d="M25 6C23 36 46 52 49 76L41 74C38 54 18 40 25 6Z" fill="#b8480c" opacity=".55"/>') +
    `<path d="${symmetric('0,126 C30,126 62,120 66,140 C66,176 36,197 0,197')}" fill="${ruff}"/>` +
    `<path d="${symmetric('0,86 C14,72 56,68 84,84 C112,102 104,140 74,148 C44,154 14,148 0,128')}" fill="${muzzle}"/>` +
    both(sheet, lip + eye(sheet, iris)) +
    `<path d="M0 100V132" stroke="${DARK}" stroke-width="4"/>` +
    `<path d="${symmetric('0,62 C20,58 40,60 47,68 C48,82 26,100 0,112')}" fill="${nose}" stroke="#7d2030" stroke-width="2"/>` +
    both(
      sheet,
      '<path d="M16 92C22 82 34 78 42 78 40 86 30 92 20 98Z" fill="#5c1220"/><path d="M8 67C20 64 32 65 38 69 30 74 18 74 10 74Z" fill="#fff" opacity=".55"/>' +
        '<path d="M20 174C34 172 42 164 46 156 50 170 40 182 22 186Z" fill="#d9ae7c" opacity=".6"/>',
    ) +
    '<path d="M62-147C100-138 122-114 133-85 147-58 146-28 154-2" fill="none" stroke="#ffe9b8" stroke-width="4" stroke-linecap="round" opacity=".8"/>' +
    both(sheet, whiskers)
  )
}

/** The tiger's chest under its face, from y = 110 down to 330. */
export function tigerChest(sheet: Sheet): string {
  const coat = sheet.linear([
    [0, '#c24a08'],
    [0.5, '#e8741a'],
    [1, '#9c3406'],
  ])
  const bib = sheet.linear([
    [0, '#cfa477'],
    [0.35, '#fff2dc'],
    [1, '#e3bb8c'],
  ])
  return (
    `<path d="${symmetric('0,90 C70,90 140,110 172,150 C220,190 246,250 254,330 L0,330')}" fill="${coat}"/>` +
    `<path d="${symmetric('0,150 L96,150 L104,190 L92,214 L84,246 L66,262 L58,300 L36,314 L0,330')}" fill="${bib}"/>` +
    both(
      sheet,
      `<path d="M178 160C150 176 130 190 118 214 146 200 176 198 206 196ZM222 216C186 216 152 232 128 260 164 246 200 246 236 246ZM244 274C208 270 170 286 146 312 180 300 214 298 250 302ZM104 196C92 204 84 214 80 226 94 220 104 218 114 218ZM88 252C76 256 66 266 62 278 74 272 86 270 96 270Z" fill="${DARK}"/>`,
    )
  )
}
