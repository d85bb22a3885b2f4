import { glow } from '../../../scenes/parts/light.ts'
import { createSheet, num, place, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { across, limb, round } from '../../parts/stroke.ts'
import { evening } from './night.ts'

interface Paper {
  main: string
  second: string
}

/** A paper kite about the origin, 120 tall. */
const kite = (sheet: Sheet, { main, second }: Paper): string =>
  sheet.define(
    `<path d="M0-60 56-4 0 56-56-4Z" fill="${main}"/><path d="M0-60 56-4 0-4Z" fill="${second}"/><path d="M0 56-56-4H0Z" fill="${second}"/><circle cy="-4" r="17" fill="#fff3c0"/><circle cy="-4" r="9" fill="${main}"/><path d="M0-60V56M-54-4Q0-50 54-4" stroke="#3a1a10" stroke-width="2.5" fill="none"/><path d="M0 52-16 78H16Z" fill="${main}"/><path d="M-6 62-10 78M0 58V78M6 62 10 78" stroke="#3a1a10" stroke-width="1.5"/>`,
  )

/** A reel of line with a handle at each end, about the origin. */
function reel(sheet: Sheet): string {
  const turns = repeat(9, (index) => `M${-24 + index * 6}-17q3 17 0 34`)
  return `<path d="M-70 0H70" stroke="#8a4a1c" stroke-width="9" stroke-linecap="round"/><path d="M-28-17H28V17H-28Z" fill="${across(sheet, '#ff6aa0', '#c01a5a')}"/><path d="${turns}" stroke="#fff" stroke-opacity=".55" stroke-width="2" fill="none"/><ellipse cx="-30" rx="7" ry="24" fill="#ffcf3f"/><ellipse cx="30" rx="7" ry="24" fill="#ffe68a"/><ellipse cx="30" rx="3" ry="8" fill="#8a4a1c"/>`
}

/** A girl's head that looks up to the right, about the origin. */
function face(sheet: Sheet): string {
  return (
    '<path d="M-30-10C-54 10-52 50-60 84-48 78-40 66-36 50L-18 26Z" fill="#160c10"/><path d="M-54 56l14 6" stroke="#e8452f" stroke-width="8" stroke-linecap="round"/><path d="M-14 28H12V54H-14Z" fill="#7d4a2e"/>' +
    `<circle r="36" fill="${round(sheet, '#c08458', '#9a623e', '#7d4a2e')}"/><circle cx="-24" cy="6" r="7" fill="#7d4a2e"/><circle cx="-24" cy="16" r="4" fill="#ffcf3f"/><path d="M-38 8C-46-46 30-56 38-8 24-14 14-20 6-28-4-10-24-10-26 4-30 2-34 2-38 8Z" fill="#160c10"/>` +
    '<path d="M6-2C10-10 18-8 18-2M24-2C27-9 33-8 33-2" stroke="#160c10" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M6 12C14 16 24 15 31 9 30 26 12 28 6 12Z" fill="#6a1420"/><path d="M7 13C14 16 24 15 31 9L30 14C22 19 14 19 8 17Z" fill="#fff"/><circle cx="22" cy="-18" r="3.5" fill="#e8452f"/><ellipse cx="6" cy="8" rx="5" ry="4" fill="#ff7a6a" opacity=".4"/>'
  )
}

/** A girl on a roof lets her kite climb among the others of the evening. */
export function kites(): string {
  const sheet = createSheet(373, 236)
  const big = kite(sheet, { main: '#e0267a', second: '#ffcf3f' })
  const [green, blue] = [
    kite(sheet, { main: '#12a070', second: '#fff3c0' }),
    kite(sheet, { main: '#2a5ad8', second: '#ff8a3a' }),
  ]
  const bricks = repeat(18, (index) => `M${num((index % 9) * 44 + (index > 8 ? 22 : 0))} ${index > 8 ? 222 : 208}v14`)
  return sheet.finish(
    `${evening(sheet)}${glow(sheet, 300, 150, 180, 110, '#fff3c0', 0.75)}<circle cx="300" cy="150" r="30" fill="#fff6d0"/><path d="M150 196V164h26v-14h30v22h26v-32h10l8-14 8 14h10v24h34v-14h40v20h31v26Z" fill="#0a4a3c"/><path d="M166 176h0M190 164h0M256 154h0M300 178h0M336 174h0M216 184h0" stroke="#ffe08a" stroke-width="6" stroke-linecap="round"/>` +
      `${place(green, 176, 44, 0.46, -14)}${place(blue, 340, 104, 0.36, 22)}${place(blue, 30, 36, 0.4, 12)}${place(green, 222, 132, 0.22, -10)}<path d="M176 50Q150 120 190 196M340 108Q330 150 300 190" stroke="#fff" stroke-width="1" fill="none" opacity=".6"/>` +
      `<path d="M0 206H373V236H0Z" fill="#8a3a22"/><path d="${bricks}M0 222H373" stroke="#5a1f14" stroke-width="2.5"/><path d="M0 206H373" stroke="#f0a05a" stroke-width="5"/>` +
      `<path d="M144 156Q220 136 268 76" stroke="#fff" stroke-width="2" fill="none"/>${place(big, 272, 70, 1.04, 26)}` +
      `<path d="M30 240C30 186 58 164 92 164S150 190 152 240Z" fill="${across(sheet, '#1fae6a', '#0a5a3c')}"/><path d="M60 172C78 196 108 196 124 172" stroke="#ffcf3f" stroke-width="7" fill="none"/><path d="M122 170C108 196 92 222 88 240" stroke="#e8452f" stroke-width="13" fill="none"/>` +
      `<g transform="translate(92 116) rotate(-20) scale(1.14)">${face(sheet)}</g>` +
      `<g transform="translate(146 168) rotate(-16)">${reel(sheet)}</g>` +
      limb({ path: 'M52 200C70 216 78 210 86 200', colour: '#16925d', width: 28 }) +
      limb({ path: 'M88 198 92 188', colour: '#9a623e', width: 20 }) +
      '<path d="M86 178h14M86 186h16M88 194h13" stroke="#7d4a2e" stroke-width="2.5" stroke-linecap="round"/>' +
      limb({ path: 'M142 204C168 212 188 196 198 172', colour: '#1fae6a', width: 27 }) +
      limb({ path: 'M200 166 204 152', colour: '#9a623e', width: 20 }) +
      '<path d="M198 144h13M196 152h15M195 160h15" stroke="#7d4a2e" stroke-width="2.5" stroke-linecap="round"/>',
  )
}
