import { repeat } from '../../scenes/parts/sheet.ts'
import { cutout, stroke } from '../parts/cutout.ts'

const paints = [
  { out: '#b98ad0', mid: '#e6c3ea', inside: '#fff2f6', edge: '#6f4688', lip: '#d9a9dc' },
  { out: '#e08a72', mid: '#f7c3a6', inside: '#fff4e6', edge: '#8a3f2e', lip: '#eda98a' },
] as const

const upper =
  'M-104 26C-132-20-118-62-86-72C-84-102-46-118-26-100C-10-122 26-122 38-98C62-112 92-92 90-68C118-54 128-14 102 26C70 38 36 42 0 42C-36 42-72 38-104 26Z'
const lower =
  'M-112 40C-128 64-112 88-86 92C-76 114-44 118-28 104C-12 120 16 120 30 104C48 118 80 112 88 92C114 86 126 62 112 40C72 58-72 58-112 40Z'

/** An open shell with a pearl. */
export const pearlShell = cutout({ id: 'pearl-shell', kind: 'fish', variants: paints.length }, (sheet, variant) => {
  const paint = paints[variant === 0 ? 0 : 1]
  const fan = sheet.radial(
    [
      [0, paint.inside],
      [0.6, paint.mid],
      [1, paint.out],
    ],
    0.5,
    0.95,
    0.95,
  )
  const cup = sheet.linear([
    [0, paint.mid],
    [1, paint.out],
  ])
  const pearl = sheet.radial(
    [
      [0, '#ffffff'],
      [0.45, '#fdf0f6'],
      [0.75, '#d9cbe6'],
      [1, '#9f8fc2'],
    ],
    0.36,
    0.3,
    0.75,
  )
  const ribs = repeat(7, (index) => {
    const x = -84 + index * 28
    return `M0 40Q${x * 0.62} ${-10} ${x} ${-80 + Math.abs(index - 3) * 7}`
  })
  const ridges = repeat(
    6,
    (index) =>
      `M${-70 + index * 28} 60Q${-66 + index * 26} 82 ${-60 + index * 24} ${index === 0 || index === 5 ? 92 : 102}`,
  )
  return (
    `<path d="${upper}" fill="${fan}" stroke="${paint.edge}" stroke-width="3.4" stroke-linejoin="round"/>` +
    `<g opacity=".55">${stroke(ribs, { colour: paint.out, width: 4 })}</g>` +
    stroke('M-96-40C-92-58-82-66-70-70M-20-96C-14-104-4-108 6-106', { colour: '#ffffffc0', width: 5 }) +
    `<ellipse cy="44" rx="112" ry="22" fill="${paint.edge}"/><ellipse cy="42" rx="104" ry="18" fill="${sheet.linear([
      [0, paint.lip],
      [1, paint.inside],
    ])}"/>` +
    `<ellipse cx="2" cy="52" rx="38" ry="8" fill="${paint.edge}" opacity=".4"/><circle cy="20" r="37" fill="${pearl}"/><ellipse cx="-13" cy="6" rx="11" ry="8" fill="#fff" transform="rotate(-30 -13 6)"/><path d="M24 40A33 33 0 0 1-14 48" fill="none" stroke="#ffe7c4" stroke-width="4" stroke-linecap="round" opacity=".8"/>` +
    `<path d="${lower}" fill="${cup}" stroke="${paint.edge}" stroke-width="3.4" stroke-linejoin="round"/>` +
    `<g opacity=".5">${stroke(ridges, { colour: paint.edge, width: 3 })}</g>` +
    stroke('M-104 52C-60 66 20 68 66 62', { colour: '#ffffff90', width: 4.5 })
  )
})
