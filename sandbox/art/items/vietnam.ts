import type { Draw } from './goods.ts'
import { disc, dotted, line, type Painter, path, placed, star, times } from './painter.ts'

/** A lotus, 0 0 where the petals meet. */
export function lotus({ lin }: Painter, colours: readonly string[] = ['#fff0f4', '#f58fb4', '#d84a86']): string {
  const petal = path('M0 4C-22-14-18-54 0-72C18-54 22-14 0 4Z', lin(colours))
  const turned = (turn: number, scale = 1) => placed(petal, [0, 0, turn, scale])
  return `${[-86, 86, -62, 62].map((turn) => turned(turn, 0.9)).join('')}${[-38, 38, -18, 18].map((turn) => turned(turn)).join('')}${turned(0, 0.94)}${disc([0, 2], [26, 7], colours.at(-1) ?? '')}`
}

/** A lantern of silk over ribs of bamboo, on a cord from above. */
export const silkLantern: Draw = ({ lin, soft, within }) => {
  const body = 'M-28-190C-104-184-118-120-70-78C-52-62-36-56-24-52H24C36-56 52-62 70-78C118-120 104-184 28-190Z'
  const ribs = [-86, -54, -20, 20, 54, 86]
    .map((x) => line(`M${x * 0.3}-190C${x * 1.3}-168 ${x * 1.3}-100 ${x * 0.28}-52`, '#7d0f1e70', 2.5))
    .join('')
  const clouds = line('M-74-128c10-14 28-6 22 6c14-8 26 6 14 14M20-148c10-14 28-6 22 6c14-8 26 6 14 14', '#ffd98a', 4)
  const tassel = `${disc([0, -36], [8, 8], '#f0c04a')}${path('M-9-30H9L13 0H-13Z', lin(['#e8283f', '#9c1024']))}${line('M-6-26L-8-2M0-26V-2M6-26L8-2', '#ffffff50', 1.5)}`
  return `${disc([0, -122], [150, 118], soft(['#ffcf7a90', '#ffcf7a00']))}${line('M0-420V-198', '#5a3a24', 3)}${path('M-34-202H34V-186H-34Z', lin(['#8a5a2c', '#4e2d12']))}${within(body, `${path(body, lin(['#ff6a4a', '#e2222f', '#9c0f22']))}${disc([0, -118], [64, 62], soft(['#ffe9a8', '#ffb84a90', '#ffb84a00']))}${ribs}${clouds}`)}
${path('M-28-56H28V-44H-28Z', lin(['#8a5a2c', '#4e2d12']))}${tassel}${path('M-84-146C-80-168-60-178-44-180C-62-164-72-140-72-116C-78-124-84-134-84-146Z', '#fff', ' opacity=".3"')}`
}

/** A hat of palm leaves, a lotus before it. */
export const conicalHat: Draw = (painter) => {
  const cone = 'M-4-172C0-178 6-178 10-172L126-40C92-10-84-10-122-40Z'
  const rings = times(8, (at) => {
    const half = 18 + at * 13.4
    const y = -150 + at * 14.4
    return line(
      `M${2 - half} ${y}C${2 - half / 2} ${y + half * 0.2} ${2 + half / 2} ${y + half * 0.2} ${2 + half} ${y}`,
      '#a97f3a80',
      2,
    )
  })
  const leaves = times(13, (at) => line(`M3-172L${-116 + at * 19.6} ${-22 - Math.abs(at - 6) * 2}`, '#ffffff4d', 1.4))
  return `${path(cone, painter.lin(['#fbeec2', '#e8c983', '#b88a44'], 'across'))}${painter.within(cone, `${leaves}${rings}${path('M3-176L-122-40L-60-20Z', '#fff', ' opacity=".22"')}`)}${line('M-122-40C-84-10 92-10 126-40', '#8a6228', 4)}
${line('M-92-30C-104 8-40 6-20-10C-4-22-30-30-34-12C-38 4-12 6 0 0', '#f0629a', 5)}${path('M26-6C50-26 110-24 128-4C108 10 50 8 26-6Z', painter.lin(['#4fae78', '#1c6e4c']))}${placed(lotus(painter), [76, -12, 6, 0.86])}`
}

const blue = '#2450a0'

