import { shadow, sparks } from '../parts/light.ts'
import { nightStadium, streaks } from '../parts/pitch.ts'
import { createSheet, type Sheet } from '../parts/sheet.ts'
import type { WideOptions, WideScene } from '../parts/types.ts'

/** A leather ball of radius 60 about the origin. */
function ball(sheet: Sheet, colour: readonly [string, string, string]): string {
  const leather = sheet.radial(
    [
      [0, colour[0]],
      [0.55, colour[1]],
      [1, colour[2]],
    ],
    0.36,
    0.3,
    0.75,
  )
  const stitch = 'stroke-width="4" stroke-dasharray="3 5" fill="none"'
  return (
    `<circle r="60" fill="${leather}"/><g transform="rotate(16)"><path d="M-9-59C16-34 16 34-9 59M9-59C34-34 34 34 9 59" stroke="#fff3dc" ${stitch}/><path d="M0-60C25-34 25 34 0 60" stroke="#fff3dc" stroke-width="2.4" fill="none"/><path d="M5-59C30-34 30 34 5 59" stroke="#000" stroke-opacity=".25" stroke-width="2" fill="none"/></g>` +
    '<ellipse cx="-25" cy="-32" rx="17" ry="9" fill="#fff" opacity=".75" transform="rotate(-38 -25 -32)"/><path d="M-46 30A56 56 0 0 0 34 46" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="4" stroke-linecap="round"/>'
  )
}

/** A bat standing upright, its toe on y = 110. */
function bat(sheet: Sheet, grip: string): string {
  const willow = sheet.linear(
    [
      [0, '#c98d4a'],
      [0.3, '#f4d49a'],
      [0.62, '#fbe6b8'],
      [0.66, '#d8a965'],
      [1, '#a86a2c'],
    ],
    0,
    0,
    1,
    0,
  )
  return (
    `<path d="M-7-106Q0-114 7-106L8-40H-8Z" fill="${grip}"/><path d="M-7-96 7-100M-7-84 7-88M-7-72 7-76M-7-60 7-64M-8-48 8-52" stroke="#000" stroke-opacity=".35" stroke-width="3"/>` +
    `<path d="M-8-44H8C10-32 24-28 24-16V94C24 106 12 112 0 112S-24 106-24 94V-16C-24-28-10-32-8-44Z" fill="${willow}"/><path d="M8-20V108" stroke="#fff" stroke-opacity=".3" stroke-width="2"/><path d="M-24 14H24V44H-24Z" fill="${grip}" opacity=".85"/><path d="M-24 20H24M-24 38H24" stroke="#fff" stroke-width="2" opacity=".8"/><path d="M-16 54V92M-8 54V98" stroke="#8a5420" stroke-opacity=".3" stroke-width="2"/>`
  )
}

export const cricket: WideScene<'cricket'> = {
  id: 'cricket',
  kind: 'sports',
  draw({ hue = 258, variant = 0 }: WideOptions = {}) {
    const sheet = createSheet(480, 270)
    const leathers = [
      ['#ff8a7a', '#d8202f', '#6b0716'],
      ['#ffffff', '#e9e4ee', '#8d86a5'],
      ['#ffb0cf', '#f0408c', '#7e0f48'],
    ] as const
    const leather = leathers[variant % 3] ?? leathers[0]
    const strip = sheet.linear([
      [0, '#d9bd84'],
      [1, '#f0dcae'],
    ])
    const wood = sheet.linear(
      [
        [0, '#fff0c8'],
        [0.5, '#eac27e'],
        [1, '#a8703a'],
      ],
      0,
      0,
      1,
      0,
    )
    const stump = sheet.define(`<path d="M-5 0V-92Q0-97 5-92V0Z" fill="${wood}"/>`)
    return sheet.finish(
      nightStadium(sheet, { hue, seed: 5 + variant, horizon: 142, lamps: [84, 396] }) +
        `<path d="M216 146H272L366 270H118Z" fill="${strip}"/><path d="M190 182H296M166 226H324" stroke="#fff" stroke-width="3.4" opacity=".85"/>` +
        shadow(sheet, 246, 208, 60, 10) +
        `<g transform="translate(246 206)"><use href="#${stump}" transform="translate(-24 0) rotate(-8)"/><use href="#${stump}"/><use href="#${stump}" transform="translate(24 0) rotate(9)"/><path d="M-34-100l26-14 3 6-26 14ZM12-116l27 9-2 6-27-9Z" fill="${wood}"/></g>` +
        shadow(sheet, 118, 236, 62, 12) +
        `<g transform="translate(122 150)"><g transform="rotate(-24)">${streaks()}</g>${ball(sheet, leather)}</g>` +
        shadow(sheet, 352, 246, 70, 12) +
        `<g transform="translate(366 146) rotate(24) scale(.98)">${bat(sheet, ['#12935a', '#2a5fd8', '#c22b4a'][variant % 3] ?? '#12935a')}</g>` +
        sparks(sheet, { seed: 7 + variant, count: 9, left: 170, right: 330, top: 60, bottom: 130 }, '#fff6cf', 10),
    )
  },
}
