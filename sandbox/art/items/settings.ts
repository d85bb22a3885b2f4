import type { SettingName } from '#sandbox/merchants/demo/mall.ts'
import * as bangladesh from './bangladesh.ts'
import * as goods from './goods.ts'
import * as japan from './japan.ts'
import { disc, dotted, line, type Painter, path, placed, times } from './painter.ts'
import * as vietnam from './vietnam.ts'

/** What stands on the table of a still life: where its foot is, how large, and how wide its shadow; 0: it hangs. */
interface Standing {
  draw: goods.Draw
  at: readonly [x: number, y: number, turn: number, scale: number]
  shadow: number
}

interface Setting {
  /** Wall, window and table, 960 x 488; the table from 376 down. */
  ground: (painter: Painter) => string
  things: readonly Standing[]
  /** What is in the air, over everything. */
  air?: (painter: Painter) => string
}

const boards = ({ lin }: Painter, colours: readonly string[], edge: string): string =>
  `${path('M0 376H960V488H0Z', lin(colours))}${line('M0 378H960', edge, 4)}${times(4, (at) => line(`M0 ${400 + at * 22}H960`, '#00000018', 2))}`

const study: Setting = {
  ground: (painter) => {
    const { lin } = painter
    const bars = `${times(5, (at) => line(`M${560 + at * 80} 0V330`, '#a06a3c', 7))}${times(4, (at) => line(`M556 ${28 + at * 92}H884`, '#a06a3c', 6))}`
    const light = path('M560 388L892 388L760 488L330 488Z', '#fff', ' opacity=".22"')
    return `${path('M0 0H960V488H0Z', lin(['#fdeee4', '#fbdcca'], 'slant'))}${path('M548 0H892V336H548Z', lin(['#fffdf4', '#ffedd0']))}${bars}${path('M540 0H556V344H540ZM884 0H900V344H884ZM540 330H900V346H540Z', '#8a5630')}${path('M0 376H960V488H0Z', lin(['#b5794a', '#7f4a2a']))}${line('M0 378H960', '#d9a273', 4)}${light}`
  },
  things: [
    { draw: goods.lamp, at: [196, 436, 0, 1.35], shadow: 150 },
    { draw: goods.teaSet, at: [466, 452, 0, 1.12], shadow: 180 },
    { draw: goods.bag, at: [756, 436, 0, 1.22], shadow: 190 },
  ],
}

const shoji: Setting = {
  ground: (painter) => {
    const { lin } = painter
    const frame = 'M530 0H546V346H530ZM902 0H918V346H902ZM530 330H918V346H530Z'
    const bars = `${times(4, (at) => line(`M${620 + at * 71} 0V330`, '#a8754e', 5))}${times(3, (at) => line(`M540 ${80 + at * 84}H908`, '#a8754e', 5))}`
    const branch = `${line('M960 44C880 66 840 96 762 132M880 70C850 60 836 40 806 34', '#5a3a34', 7)}${[
      [870, 72, 22, 1],
      [912, 50, 28, 0],
      [822, 102, 20, 0],
      [776, 128, 15, 1],
      [816, 36, 17, 1],
      [946, 66, 20, 1],
    ]
      .map(([x = 0, y = 0, size = 0, pale]) => japan.blossom([x, y], size, pale === 1 ? '#fbc9c6' : '#f7aeb0'))
      .join('')}`
    return `${path('M0 0H960V488H0Z', lin(['#fbe9dd', '#f7d9c7'], 'slant'))}${path('M538 0H910V338H538Z', lin(['#fffdf8', '#fdeed8']))}${bars}${path(frame, '#8a5a3c')}${branch}${boards(painter, ['#cd956c', '#a06544'], '#eec39c')}${path('M450 378L910 488H640L346 378Z', '#fff', ' opacity=".16"')}`
  },
  things: [
    { draw: japan.windBell, at: [346, 268, 0, 0.98], shadow: 0 },
    { draw: japan.cutGlass, at: [144, 438, 0, 1.05], shadow: 88 },
    { draw: japan.ironKettle, at: [384, 444, 0, 1.1], shadow: 196 },
    { draw: japan.daruma, at: [770, 440, 0, 1.08], shadow: 124 },
  ],
  air: () =>
    times(11, (at) =>
      placed(disc([0, 0], [9, 5], at % 3 === 0 ? '#f7aeb0' : '#fbcfcb'), [
        60 + at * 84,
        70 + ((at * 137) % 300),
        at * 41,
      ]),
    ),
}

