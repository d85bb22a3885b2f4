import type { Draw } from './goods.ts'
import { disc, dotted, line, type Painter, path, placed, star, times } from './painter.ts'

/** A cricket ball, 0 0 its foot. */
const ball = ({ rad }: Painter): string =>
  `${disc([0, -32], [32, 32], rad(['#ff7a66', '#c4142e', '#5a0414']))}${line('M-12-62C6-46 6-18-12-2M-5-64C12-48 12-16-5 0', '#fff0d8', 2)}${dotted('M-16-58C0-44 0-20-16-6M0-63C18-47 18-17 0-1', '#fff0d8', { width: 2, gap: 5, on: 2 })}`

/** A bat that was signed, and a ball. */
export const cricketBat: Draw = (painter) => {
  const { lin } = painter
  const grip = times(9, (at) =>
    line(`M-9 ${-166 - at * 7}L9 ${-162 - at * 7}`, at % 3 === 0 ? '#e8443a' : '#0a5a3c', 4),
  )
  const signature =
    'M-58 4C-52-20-40-18-44 0C-46 12-56 14-50 2C-44-10-30-8-26 2C-22 10-16 2-14-6C-12 8-4 8 0-2C4-20 12-24 10-4C8 12 2 12 10 2C18-8 24-4 24 4C28 8 34 0 40-6M-56 14C-20 8 20 8 56 2'
  const bat = `${path('M-9-152V-226C-9-232 9-232 9-226V-152Z', lin(['#1f8a5e', '#0b4a33'], 'across'))}${grip}${path('M-34 0V-120C-34-140-14-142-9-156H9C14-142 34-140 34-120V0C22 10-22 10-34 0Z', lin(['#fbe6b8', '#f0cd8c', '#c89550'], 'across'))}
${path('M22-136C32-132 34-128 34-120V0C30 4 26 5 22 6Z', '#a8753a', ' opacity=".5"')}${line('M-20-118V-4M-8-128V2M8-128V3', '#c99a5a66', 1.2)}${path('M-26-120H22V-92H-26Z', '#0f7a4c')}${path(star([-2, -106], [11, 5], 5), '#ffd45e')}${placed(line(signature, '#22306e', 3), [-4, -48, -76, 0.72])}`
  return `${placed(bat, [28, -2, 17, 0.98])}${disc([-50, 0], [42, 7], '#2a1a1450')}${placed(ball(painter), [-58, 2, -14, 1.12])}`
}

const cup = ({ lin, rad }: Painter): string =>
  `${path('M-50-112C-48-66-38-22-30 0H30C38-22 48-66 50-112Z', lin(['#e79a66', '#c76a3c', '#8a3f20'], 'across'))}${line('M-46-82C-18-74 18-74 46-82M-40-48C-16-41 16-41 40-48M-34-20C-14-14 14-14 34-20', '#7f3a1e80', 2.5)}${disc([0, -112], [50, 14], '#e0925e')}${disc([0, -110], [43, 10.5], '#6e3018')}${disc([0, -107], [39, 8], rad(['#e0a468', '#a8662e']))}${path('M-42-96C-40-60-34-30-28-8C-24-30-30-70-32-100Z', '#fff', ' opacity=".25"')}`

/** Tea in cups of burnt clay. */
export const clayCups: Draw = (painter) => {
  const steam = line('M-66-140c-14-18 12-26 0-48M70-132c-14-18 12-26 0-48', '#ffffffa8', 6)
  const saucer = `${disc([0, -6], [128, 17], '#6b3a20')}${disc([0, -10], [128, 17], painter.lin(['#c98d55', '#94562c']))}`
  return `${saucer}${placed(cup(painter), [4, -18, 0, 0.88])}${placed(cup(painter), [-62, -8, 0, 1.06])}${placed(cup(painter), [66, -4, 0, 1.02])}${steam}`
}

