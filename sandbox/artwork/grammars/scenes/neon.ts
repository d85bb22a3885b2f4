import { short } from '../../parts/svg.ts'

/** A path of glass and the hue of its gas. */
export interface Glass {
  data: string
  hue: number
}

/** A sign bent by hand for one hero; none where nobody has yet. */
export function neonScene(heroId: string): readonly Glass[] | undefined {
  if (heroId === 'triple-seven') return sevens()
  return heroId === 'prize-wheel' ? wheel() : undefined
}

function wheel(): Glass[] {
  const [cx, cy] = [150, 152]
  const at = (radius: number, turn: number): string =>
    `${short(cx + Math.cos(turn) * radius)} ${short(cy + Math.sin(turn) * radius)}`
  const fields = Array.from({ length: 12 }, (_, field): Glass => {
    const [from, to] = [(field * Math.PI) / 6 + 0.06, ((field + 1) * Math.PI) / 6 - 0.06]
    return {
      data: `M${at(40, from + 0.08)}L${at(102, from)}A102 102 0 0 1 ${at(102, to)}L${at(40, to - 0.08)}z`,
      hue: [320, 200, 90, 30][field % 4] ?? 90,
    }
  })
  const star = Array.from({ length: 10 }, (_, point) =>
    at(point % 2 ? 11 : 25, (point * Math.PI) / 5 - Math.PI / 2),
  ).join('L')
  const ring = (radius: number): string => `M${cx} ${cy - radius}a${radius} ${radius} 0 1 0 .1 0`
  return [
    ...fields,
    { data: ring(128), hue: 200 },
    { data: ring(114), hue: 320 },
    { data: `M${star}z`, hue: 90 },
    { data: 'M134 8h32l-16 36z', hue: 20 },
  ]
}

/** Three sevens in a fire, the middle one in front. */
function sevens(): Glass[] {
  const seven = ([x, y, scale]: readonly [number, number, number], hue: number): Glass[] => {
    const line = (points: readonly (readonly [number, number])[]): string =>
      `M${points.map(([px, py]) => `${short(x + px * scale)} ${short(y + py * scale)}`).join('L')}`
    return [
      {
        data: `${line([
          [-46, -64],
          [54, -64],
          [6, 72],
          [-34, 72],
          [10, -32],
          [-46, -32],
        ])}z`,
        hue,
      },
      {
        data: line([
          [-34, -48],
          [32, -48],
          [-12, 56],
        ]),
        hue: 85,
      },
    ]
  }
  return [
    {
      data: 'M62 288C-6 232 44 184 30 128q40 24 44 74c6-54 44-92 32-156 46 30 58 74 62 104 20-22 22-50 18-72 44 38 44 82 54 116 14-10 18-24 18-38 32 46 26 96-20 132',
      hue: 40,
    },
    { data: 'M26 288H274', hue: 320 },
    ...seven([64, 216, 0.62], 15),
    ...seven([238, 216, 0.62], 15),
    ...seven([150, 194, 1], 355),
  ]
}