const field = (painter: Painter): string => {
  const { lin, soft } = painter
  const tower = (x: number) =>
    `${disc([x, 164], [80, 66], soft(['#fffbe0a0', '#fffbe000']))}${line(`M${x} 170V262`, '#4a6a66', 6)}${path(`M${x - 34} 144H${x + 34}V182H${x - 34}Z`, '#35524f')}${dotted(`M${x - 24} 154H${x + 26}M${x - 24} 171H${x + 26}`, '#fffdf0', { width: 12, gap: 16 })}`
  const player = ([x, y, size]: readonly [number, number, number], shirt: string) =>
    placed(
      `${disc([0, 0], [12, 3], '#0b4a2c60')}${line('M-4-2V-18M4-2V-18', '#fff', 5)}${path('M-8-40H8L7-16H-7Z', shirt)}${disc([0, -46], [6, 6], '#8a5530')}${path('M-7-48C-6-56 6-56 7-48Z', shirt)}`,
      [x, y, 0, size],
    )
  const stumps = placed(line('M-6 0V-26M0 0V-26M6 0V-26M-8-27H8', '#fff3d4', 3), [646, 342])
  const players = [
    player([604, 326, 1], '#1f9d57'),
    player([666, 350, 1.3], '#2f62c4'),
    player([498, 306, 0.8], '#1f9d57'),
    player([760, 312, 0.85], '#1f9d57'),
  ]
  return `${path('M330 0H900V380H330Z', lin(['#ffe7b0', '#ffcf9a', '#bfe3cf']))}${disc([516, 176], [40, 40], '#fff3cf')}${path('M330 250C420 214 520 236 600 224S800 206 900 240V290H330Z', '#3f8f6c')}${dotted('M330 262C500 244 760 244 900 262', '#fff7dc', { width: 7, gap: 12 })}
${tower(404)}${tower(786)}${path('M330 276C500 262 760 262 900 276V380H330Z', lin(['#7fcf6a', '#2f9a52']))}${times(5, (at) => path(`M${360 + at * 120} 380L${470 + at * 62} 268H${500 + at * 62}L${420 + at * 120} 380Z`, '#fff', ' opacity=".1"'))}${path('M600 292H680L720 380H560Z', '#e6cf96')}${stumps}${players.join('')}`
}

const verandah: Setting = {
  ground: (painter) => {
    const { lin } = painter
    const white = lin(['#ffffff', '#f3e6d2', '#cdb596'], 'across')
    const column = (x: number) =>
      `${path(`M${x - 22} 40H${x + 22}V352H${x - 22}Z`, white)}${path(`M${x - 34} 20H${x + 34}V44H${x - 34}ZM${x - 34} 348H${x + 34}V378H${x - 34}Z`, '#fbf2e2')}${line(`M${x - 30} 50H${x + 30}`, '#b89a72', 3)}`
    const panes = ['#e0503f', '#f2b430', '#2f9a6a', '#2f74c4', '#f2b430', '#e0503f']
    const arch = (x: number) => {
      const glass = panes.map((pane, at) =>
        placed(path('M-10-38L-28-106A110 110 0 0 1 28-106L10-38Z', pane, ' opacity=".88"'), [x, 120, -75 + at * 30]),
      )
      return `${path(`M${x - 124} 0H${x + 124}V128H${x + 110}A110 110 0 0 0 ${x - 110} 128H${x - 124}Z`, '#f9ead0')}${glass.join('')}${path(`M${x - 38} 120A38 38 0 0 1 ${x + 38} 120Z`, '#fbe3a6')}${path(`M${x - 124} 118H${x + 124}V130H${x - 124}Z`, '#fbf2e2')}`
    }
    const shutter = `${path('M0 0H300V380H0Z', lin(['#f7e3c4', '#eccfa4']))}${path('M96 44H250V352H96Z', '#1f7a62')}${path('M106 54H168V342H106ZM178 54H240V342H178Z', lin(['#3aa486', '#1b6a55']))}${times(13, (at) => line(`M108 ${72 + at * 20.5}H166M180 ${72 + at * 20.5}H238`, '#0c453780', 4))}`
    return `${path('M0 0H960V488H0Z', '#f5dfbd')}${field(painter)}${shutter}${arch(460)}${arch(716)}${path('M860 0H960V380H860Z', lin(['#f7e3c4', '#e6c598'], 'across'))}${column(318)}${column(588)}${column(858)}${path('M300 340H880V352H300Z', '#fbf2e2')}${times(12, (at) => path(`M${362 + at * 42} 352h12v26h-12z`, '#f3e2c4'))}${boards(painter, ['#b3542f', '#75301b'], '#e39a6a')}${path('M520 378L900 488H650L400 378Z', '#fff', ' opacity=".12"')}`
  },
  things: [
    { draw: bangladesh.cricketBat, at: [182, 446, 0, 1.36], shadow: 116 },
    { draw: bangladesh.rickshawBox, at: [410, 440, 0, 1.06], shadow: 180 },
    { draw: bangladesh.brassLamp, at: [618, 434, 0, 0.96], shadow: 108 },
    { draw: bangladesh.clayCups, at: [800, 452, 0, 0.92], shadow: 160 },
  ],
}