const porcelain = ({ lin }: Painter): string => lin(['#ffffff', '#eef3fa', '#b4c4dc'], 'across')

/** A pot and two cups of white porcelain, painted in blue, on a tray of wood. */
export const blueTeaSet: Draw = (painter) => {
  const { lin } = painter
  const white = porcelain(painter)
  const cup = `${path('M-30-50H30C30-22 20 0 10 0H-10C-20 0-30-22-30-50Z', white)}${line('M-26-32C-10-26 10-26 26-32', blue, 3)}${disc([0, -50], [30, 8], '#dfe8f4')}${disc([0, -49], [25, 6], '#a9822f')}`
  const paint = `${line('M-64-58C-40-30-6-26 10-40M-52-78C-46-50-24-38-10-44', blue, 3)}${placed(lotus(painter, ['#8fb0ea', '#3c6ac0', '#173a86']), [-30, -52, 0, 0.62])}${path('M-2-36C8-50 30-48 36-36C28-28 8-26-2-36Z', '#5d86cf')}`
  return `${disc([4, -3], [152, 20], '#4e2a14')}${disc([4, -9], [152, 20], painter.lin(['#a8683a', '#6d3b1c']))}
${line('M-104-108C-160-112-156-36-100-40', white, 14)}${line('M-104-108C-160-112-156-36-100-40', '#2450a033', 3)}${path('M40-84C72-86 80-126 102-142L117-132C104-104 102-44 40-28Z', lin(['#e9f0f9', '#9db3d6'], 'across'))}${path('M-118-76C-118-126-76-138-30-138S58-126 58-76C58-30 24-14-30-14S-118-30-118-76Z', white)}${paint}
${line('M-98-116C-64-104 6-104 40-116', blue, 3)}${path('M-78-132C-66-152 8-152 18-132C0-126-60-126-78-132Z', white)}${line('M-70-132C-50-126-8-126 10-132', blue, 2.5)}${disc([-30, -154], [10, 9], blue)}${path('M-104-92C-96-116-74-126-54-128C-80-114-94-90-96-60C-102-68-106-80-104-92Z', '#fff', ' opacity=".85"')}
${placed(cup, [84, -10, 0, 0.9])}${placed(cup, [136, -4, 0, 0.94])}`
}

/** A round box of black lacquer, gold and shell in its lid. */
export const lacquerBox: Draw = (painter) => {
  const { lin, rad, within } = painter
  const gold = ['#fff2bc', '#e6b43e', '#a8721a']
  const pearl = times(18, (at) => {
    const turn = (at / 18) * Math.PI * 2
    return path(
      star([98 * Math.cos(turn), 35 * Math.sin(turn)], [6, 3], 4),
      ['#bfe8e6', '#f0d0ea', '#e8f0c8'][at % 3] ?? '',
    )
  })
  const side = 'M-116-112V-34C-116 14 116 14 116-34V-112Z'
  const waves = dotted('M-118-20C-118 28 118 28 118-20', '#e6b43e', { width: 4, gap: 12, on: 8 })
  const carp = `${path('M-30 2C-20-14 8-16 26 0C8 14-20 16-30 2ZM24 0L44-10L40 10Z', '#f3c85a')}${line('M-10-8C-4 0-4 6-10 10M2-9C8-2 8 6 2 10', '#8a5a12', 2)}`
  const top = `${disc([0, -124], [116, 43], '#0b0709')}${disc([0, -127], [110, 40], rad(['#4a2226', '#1c0c10', '#0a0506']))}${placed(pearl, [0, -127])}${placed(`<g transform="scale(1 .62)">${lotus(painter, gold)}</g>`, [-18, -112, 0, 0.6])}${placed(carp, [50, -128, -10, 0.82])}${line('M-70-120c10-8 20-8 28 0M28-108c10-7 20-7 28 0', '#e6b43e', 2.5)}`
  return `${within(side, `${path(side, lin(['#7a1220', '#c9283a', '#5c0b18', '#2a060c'], 'across'))}${path('M-120-112H120V-86C60-60-60-60-120-86Z', '#150809')}${line('M-120-82C-60-56 60-56 120-82', '#e6b43e', 3)}${waves}${path('M-96-120H-66V20H-96Z', '#fff', ' opacity=".2"')}`)}${top}${path('M-96-138C-76-156-40-163-8-164C-44-156-70-146-84-128Z', '#fff', ' opacity=".34"')}`
}

