import { blossom, cherryBranch, petals } from '../../../scenes/parts/blossom.ts'
import { fill, glow, specks } from '../../../scenes/parts/light.ts'
import { createSheet, num, place, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { bars, inks, keyed } from '../../parts/print.ts'
import { across, down } from '../../parts/stroke.ts'

const outline = keyed(2.4)

/** Her hair, put up over combs and pins. */
function hair(sheet: Sheet, pin: string): string {
  const shine = `fill="none" stroke="#5a5478" stroke-width="2.600" stroke-linecap="round"`
  return (
    `<path d="M-2-158C-40-158-34-196 10-200 62-204 76-170 40-160Z" fill="${inks.ink}"/><path d="M-36-92C-66-112-56-158-4-164 50-170 92-140 90-98 90-66 70-46 44-42 44-62 38-80 22-90 4-102-20-102-36-92Z" fill="${inks.ink}"/>` +
    `<path d="M-40-112C-32-138-10-150 14-150M-22-106C-12-120 8-126 28-122M60-66C72-76 78-92 76-108M10-188C22-192 36-190 46-184" ${shine}/>` +
    `<path d="M-8-160C10-152 34-152 50-162L54-152C34-142 8-142-8-150Z" fill="${across(sheet, '#ffe08a', inks.ochre, '#a86a1c')}"${keyed(1.8)}/><path d="M56-150 112-188M64-140 122-166" stroke="${inks.ochre}" stroke-width="4" stroke-linecap="round"/><circle cx="113" cy="-189" r="6.500" fill="${inks.coral}"/><circle cx="123" cy="-167" r="6.500" fill="${inks.coral}"/>` +
    `${place(pin, -38, -128, 0.95, 10)}${place(pin, -56, -108, 0.62, 40)}<path d="M-50-96V-74M-42-98V-66M-58-94V-78" stroke="${inks.ochre}" stroke-width="2"/><path d="M-50-72h0M-42-64h0M-58-76h0" stroke="${inks.blush}" stroke-width="7" stroke-linecap="round"/>`
  )
}

const neck = `<path d="M2-14C8 12 0 30-16 44L64 50C48 26 44 0 42-36Z" fill="#f6dcc0"${outline}/><path d="M2-10C10-8 26-16 36-30 38-16 40-4 42 6 26 8 12 4 4 0Z" fill="#e0b090" opacity=".7"/>`

/** Her head, turned to the left and a little down; the chin is at the origin. */
const head = (sheet: Sheet, pin: string): string =>
  `<path d="M-34-104C-50-86-54-64-50-40-48-18-34 2-16 4 8 4 34-20 40-48 46-80 32-108-4-112Z" fill="#fdeeda"${outline}/><path d="M38-62C50-68 54-50 44-40 40-36 36-38 36-42Z" fill="#fdeeda"${keyed(2)}/>` +
  `<path d="M-47-58Q-41-54-33-59M-16-58Q-4-51 10-60" fill="none"${keyed(3.6)}/><path d="M-48-62Q-40-65-32-60M-17-60Q-6-66 10-62" fill="none"${keyed(1.4)}/><path d="M-48-76Q-42-82-34-80M-16-80Q-4-86 10-80" fill="none" stroke="#4a4260" stroke-width="4" stroke-linecap="round"/>` +
  `<path d="M-30-64C-34-52-40-44-37-38-34-35-30-36-27-38" fill="none"${keyed(2)}/><path d="M-37-20C-34-26-30-23-28-25-24-24-20-23-16-20-22-12-32-12-37-20Z" fill="${inks.coral}"/><path d="M-36-20Q-28-18-17-20" fill="none" stroke="#7a1c24" stroke-width="1.600"/><ellipse cx="8" cy="-34" rx="13" ry="9" fill="${inks.blush}" opacity=".75"/><ellipse cx="-45" cy="-38" rx="5" ry="8" fill="${inks.blush}" opacity=".75"/>` +
  hair(sheet, pin)

function robe(sheet: Sheet, flower: string): string {
  const cloth = 'M-44 40C-90 54-136 84-150 200H190C190 110 150 66 76 44 50 60-10 60-44 40Z'
  const prints = [
    [-100, 120, 1.1],
    [-66, 84, 0.7],
    [96, 92, 1],
    [140, 130, 1.3],
    [70, 148, 0.8],
    [-120, 168, 0.8],
    [110, 180, 0.9],
  ]
  return (
    `<path d="${cloth}" fill="${across(sheet, '#5a7fc0', '#33508c', inks.night)}"${outline}/><g clip-path="${sheet.clip(`<path d="${cloth}"/>`)}">${prints.map(([x = 0, y = 0, size]) => place(flower, x, y, size, x)).join('')}</g>` +
    `<path d="M-16 42C-4 74 10 100 22 120L64 50C60 44 54 40 48 36 40 56 20 74 12 84 2 70-6 54-10 36Z" fill="${inks.paper}"${keyed(2)}/><path d="M-20 38C-34 40-44 44-52 50-30 90-6 128 18 160L90 48C82 42 70 40 60 40L20 106C4 84-12 60-20 38Z" fill="${inks.coral}"${outline}/>` +
    `<path d="M-62 168C-20 152 60 152 104 166V230H-62Z" fill="${down(sheet, '#f2cf72', inks.ochre)}"${outline}/><path d="M-60 186C-20 172 60 172 104 184" fill="none" stroke="${inks.rust}" stroke-width="7"/>`
  )
}

/** An open fan; its rivet is at the origin. */
function fan(sheet: Sheet): string {
  const at = (angle: number, radius: number): string => {
    const turn = (angle * Math.PI) / 180
    return `${num(radius * Math.cos(turn))} ${num(radius * Math.sin(turn))}`
  }
  const sticks = repeat(13, (index) => `M0 0L${at(188 + index * 11, 112)}`)
  const leaf = `M${at(184, 116)}A116 116 0 0 1 ${at(324, 116)}L${at(324, 48)}A48 48 0 0 0 ${at(184, 48)}Z`
  return (
    `<path d="${sticks}" stroke="#6a3a1c" stroke-width="5"/><path d="${leaf}" fill="${across(sheet, '#fff6e0', '#f7dcae')}"${outline}/><g clip-path="${sheet.clip(`<path d="${leaf}"/>`)}"><circle cx="-20" cy="-84" r="30" fill="${inks.coral}"/><path d="M-120-6C-96-40-70-30-50-50-20-72 20-50 50-72L96-60 60 0H-120Z" fill="${inks.indigo}"/><path d="M-120-22C-90-54-70-44-44-62-14-84 22-62 60-84" fill="none" stroke="#fffaf0" stroke-width="3.500"/><path d="M-104 0C-84-26-60-20-44-34" fill="none" stroke="#8fb0c0" stroke-width="3"/></g>` +
    `<path d="${repeat(13, (index) => `M${at(188 + index * 11, 48)}L${at(188 + index * 11, 116)}`)}" stroke="${inks.ink}" stroke-opacity=".22" stroke-width="1.600"/><path d="${leaf}" fill="none"${outline}/>`
  )
}

const hand = `<path d="M70 70C50 62 24 46 4 28-12 26-20 14-12 4-18-8-6-18 4-12 8-24 24-24 30-12 38-16 46-8 44 2 60 18 84 40 120 60Z" fill="#fdeeda"${outline}/><path d="M-12 4C-4 4 6 10 12 16M4-12C12-8 20 0 24 6M30-12C34-6 36 0 36 6" fill="none"${keyed(2)}/>`

/** A lady with a fan before the evening's moon; its calm side is on the left. */
export function fanLady(): string {
  const sheet = createSheet(760, 340)
  const pin = blossom(sheet, { light: '#fffdfb', deep: '#f9a9b4', heart: '#e5503f' })
  const print = blossom(sheet, { light: '#fbe9dc', deep: '#f6b9ae', heart: '#dca544' })
  const ripples = repeat(9, (index) => `M${20 + ((index * 131) % 430)} ${262 + index * 9}h${40 + ((index * 47) % 70)}`)
  return sheet.finish(
    fill(sheet, down(sheet, '#101b38', '#1c2f5c', '#35507f')) +
      specks({ seed: 7, count: 40, left: 0, top: 0, right: 460, bottom: 170 }, '#f7ecd8', 1.3, 0.6) +
      `<path d="M0 246C60 214 110 234 170 206 230 182 280 226 350 220 420 214 460 240 520 246V262H0Z" fill="#15244a"/><path d="M0 252H760V340H0Z" fill="${down(sheet, '#24406f', '#12203f')}"/><path d="${ripples}" stroke="#8fb0c0" stroke-opacity=".4" stroke-width="2.400" stroke-linecap="round"/>` +
      `${glow(sheet, 606, 150, 260, 240, '#f2836a', 0.5)}<circle cx="606" cy="150" r="140" fill="${down(sheet, '#e8483a', '#f59a80')}"/><g fill="#fffaf0"><path d="${bars}" transform="translate(714 206)"/><path d="${bars}" transform="translate(478 34) scale(.7)" opacity=".5"/><path d="${bars}" transform="translate(290 60) scale(.9)" opacity=".14"/></g>` +
      `<g transform="translate(800 24) scale(.56)">${cherryBranch(sheet, '#43232c')}</g>` +
      `<g transform="translate(606 198)"><g transform="translate(2 8)">${neck}</g>${robe(sheet, print)}<g transform="translate(2 8)">${head(sheet, pin)}</g></g><g transform="translate(578 318) rotate(-8) scale(.86)">${fan(sheet)}</g><g transform="translate(576 312)">${hand}</g><path d="M640 340C620 330 610 318 614 300 650 280 710 286 750 340Z" fill="${across(sheet, '#5a7fc0', '#33508c')}"${outline}/><path d="M614 300C610 318 620 330 640 340H654C634 326 628 312 632 294Z" fill="${inks.coral}"${keyed(2)}/>` +
      petals(sheet, { seed: 3, count: 18, left: 300, top: 20, right: 740, bottom: 320 }, '#f7a3ae', 0.95),
  )
}
