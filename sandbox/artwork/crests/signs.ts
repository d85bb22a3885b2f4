import { hashText } from '../parts/random.ts'
import { starPath } from '../scenes/parts/coin.ts'

const fill = (path: string): string => `<path d="${path}"/>`

/** Signs of 30 by 30 about the origin. */
const signs = {
  star: fill(starPath(15)),
  comet: `${fill('M-15 12C-8 2-2-2 4-4L2 2C-2 4-8 8-15 12ZM-13 2C-8-4-2-6 2-8')}<circle cx="6" cy="-5" r="8"/>`,
  bird: fill('M-15 1C-8 1-6-8 2-11 7-13 12-10 13-6L17-3 12 0C11 8 4 12-4 11L-15 15-9 8C-13 7-15 4-15 1Z'),
  fox: fill('M-14-13-6-7H6L14-13 12 2 0 14-12 2Z'),
  horns: fill('M-15-10C-15 0-9 3-5 3L-4 12H4L5 3C9 3 15 0 15-10 11-4 7-4 3-4H-3C-7-4-11-4-15-10Z'),
  tree: fill('M0-15 9-3H5L12 7H2.5V14H-2.5V7H-12L-5-3H-9Z'),
  leaf: fill('M0-15C11-8 12 5 2 10V15H-2V10C-12 5-11-8 0-15Z'),
  wave: fill('M-15 4C-11-8 0-12 6-4 2-5-1-2 1 2 4 6 11 4 15-2 14 10 4 13-3 11-8 9-10 6-15 4Z'),
  lantern: fill('M-4-15H4V-11H9C13-4 13 5 9 11H4V15H-4V11H-9C-13 5-13-4-9-11H-4Z'),
  drum: `${fill('M-13-7V8C-13 14 13 14 13 8V-7Z')}<ellipse cy="-7" rx="13" ry="5"/>`,
  flower: [0, 72, 144, 216, 288].map((turn) => `<ellipse cy="-8" rx="5" ry="7" transform="rotate(${turn})"/>`).join(''),
  bolt: fill('M4-15-11 3H-2L-5 15 11-4H2Z'),
  flame: fill('M1-15C2-8 10-5 10 4 10 11 5 15 0 15-6 15-10 10-10 4-10 0-8-3-6-5-5-1-3 0-1-1-3-6-2-11 1-15Z'),
  harp: fill('M-9-14C2-15 11-9 10 14H4C4 2 2-6-4-8V14H-9Z'),
  moth: fill(
    'M0-10C5-15 14-14 14-8 14-3 8-1 3-1 9 0 12 4 10 9 7 13 2 9 0 4-2 9-7 13-10 9-12 4-9 0-3-1-8-1-14-3-14-8-14-14-5-15 0-10Z',
  ),
  crown: fill('M-14 9V-9L-6-1 0-13 6-1 14-9V9Z'),
  moon: fill('M5-14A14 14 0 1 0 13 6 11 11 0 0 1 5-14Z'),
  cup: fill('M-9-14H9C10-3 6 3 2 5V9H7V14H-7V9H-2V5C-6 3-10-3-9-14Z'),
  horseshoe: fill('M-7 14C-14 6-15-14 0-14 15-14 14 6 7 14L3 11C9 2 8-7 0-7-8-7-9 2-3 11Z'),
  diamond: fill('M0-15 12 0 0 15-12 0Z'),
} as const

type Sign = keyof typeof signs

/** Words of a name that a sign is drawn for. */
const words: readonly (readonly [RegExp, Sign])[] = [
  [/comet|satellite|orbit/, 'comet'],
  [/heron|gull|jay|lark|owl|whistle/, 'bird'],
  [/fox|otter|badger|breakfast/, 'fox'],
  [/ram/, 'horns'],
  [/pine|oak|banyan/, 'tree'],
  [/lantern|lumen/, 'lantern'],
  [/drum/, 'drum'],
  [/orchid|plum|thistle|marzipan/, 'flower'],
  [/thunder|static|circuit|reactor/, 'bolt'],
  [/ember|ghost/, 'flame'],
  [/harp/, 'harp'],
  [/moth|umbrella/, 'moth'],
  [/moon/, 'moon'],
  [/tide|monsoon|lagoon|waltz/, 'wave'],
  [/bakery|salt/, 'cup'],
  [/letter|velvet/, 'leaf'],
]

const others = ['star', 'crown', 'diamond', 'horseshoe', 'leaf', 'bolt'] as const satisfies readonly Sign[]

/** By a word of the name, else by chance of its letters. */
export function signOf(name: string): string {
  const [, known] = words.find(([word]) => word.test(name)) ?? []
  return signs[known ?? others[hashText(name) % others.length] ?? 'star']
}