const pond = (painter: Painter): string => {
  const { lin } = painter
  const leaf = ([x, y, size]: readonly [number, number, number]) =>
    placed(
      `${disc([0, 0], [46, 13], '#2f8a63')}${path('M0 0L46-3A46 13 0 0 0 18-12Z', '#9fd3cd')}${line('M0 0L-40 2M0 0L-22-9M0 0L18 10', '#1c6a4a', 2)}`,
      [x, y, 0, size],
    )
  const bloom = ([x, y, size]: readonly [number, number, number]) =>
    `${line(`M${x} ${y}V${y + 40}`, '#2f8a63', 5)}${placed(vietnam.lotus(painter), [x, y, 0, size])}`
  const hills = `${path('M400 260C450 190 500 180 540 214C580 150 640 120 700 190C740 168 790 196 860 250V330H400Z', '#7fb3ad')}${path('M400 280C480 230 560 250 620 262S780 236 860 282V330H400Z', '#4f938a')}`
  return `${path('M400 0H880V376H400Z', lin(['#ffe9d2', '#ffd3c4', '#cfe8e0']))}${disc([706, 128], [46, 46], '#fff4dc')}${hills}${path('M400 286H880V376H400Z', lin(['#a9dcd4', '#4fa39a']))}${line('M470 306h60M700 300h84M560 330h40', '#ffffffa0', 3)}
${leaf([520, 330, 0.9])}${leaf([610, 352, 1.2])}${leaf([742, 338, 1])}${leaf([792, 362, 1.1])}${bloom([560, 308, 0.5])}${bloom([708, 318, 0.62])}${bloom([782, 326, 0.44])}`
}

const moonGate: Setting = {
  ground: (painter) => {
    const { lin, within } = painter
    const gate = 'M545 376A192 192 0 1 1 719 376Z'
    const bamboo = [900, 926, 948]
      .map(
        (x, at) =>
          `${line(`M${x} 376L${x - 12 + at * 8} 0`, at === 1 ? '#5aa068' : '#3f8656', 12)}${dotted(`M${x} 376L${x - 12 + at * 8} 0`, '#2b6640', { width: 13, gap: 64, on: 1 })}`,
      )
      .join('')
    const leaves = times(7, (at) =>
      placed(path('M0 0C14-10 40-10 58 4C40 12 14 10 0 0Z', at % 2 === 0 ? '#4c9a62' : '#77b877'), [
        902 + (at % 3) * 20,
        40 + at * 44,
        at % 2 === 0 ? 160 : 24,
      ]),
    )
    const lattice = `${path('M36 54H190V300H36Z', lin(['#fffdf2', '#ffeccb']))}${line('M36 54H190V300H36ZM76 54V300M150 54V300M36 116H190M36 238H190M76 116L150 238M150 116L76 238', '#8a4a34', 6)}`
    return `${path('M0 0H960V488H0Z', lin(['#f8e6d6', '#efd2bf'], 'slant'))}${lattice}${within(gate, pond(painter))}${line(gate.replace('Z', ''), '#c8605044', 30)}${line(gate.replace('Z', ''), '#a84436', 15)}${line(gate.replace('Z', ''), '#f0c27a', 3)}${bamboo}${leaves}${boards(painter, ['#7d3c2c', '#4f2119'], '#c98060')}${path('M560 378L880 488H560L420 378Z', '#fff', ' opacity=".1"')}`
  },
  things: [
    { draw: vietnam.silkLantern, at: [322, 238, 0, 1], shadow: 0 },
    { draw: vietnam.bronzeDrum, at: [152, 446, 0, 1.08], shadow: 140 },
    { draw: vietnam.blueTeaSet, at: [456, 452, 0, 0.98], shadow: 180 },
    { draw: vietnam.conicalHat, at: [806, 450, 0, 1.04], shadow: 160 },
  ],
}

/** Where the goods stand together. Nothing of them is a brand’s: each site chooses one. */
export const settings: Readonly<Record<SettingName, Setting>> = { study, shoji, verandah, 'moon-gate': moonGate }

export const isSetting = (name: string): name is SettingName => Object.hasOwn(settings, name)