const parrot = `${path('M-6 28C-26 22-30-8-10-22C6-30 22-20 20-6C18 8 8 26-6 28Z', '#1f9d57')}${path('M-10 20L-44 46L-14 34Z', '#12713d')}${path('M-18 0C-6-8 6-2 6 12C-6 18-18 14-18 0Z', '#f7c52e')}${path('M18-16L34-10L20-4Z', '#e62f3c')}${disc([10, -13], [3, 3], '#10241a')}`

/** A tin box, painted as rickshaws are: a sun, a water lily and two parrots. */
export const rickshawBox: Draw = ({ lin, within }) => {
  const front = 'M-118-118H118V0H-118Z'
  const sun = times(24, (at) =>
    placed(path('M0 0L-26-200H26Z', at % 2 === 0 ? '#ffcf33' : '#f58a2e'), [0, -30, at * 15]),
  )
  const lily = [-66, 66, -44, 44, -22, 22, 0]
    .map((turn) =>
      placed(path('M0 0C-18-22-14-52 0-64C14-52 18-22 0 0Z', turn % 44 === 0 ? '#ff7db3' : '#e0327f'), [0, -18, turn]),
    )
    .join('')
  const scallops = (y: number) =>
    times(12, (at) => disc([-110 + at * 20, y], [10, 9], at % 2 === 0 ? '#e62f5c' : '#1a8fd0'))
  const picture = `${path(front, '#ffe58a')}${sun}${path('M-118-26C-60-40 60-40 118-26V0H-118Z', '#1492a8')}${line('M-96-12q12-8 24 0t24 0M40-10q12-8 24 0t24 0', '#8fe3ea', 3)}${lily}${placed(parrot, [-72, -62, 0, 0.98])}<g transform="translate(72 -62) scale(-.98 .98)">${parrot}</g>${scallops(-120)}${scallops(1)}${dotted('M-112-104V-12M112-104V-12', '#fff', { width: 7, gap: 12 })}`
  const lid = `${path('M-118-118L-98-166H98L118-118Z', lin(['#2fb0c8', '#0d6f90']))}${path('M-98-126L-84-158H84L98-126Z', '#f9d13e')}${path('M-88-130L-78-154H78L88-130Z', '#d62a55')}${dotted('M-70-142H72', '#ffe58a', { width: 9, gap: 20 })}`
  return `${lid}${within(front, picture)}${line(front, '#a31d3f', 5)}${path('M-16-132H16V-100H-16Z', lin(['#f4e3ae', '#b8862f']))}${disc([0, -112], [4, 5], '#5c3c10')}${path('M-114-116H-84L-104-2H-114Z', '#fff', ' opacity=".16"')}`
}

/** A scarf of figured muslin, folded, its end hanging down. */
export const jamdani: Draw = ({ lin, within }) => {
  const fold = (y: number, width: number, fill: string) =>
    path(
      `M${-width} ${y}C${-width - 12} ${y - 10} ${-width - 12} ${y - 30} ${-width} ${y - 38}H${width}C${width + 14} ${y - 30} ${width + 14} ${y - 10} ${width} ${y}Z`,
      fill,
    )
  const teal = lin(['#2a9d93', '#0e6a68'])
  const end = 'M-86-158C-20-170 40-166 92-150L84-26C34-12-30-14-78-30Z'
  const motif = `${path('M0-13L9 0L0 13L-9 0Z', '#fff4dc')}${path('M0-5L4 0L0 5L-4 0Z', '#c8323f')}${line('M-16-8L-11 0L-16 8M16-8L11 0L16 8', '#fff4dc', 2.4)}`
  const rows = times(4, (row) =>
    times(5, (at) => placed(motif, [-76 + at * 40 + (row % 2) * 20, -146 + row * 31, 3, 0.84])),
  )
  const border = `${line('M-90-52C-30-34 40-34 92-48', '#f3c659', 12)}${dotted('M-90-52C-30-34 40-34 92-48', '#a01f35', { width: 6, gap: 12 })}${line('M-90-40C-30-22 40-22 92-36', '#a01f35', 4)}`
  const fringe = times(22, (at) => {
    const x = -76 + at * 7.4
    return line(
      `M${x.toFixed(1)} ${(-27 + Math.sin((at / 21) * Math.PI) * 11).toFixed(1)}l${at % 2 === 0 ? -2 : 2} 24`,
      '#f6e3b4',
      2,
    )
  })
  return `${fold(0, 112, lin(['#17807c', '#084a4c']))}${fold(-40, 108, teal)}${fold(-80, 110, lin(['#38b0a4', '#13726f']))}${line('M-112-80H112M-108-40H110', '#06383c70', 3)}
${placed(`${fringe}${within(end, `${path(end, lin(['#46c0b2', '#1d8a86', '#136a6b']))}${rows}${border}${path('M-60-170L-20-170L-36 0H-66ZM40-170H66L60 0H44Z', '#fff', ' opacity=".14"')}`)}`, [4, 2])}`
}

