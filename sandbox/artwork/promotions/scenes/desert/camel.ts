import { coin } from '../../../scenes/parts/coin.ts'
import { glow, sparks } from '../../../scenes/parts/light.ts'
import { createSheet, num, place, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { across, down } from '../../parts/stroke.ts'
import { fullMoon, nightSky } from './archway.ts'

/** A tassel of wool that hangs from the origin. */
const tassel = (sheet: Sheet, colour: string): string =>
  sheet.define(
    `<path d="M-8 8C-12 20-12 30-10 38L-5 33 0 40 5 33 10 38C12 30 12 20 8 8Z" fill="${colour}"/><circle cy="5" r="7" fill="#ffcf5a"/><path d="M-8 12H8" stroke="#ffe9a0" stroke-width="3"/>`,
  )

/** The head and neck of a camel that looks to the right with half-closed eyes. */
function head(sheet: Sheet): string {
  const hide = sheet.linear(
    [
      [0, '#ffe6b4'],
      [0.5, '#e0a860'],
      [1, '#8a5230'],
    ],
    0.9,
    0,
    0.2,
    1,
  )
  return (
    '<path d="M190 58C176 40 178 20 190 12 204 22 206 42 204 54Z" fill="#b87c46"/>' +
    `<path d="M62 250C74 206 116 190 138 158 158 130 160 100 174 72 184 50 200 40 220 42 246 44 266 60 284 70 304 78 316 90 314 104 312 118 300 124 284 122 264 124 250 120 238 122 228 126 222 146 214 174 206 206 194 230 186 250Z" fill="${hide}"/>` +
    `<path d="M206 52C192 34 198 14 212 10 224 22 224 40 222 50Z" fill="#e0a860"/><path d="M209 46C202 34 206 24 212 20 217 28 218 38 216 46Z" fill="#8a5230"/><path d="M174 66C178 46 196 32 218 38 206 44 198 52 194 64 188 60 182 60 174 66Z" fill="#a8683a"/><path d="M66 250C80 212 118 196 140 166 150 150 156 136 160 122 164 160 140 196 118 250Z" fill="#8a5230" opacity=".45"/>` +
    '<path d="M314 104C296 110 276 108 260 100" stroke="#6a3a20" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M262 100C256 96 254 92 254 88" stroke="#6a3a20" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M292 84C298 80 304 84 304 90" stroke="#6a3a20" stroke-width="4.5" fill="none" stroke-linecap="round"/><path d="M226 70C232 60 246 60 252 72 246 80 232 80 226 70Z" fill="#fff6e0"/><circle cx="240" cy="71" r="7" fill="#2a120a"/><circle cx="242" cy="69" r="2" fill="#fff"/><path d="M223 70C230 56 248 56 255 71 246 66 234 65 223 70Z" fill="#b87c46"/><path d="M223 70C234 65 246 66 256 72M228 77l-5 5M236 80l-2 6M246 79l3 5M256 72l7 1M253 68l7-3" stroke="#3a1a10" stroke-width="3" fill="none" stroke-linecap="round"/>'
  )
}

function halter(sheet: Sheet): string {
  const [red, blue, green] = [tassel(sheet, '#c8203e'), tassel(sheet, '#1a5ac8'), tassel(sheet, '#12a594')]
  const beads = repeat(
    9,
    (index) => `M${num(138 + index * 9.4)} ${num(166 + Math.sin((index / 8) * Math.PI) * 22 + index)}h0`,
  )
  return (
    '<path d="M272 64C264 82 262 102 266 122M212 42C206 66 214 100 238 122M216 82 268 92" stroke="#a81e3a" stroke-width="9" fill="none"/><path d="M272 64C264 82 262 102 266 122M212 42C206 66 214 100 238 122M216 82 268 92" stroke="#ffcf5a" stroke-width="3" fill="none" stroke-dasharray="4 5"/>' +
    `<path d="M134 164C156 196 190 204 218 170" stroke="#a81e3a" stroke-width="8" fill="none"/><path d="${beads}" stroke="#2fd0c0" stroke-width="8" stroke-linecap="round"/>` +
    `${place(red, 266, 120, 0.9)}${place(blue, 238, 120, 0.8)}${place(green, 216, 84, 0.7)}${place(blue, 150, 184, 0.9)}${place(red, 176, 194, 1.1)}${place(green, 202, 184, 0.9)}`
  )
}

/** The hump under a woven cloth, with a bag of coins. */
function load(sheet: Sheet): string {
  const prize = coin(sheet)
  const weave = repeat(5, (index) => `M${-14 + index * 22} 150l11 12 11-12-11-12Z`)
  return (
    `<path d="M-20 250V120C0 76 62 74 88 126 104 160 126 170 150 180L170 250Z" fill="${down(sheet, '#e0a860', '#8a5230')}"/><path d="M-20 122C0 66 66 66 94 122L112 200H-20Z" fill="${across(sheet, '#d8304a', '#7a0f34')}"/><path d="M-20 136H100M-20 164H106" stroke="#ffcf5a" stroke-width="5"/><path d="${weave}" fill="#2fd0c0"/><path d="M0 200v12M18 200v12M36 200v12M54 200v12M72 200v12M90 200v12M108 200v12" stroke="#ffcf5a" stroke-width="5" stroke-linecap="round"/>` +
    [
      [20, 182, -14],
      [46, 176, 10],
      [70, 184, 22],
      [34, 170, 4],
    ]
      .map(([x = 0, y = 0, turn]) => place(prize, x, y, 0.62, turn))
      .join('') +
    `<path d="M-4 186C10 194 74 194 88 186 100 214 98 240 92 250H-8C-14 236-14 212-4 186Z" fill="${across(sheet, '#2a6ad8', '#0f2a7a')}"/><path d="M-4 188C10 196 74 196 88 188" stroke="#ffcf5a" stroke-width="6" fill="none"/><path d="M42 206 58 224 42 242 26 224Z" fill="#ffcf5a"/>`
  )
}

/** A camel in tassels comes home by moonlight with a full bag. */
export function camelHome(): string {
  const sheet = createSheet(373, 236)
  return sheet.finish(
    `${nightSky(sheet)}${fullMoon(sheet, { x: 292, y: 76, size: 62 })}${sparks(sheet, { seed: 13, count: 9, left: 14, top: 10, right: 180, bottom: 90 }, '#fff4d0', 9)}` +
      `<path d="M120 196C200 160 270 180 373 150V236H60Z" fill="${down(sheet, '#d89a5a', '#6a3a4e')}"/><path d="M160 214C240 200 310 212 373 190V236H140Z" fill="${down(sheet, '#8a5060', '#2a1a4e')}"/>` +
      `${load(sheet)}${head(sheet)}${halter(sheet)}${glow(sheet, 300, 70, 90, 80, '#fff3c8', 0.18)}`,
  )
}