/** A scarf of silk with lotuses, over a stand of wood. */
export const silkScarf: Draw = (painter) => {
  const { lin, within } = painter
  const wood = lin(['#a8683a', '#5c3216'], 'across')
  const front =
    'M-66-196C-30-206 24-206 62-196C70-140 54-96 66-40C40-20 20-44-6-28C-30-14-52-30-74-22C-56-84-76-140-66-196Z'
  const back = path(
    'M26-196C60-202 84-198 92-190C104-140 92-100 104-58C86-46 66-60 46-52Z',
    lin(['#f06a9a', '#a8285f']),
  )
  const flowers = [
    [-30, -64, -8, 0.5],
    [30, -92, 10, 0.42],
    [-26, -136, 6, 0.38],
  ].map(([x = 0, y = 0, turn = 0, scale = 1]) => placed(lotus(painter), [x, y, turn, scale]))
  const silk = `${path(front, lin(['#f9d7e2', '#8fd6d0', '#2aa39c', '#0f7f7c']))}${path('M-40-206C-32-140-48-90-40-16H-22C-26-90-12-140-22-206ZM24-206C34-150 22-100 34-24H50C42-100 52-150 42-206Z', '#fff', ' opacity=".2"')}${flowers.join('')}${line('M-80-40C-52-48-30-32-6-46C20-62 40-38 72-58', '#ffe3a0', 4)}`
  const fringe = times(18, (at) =>
    line(`M${-70 + at * 8} ${at % 3 === 0 ? -26 : -30}l${at % 2 === 0 ? -2 : 2} 20`, '#ffe3a0', 2),
  )
  return `${disc([0, -3], [72, 11], '#4a2812')}${disc([0, -7], [72, 11], wood)}${path('M-6-8H6V-190H-6Z', wood)}${back}${line('M-104-196H104', '#7a4a22', 12)}${disc([-106, -196], [10, 10], '#c98d4e')}${disc([106, -196], [10, 10], '#c98d4e')}${fringe}${within(front, silk)}`
}

/** A drum of bronze, the sun in the middle of its skin. */
export const bronzeDrum: Draw = ({ lin, rad, within }) => {
  const bronze = lin(['#c9c38a', '#7f8a55', '#4e6142', '#26382c'], 'across')
  const body =
    'M-112-146C-124-112-104-96-84-84C-78-60-86-30-104-8C-60 12 60 12 104-8C86-30 78-60 84-84C104-96 124-112 112-146Z'
  const boats = times(6, (at) => `M${-98 + at * 36}-112q14 12 28 0M${-92 + at * 36}-116v-6m8 6v-8m8 8v-6`)
  const bands = `${line('M-116-130C-60-104 60-104 116-130M-108-98C-60-74 60-74 108-98M-86-70C-40-54 40-54 86-70M-92-26C-40-10 40-10 92-26', '#1f2e2270', 2.5)}${dotted('M-88-58C-40-42 40-42 88-58M-90-38C-40-22 40-22 90-38', '#e6dfa0', { width: 4, gap: 11 })}`
  const skin = `${disc([0, 0], [116, 116], rad(['#dcd59a', '#8f9960', '#55683f']))}${[102, 84, 66, 48].map((r) => line(`M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`, '#27392a90', 2)).join('')}${times(18, (at) => placed(path('M-7-92L0-98L12-93L2-90L-2-84Z', '#2c3f2c'), [0, 0, at * 20]))}${times(28, (at) => placed(line('M-4-74L4-58', '#2c3f2c', 2), [0, 0, at * 12.857]))}${path(star([0, 0], [46, 14], 14), '#f3ecb4')}${disc([0, 0], [11, 11], '#f8f2c8')}`
  return `${within(body, `${path(body, bronze)}${line(boats, '#e6dfa0', 2.4)}${bands}${path('M-96-150H-66L-58 10H-86Z', '#fff', ' opacity=".16"')}`)}${line('M-100-110C-124-106-120-72-92-76M100-110C124-106 120-72 92-76', '#6f7a48', 8)}<g transform="translate(0 -148) scale(1 .36)">${disc([0, 8], [117, 117], '#26382c')}${skin}</g>`
}