const flame = ({ lin }: Painter): string =>
  `${path('M0 0C-12-6-12-22 0-40C12-22 12-6 0 0Z', lin(['#fff6c0', '#ffb03a', '#f0622a']))}${path('M0-2C-5-6-5-14 0-22C5-14 5-6 0-2Z', '#fffbe6')}`

/** A standing lamp of brass with wicks. */
export const brassLamp: Draw = (painter) => {
  const brass = painter.lin(['#fff0b8', '#e0a83c', '#a86f1a', '#6b4210'], 'across')
  const glow = disc([0, -176], [112, 88], painter.soft(['#ffe08aa0', '#ffe08a00']))
  const knobs = [-34, -66, -98].map((y) => disc([0, y], [17, 9], brass)).join('')
  return `${glow}${path('M-74 0C-70-18-24-24-14-34H14C24-24 70-18 74 0Z', brass)}${disc([0, -1], [74, 9], '#7c4e14')}${path('M-9-28H9L7-128H-7Z', brass)}${knobs}
${path('M-92-152C-70-118-24-112 0-112S70-118 92-152Z', brass)}${disc([0, -152], [92, 15], '#ffe7a0')}${disc([0, -151], [80, 11], '#8a5a1c')}${disc([0, -150], [72, 8], '#d89a34')}
${placed(flame(painter), [-62, -152, -8, 1.1])}${placed(flame(painter), [0, -146, 0, 1.35])}${placed(flame(painter), [62, -152, 8, 1.1])}${path('M-80-146C-62-124-32-118-14-117C-40-124-58-136-66-148Z', '#fff', ' opacity=".5"')}`
}

/** The shirt of a cricket team on its hanger. */
export const jersey: Draw = ({ lin, within }) => {
  const shirt =
    'M-40-196L-74-184L-128-120L-96-88L-72-108V0C-30 8 30 8 72 0V-108L96-88L128-120L74-184L40-196C26-180-26-180-40-196Z'
  const stripes = `${path('M-140-66L140-104V-78L-140-40Z', '#e33a3f')}${path('M-140-36L140-74V-66L-140-28Z', '#ffd45e')}${path('M-140-132L-92-84L-84-92L-132-140ZM140-132L92-84L84-92L132-140Z', '#ffd45e')}`
  const shades = `${path('M-72-108C-60-70-64-30-72 4H-44C-48-40-54-80-72-108Z', '#00241a', ' opacity=".28"')}${path('M72-108C60-70 64-30 72 4H44C48-40 54-80 72-108Z', '#00241a', ' opacity=".28"')}${path('M-30-176C-20-120-24-60-34 6H-16C-6-60-6-120-14-174Z', '#fff', ' opacity=".14"')}`
  return `${line('M0-198V-208C0-222 20-220 18-206', '#8d99a0', 4)}${line('M-58-186L0-204L58-186', '#b98a55', 8)}${within(shirt, `${path(shirt, lin(['#1fae6b', '#0c7a4c', '#07543a']))}${stripes}${shades}`)}
${path('M-40-196C-26-176 26-176 40-196L28-198C16-186-16-186-28-198Z', '#ffd45e')}${line('M0-180V-150', '#06402c', 3)}${disc([38, -140], [15, 15], '#fff4dc')}${path(star([38, -140], [12, 5], 5), '#e33a3f')}`
}
