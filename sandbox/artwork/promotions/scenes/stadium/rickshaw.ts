import { starPath } from '../../../scenes/parts/coin.ts'
import { glow, sparks } from '../../../scenes/parts/light.ts'
import { createSheet, num, place, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { across, down, flower, limb } from '../../parts/stroke.ts'
import { evening } from './night.ts'

const tau = Math.PI * 2

/** A spoked wheel about the origin, radius 40. */
function wheel(sheet: Sheet): string {
  const spokes = repeat(9, (index) => {
    const [x, y] = [36 * Math.cos((index / 18) * tau), 36 * Math.sin((index / 18) * tau)]
    return `M${num(x)} ${num(y)}L${num(-x)} ${num(-y)}`
  })
  return sheet.define(
    `<path d="${spokes}" stroke="#dfeee6" stroke-width="1.3"/><circle r="38" fill="none" stroke="#08140f" stroke-width="7"/><circle r="33" fill="none" stroke="#e8452f" stroke-width="2.5"/><circle r="7" fill="#ffcf3f"/>`,
  )
}

/** The painted hood and seat, their axle on the origin. */
function coach(sheet: Sheet): string {
  const ribs = repeat(
    5,
    (index) => `M${-64 + index * 2} -52Q${-60 + index * 30} ${-150 + Math.abs(index - 2) * 6} ${-8 + index * 16}-136`,
  )
  const tassels = repeat(9, (index) => `M${num(2 + index * 8)} ${num(-122 - index * 2.4)}v11`)
  const garland = repeat(8, (index) =>
    flower({
      x: -66 + index * 12,
      y: -46 + Math.sin((index / 7) * Math.PI) * 12,
      size: 4.6,
      colour: index % 2 === 0 ? '#ff9a1f' : '#ffe36a',
      heart: '#e8452f',
    }),
  )
  return (
    `<path d="M-74-46C-92-120-40-166 74-146L80-132C40-140 14-122 8-84L4-46Z" fill="${across(sheet, '#e0267a', '#8a0f5a')}"/><path d="${ribs}" stroke="#ffcf3f" stroke-width="2.5" fill="none" opacity=".8"/>` +
    `<path d="M74-146 80-132C40-140 14-122 8-84L-2-84C4-130 34-154 74-146Z" fill="#ffcf3f"/><path d="${tassels}" stroke="#1fc27a" stroke-width="4.5" stroke-linecap="round"/>` +
    `<path d="M-40-78C-42-100-24-104-14-100L-8-44H-36Z" fill="#0f7a6a"/><path d="M-40-50H26L22-30H-44Z" fill="${down(sheet, '#2ad08a', '#0b6b48')}"/>${guest}<path d="M-78-50H-34L-20-24H34L40-2H-66C-76-16-80-34-78-50Z" fill="${across(sheet, '#ffcf3f', '#f0862a')}"/>` +
    `<path d="M-70-40H-40L-26-14H24" stroke="#e0267a" stroke-width="3" fill="none"/><path d="M-56-14C-62-24-58-34-50-36-42-34-40-24-44-14Z" fill="#1a9ad0"/><path d="M-50-36-50-14M-60-20-44-26" stroke="#fff" stroke-width="1.5"/><path transform="translate(8 -10)" d="${starPath(7)}" fill="#e0267a"/>${garland}`
  )
}

/** A girl on the seat who points ahead. */
const guest =
  '<path d="M-18-40C-22-70-10-84 6-84S30-68 28-40Z" fill="#8a5fe4"/><path d="M2-94H14V-80H2Z" fill="#7d4f33"/><path d="M-8-104C-16-90-14-72-8-66L4-76V-110Z" fill="#160c10"/><circle cx="9" cy="-102" r="16" fill="#a8683e"/><path d="M-8-98C-10-126 26-124 25-104 14-114 2-112-2-96Z" fill="#160c10"/><path d="M8-102q3-4 6 0M17-102q3-4 6 0" stroke="#160c10" stroke-width="2.2" fill="none" stroke-linecap="round"/><path d="M8-95Q15-86 22-95Z" fill="#fff"/>' +
  limb({ path: 'M14-72C26-64 36-70 48-80', colour: '#a47af4', width: 12 }) +
  limb({ path: 'M46-79 56-87', colour: '#a8683e', width: 9 }) +
  flower({ x: -4, y: -114, size: 4, colour: '#ff8a1f', heart: '#ffe36a' })

/** The driver on his saddle, who waves. */
const driver =
  limb({ path: 'M10-92 14-56-8-34', colour: '#5f3a26', width: 13 }) +
  limb({ path: 'M4-92 26-62 16-30', colour: '#7d4f33', width: 13 }) +
  '<path d="M-14-98C-16-84 8-66 34-60L38-74C24-84 18-96 16-104Z" fill="#f4f7f2"/><path d="M-16-96C-14-130 0-154 18-156 34-154 36-136 24-94Z" fill="#1fae6a"/><path d="M-10-116C4-110 18-112 28-116" stroke="#ffcf3f" stroke-width="4" fill="none"/>' +
  limb({ path: 'M22-144C40-126 52-116 70-112', colour: '#16925d', width: 14 }) +
  limb({ path: 'M60-115 76-110', colour: '#8f5a3a', width: 10 }) +
  limb({ path: 'M8-144C-4-150-12-158-13-172', colour: '#1fae6a', width: 13 }) +
  limb({ path: 'M-13-172-14-186', colour: '#8f5a3a', width: 11 }) +
  '<path d="M-20-188l-5-8M-15-190l-1-10M-9-188l4-9" stroke="#8f5a3a" stroke-width="5" stroke-linecap="round"/><path d="M14-160H28V-148H14Z" fill="#7d4f33"/><circle cx="22" cy="-174" r="18" fill="#8f5a3a"/><path d="M3-172C0-200 42-204 41-178 32-188 16-186 8-180L6-168Z" fill="#160c10"/><path d="M14-192C24-200 40-194 42-184L4-178Z" fill="#e8452f"/><path d="M30-176q4-4 7 0" stroke="#160c10" stroke-width="2.4" fill="none" stroke-linecap="round"/><path d="M24-166Q32-158 38-167Z" fill="#fff"/>'

function street(sheet: Sheet): string {
  const lamps = repeat(14, (index) => {
    const x = 8 + index * 28
    return `M${x} ${num(26 + Math.sin(((index % 7) / 6) * Math.PI) * 16)}h0`
  })
  const windows = repeat(22, (index) => `M${12 + (index % 11) * 35} ${112 + Math.floor(index / 11) * 30}v10`)
  return (
    `${evening(sheet)}<path d="M0 182V96H34V78H78V104H120V70H158V98H214V82H262V108H300V74H340V92H373V182Z" fill="#0a4436"/><path d="${windows}" stroke="#ffd98a" stroke-width="9" stroke-linecap="round" opacity=".75"/>` +
    `<path d="M0 24Q98 60 196 24T373 30" stroke="#04140f" stroke-width="2" fill="none"/><path d="${lamps}" stroke="#ffe9a0" stroke-width="9" stroke-linecap="round"/>${glow(sheet, 186, 40, 220, 60, '#ffcf5a', 0.4)}<path d="M0 180H373V236H0Z" fill="${down(sheet, '#12543e', '#062a20')}"/>`
  )
}

/** A painted rickshaw rides by and its driver waves. */
export function rickshaw(): string {
  const sheet = createSheet(373, 236)
  const rim = wheel(sheet)
  return sheet.finish(
    street(sheet) +
      '<ellipse cx="190" cy="222" rx="170" ry="10" fill="#021410" opacity=".55"/>' +
      `${glow(sheet, 130, 120, 130, 110, '#ffd98a', 0.3)}<g transform="translate(98 180) scale(1.05)">${coach(sheet)}</g>${place(rim, 92, 184, 1.05)}` +
      `<path d="M124 174 224 186 250 128M224 186 308 184 282 104 240 130M282 104 276 92" stroke="#0a2a20" stroke-width="7" fill="none" stroke-linejoin="round" stroke-linecap="round"/><path d="M124 174 224 186 250 128" stroke="#ffcf3f" stroke-width="2.5" fill="none"/><path d="M234 124h30" stroke="#120a0c" stroke-width="9" stroke-linecap="round"/>` +
      place(rim, 310, 184, 1.05) +
      `<g transform="translate(230 218)">${driver}</g><path d="M282 100 308 96" stroke="#dfeee6" stroke-width="6" stroke-linecap="round"/><circle cx="224" cy="190" r="9" fill="none" stroke="#dfeee6" stroke-width="4"/>${glow(sheet, 318, 118, 50, 36, '#fff3c0', 0.8)}<circle cx="306" cy="116" r="9" fill="#fff6d0" stroke="#ffcf3f" stroke-width="3"/>` +
      sparks(sheet, { seed: 8, count: 7, left: 20, top: 50, right: 170, bottom: 150 }, '#fff8dc', 8),
  )
}
