import { oklch } from '../../parts/colour.ts'
import { disc, type Tones } from '../parts/sheets.ts'
import type { Subject } from '../parts/subject.ts'
import { ground } from '../parts/subject.ts'

/** A place cut out by hand for one hero; none where nobody has yet. */
export function paperScene({ hero, random }: Subject, tones: Tones): string | undefined {
  return scenes[hero.id]?.(random, tones)
}

type Scene = (random: Subject['random'], tones: Tones) => string

const sheet = (data: string, fill: string): string => `<path d="${data}" fill="${fill}" filter="url(#s)"/>`

const scenes: Readonly<Record<string, Scene>> = {
  'great-wave': (random) => `${ground('#ffd9ae')}${disc(random, { x: 208, y: 96, r: 72 }, '#e4553a')}
    ${sheet('M-10 250Q70 214 150 240T310 220V410H-10z', '#8ecbc4')}
    ${sheet('M-10 330V150C30 60 120 20 186 74c34 28 40 74 10 96-24 16-52 0-48-26 4-18 24-20 30-6-4-20-34-22-50 2-26 40 6 96 74 108 44 8 80-6 108-22V410H-10z', '#2f7f9c')}
    ${sheet('M-10 350V206c24-70 82-112 130-108-46 14-70 66-56 116 18 60 90 86 246 76V410H-10z', '#1f5f88')}
    ${sheet('M-10 360V262c34-46 70-52 96-40 34 46 120 74 224 62V410H-10z', '#174a72')}
    <g filter="url(#s)" fill="#fdf6e6"><path d="M92 66c14-22 50-30 78-14 30 10 50 44 46 78-8-12-14-14-20-10 0-16-8-22-16-18-2-16-14-22-24-16-8-16-22-18-32-8-10-12-22-14-32-12z"/><circle cx="226" cy="150" r="6"/><circle cx="238" cy="176" r="4"/><circle cx="210" cy="176" r="5"/></g>
    <g filter="url(#s)"><path d="M228 262l14-34v34z" fill="#fdf6e6"/><path d="M212 262h50q-6 18-24 18t-26-18z" fill="#a8452f"/></g>`,
  'lotus-bloom': (random) => {
    const petal = (turn: number, tall: number, fill: string): string =>
      `<path transform="translate(150 252)rotate(${turn})" d="M0 0C-34-${Math.round(tall * 0.3)}-26-${Math.round(tall * 0.74)} 0-${tall}C26-${Math.round(tall * 0.74)} 34-${Math.round(tall * 0.3)} 0 0z" fill="${fill}" filter="url(#s)"/>`
    const back = [-64, 64, -44, 44, -22, 22]
      .map((turn, at) => petal(turn, 116 + at * 8, ['#c9427f', '#d65a90', '#e57aa8'][at >> 1] ?? ''))
      .join('')
    const front = [0, -34, 34, -14, 14]
      .map((turn, at) =>
        petal(turn, at === 0 ? 156 : 108 - at * 4, at === 0 ? '#f3a3c3' : at < 3 ? '#f0b5cd' : '#fbdbe6'),
      )
      .join('')
    return `${ground('#331a55')}${disc(random, { x: 150, y: 132, r: 104 }, '#f8e3b0')}${sheet('M-10 250L70 168l60 70 60-52 120 80V410H-10z', '#4b2777')}
      ${sheet('M-10 262Q150 236 310 262V410H-10z', '#5f3290')}<ellipse cx="150" cy="262" rx="128" ry="30" fill="#2f8f6c" filter="url(#s)"/><path d="M150 262l126-12" stroke="#1f6a52" stroke-width="4"/>${back}${front}
      <ellipse cx="40" cy="300" rx="52" ry="13" fill="#24775a" filter="url(#s)"/><ellipse cx="276" cy="296" rx="44" ry="11" fill="#24775a" filter="url(#s)"/>`
  },
  'koi-pair': (random) => {
    const koi = (place: string, body: string, spots: string): string =>
      `<g transform="${place}"><g fill="${body}" filter="url(#s)"><path d="M-30-30q-34 4-40 30 24 2 44-8zM30-30q34 4 40 30-24 2-44-8zM-6 78q-34 22-32 54 20-8 32-26 8 22 28 30 6-34-16-58z" opacity=".85"/><path d="M0-104C30-104 40-62 36-26 32 20 14 52 4 92H-6C-14 52-34 20-36-26-40-62-30-104 0-104z"/></g>${spots}
      <circle cx="-19" cy="-76" r="4" fill="#20141a"/><circle cx="19" cy="-76" r="4" fill="#20141a"/><path d="M0-60V70" stroke="#20141a" stroke-opacity=".14" stroke-width="3"/></g>`
    const pad = (x: number, y: number, r: number): string =>
      `<path transform="translate(${x} ${y})" d="M0 0L${r} -6A${r} ${r} 0 1 1 ${Math.round(r * 0.8)}-${Math.round(r * 0.6)}z" fill="#4f9a4e" filter="url(#s)"/>`
    return `${ground('#0f4a5a')}${disc(random, { x: 150, y: 158, r: 146 }, '#1b6a78')}${disc(random, { x: 150, y: 158, r: 112 }, '#2a8a92')}${disc(random, { x: 150, y: 158, r: 74 }, '#49a9a8')}
      ${koi('translate(100 172)rotate(18)scale(.92)', '#fdf4e4', '<path d="M-26-90q26-22 52 0 6 24-14 34-30 0-38-34zM-30-8q30-16 40 8 4 26-18 34-24-12-22-42z" fill="#e4512e"/>')}
      ${koi('translate(206 140)rotate(-150)scale(.86)', '#f6b13c', '<path d="M-30-60q24-10 34 8-2 28-30 26-8-18-4-34zM2-2q24-6 28 12-6 28-24 34-14-22-4-46z" fill="#1d1a24"/>')}
      ${pad(262, 262, 40)}${pad(232, 60, 30)}${pad(30, 286, 34)}<g transform="translate(226 54)scale(.3)" filter="url(#s)"><path d="M0 0l-50-30 34-4-6-52 32 34 40-34-12 52 46 6z" fill="#f6a6c6"/></g>`
  },
  'jade-rabbit': (
    random,
    tones,
  ) => `${ground('#123047')}${disc(random, { x: 150, y: 150, r: 122 }, '#f6e3ae')}${sheet('M-10 262Q150 230 310 262V410H-10z', '#1d4f6b')}
    <g filter="url(#s)" fill="#fdf6ea"><path d="M112 150c-14-60-14-112 2-116 20-2 26 60 24 112zM190 150c14-60 14-112-2-116-20-2-26 60-24 112z"/><path d="M150 124c44 0 62 26 60 54-2 18-12 28-22 32 26 14 34 42 32 76H80c-2-34 6-62 32-76-10-4-20-14-22-32-2-28 16-54 60-54z"/></g>
    <path d="M118 140c-6-40-6-74 0-88 10 16 12 50 10 86zM182 140c6-40 6-74 0-88-10 16-12 50-10 86z" fill="#f0a9a4"/><circle cx="128" cy="170" r="6" fill="#2a2230"/><circle cx="172" cy="170" r="6" fill="#2a2230"/><path d="M145 184h10l-5 6z" fill="#e07f7c"/>
    <path d="M112 236h76l-8 50h-60z" fill="${oklch(0.6, 0.12, 165)}" filter="url(#s)"/><path d="M176 246l32-56" stroke="${tones[5]}" stroke-width="11" stroke-linecap="round"/>`,
}
