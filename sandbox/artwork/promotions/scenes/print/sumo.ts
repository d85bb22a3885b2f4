import { createRandom, createSheet, num, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { bars, inks, keyed, paper } from '../../parts/print.ts'
import { across, down } from '../../parts/stroke.ts'

/** The head and its topknot, the chin at the origin. */
function head(): string {
  return (
    `<path d="M-34-42C-38-66-20-82 2-82S40-66 36-42C40-34 38-24 32-22 26-4 14 4 1 4S-24-4-31-22C-37-24-39-34-34-42Z" fill="${inks.skin}"${keyed(2.2)}/>` +
    `<path d="M-36-40C-44-70-22-90 2-90S48-70 38-40C34-52 28-60 18-64 8-58-6-58-16-64-26-60-32-52-36-40Z" fill="${inks.ink}"/><path d="M-13-84C-22-100-8-112 12-108 30-106 30-92 16-88 8-86-4-84-13-84Z" fill="${inks.ink}"/><path d="M-8-86 14-89" stroke="#fff" stroke-width="3.500"/><path d="M-26-66C-18-76-8-80 2-80M22-68C28-62 31-56 33-50" stroke="#6a6480" stroke-width="1.600" fill="none"/>` +
    `<path d="M-27-44C-22-50-14-48-7-41M29-44C24-50 16-48 9-41" fill="none"${keyed(4.2)}/><path d="M-22-32Q-15-37-8-31M24-32Q17-37 10-31" fill="none"${keyed(3)}/>` +
    `<path d="M1-36C-3-26-6-20 1-19 4-18 6-19 7-21M-13-7Q1-14 15-7" fill="none"${keyed(2.2)}/><ellipse cx="-22" cy="-18" rx="8" ry="6" fill="${inks.blush}"/><ellipse cx="24" cy="-18" rx="8" ry="6" fill="${inks.blush}"/>`
  )
}

function belt(sheet: Sheet): string {
  const cords = repeat(6, (index) => `M${-38 + index * 14} 44 ${-46 + index * 17} ${84 + (index % 2) * 5}`)
  return (
    `<path d="${cords}" stroke="${inks.night}" stroke-width="6" stroke-linecap="round"/><path d="M-72 16C-30 38 34 38 74 12L72 40C34 60-30 62-68 44Z" fill="${down(sheet, '#3f65a4', inks.indigo)}"${keyed(2.2)}/>` +
    `<path d="M-66 30C-30 48 34 48 72 26" fill="none" stroke="#8fb0c0" stroke-width="1.600"/>`
  )
}

/** The wrestler stamps: one leg on the ground, the other high; his navel is at the origin. */
function stamping(sheet: Sheet): string {
  const skin = `fill="${across(sheet, '#fbdcb8', inks.skin, '#e2a97c')}"${keyed(2.4)}`
  return (
    `<path d="M-40 18C-70 12-100 30-104 60-106 80-96 92-92 112H-128C-136 116-136 128-128 128H-60C-54 120-58 106-54 94-46 76-20 66 0 54Z" ${skin}/>` +
    `<path d="M24 20C60-4 100-18 128-34L172-68C176-76 170-88 178-94 190-98 204-72 206-56 206-46 198-40 190-38L150 0C122 34 80 62 10 62Z" ${skin}/><path d="M120-2C132-6 142-4 150 0M176-62 186-44" fill="none"${keyed(2)}/>` +
    `<g transform="rotate(-6)"><path d="M-8-92C-58-92-86-66-88-24-88 10-56 40 0 40S84 8 82-26C80-66 48-92-8-92Z" ${skin}/>` +
    `<path d="M-62-26C-56-10-22-8-10-22M62-28C56-12 24-10 14-22M2-4C6 2 6 8 2 12" fill="none"${keyed(2.2)}/>${belt(sheet)}</g>` +
    `<path d="M-58-84C-104-76-128-40-126-8-124 18-112 40-96 50-88 52-76 48-78 38-88 28-94 12-92-6-90-18-84-26-78-32" ${skin}/><path d="M-104 40C-98 30-86 28-76 34-70 44-78 56-90 58" ${skin}/>` +
    `<path d="M44-92C84-98 120-80 134-52 140-40 140-30 132-26 124-20 110-24 108-34 98-46 84-52 72-50" ${skin}/><path d="M138-44C132-52 114-48 110-38 110-28 118-20 130-22" ${skin}/>` +
    `<g transform="translate(-14 -80) rotate(-4) scale(.94)">${head()}</g>`
  )
}

/** A wrestler stamps on the clay ring before the sun. */
export function sumo(): string {
  const sheet = createSheet(373, 236)
  const random = createRandom(6)
  const salt = repeat(20, () => `M${num(random(230, 366))} ${num(random(22, 120))}h0`)
  return sheet.finish(
    `${paper(sheet, inks.ochre, 0.6)}<circle cx="190" cy="112" r="98" fill="${down(sheet, '#e8483a', '#f2836a')}"/><g fill="#fffaf0"><path d="${bars}" transform="translate(40 92)"/><path d="${bars}" transform="translate(344 128) scale(.8)"/></g>` +
      `<path d="M0 200C90 184 290 184 373 200V236H0Z" fill="#d8b07a"/><path d="M0 200C90 184 290 184 373 200M0 214C90 198 290 198 373 214" fill="none" stroke="#a87c4a" stroke-width="3"/><path d="${salt}" stroke="#fff" stroke-width="4" stroke-linecap="round"/>` +
      `<ellipse cx="112" cy="225" rx="60" ry="8" fill="#8a6238" opacity=".6"/><g transform="translate(176 132) scale(.74)">${stamping(sheet)}</g>`,
  )
}
