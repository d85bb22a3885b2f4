import { fill, glow, shadow, sparks } from '../parts/light.ts'
import { streaks } from '../parts/pitch.ts'
import { createSheet, repeat } from '../parts/sheet.ts'
import { stand } from '../parts/stadium.ts'
import { tone } from '../parts/tone.ts'
import type { WideOptions, WideScene } from '../parts/types.ts'

export const tennis: WideScene<'tennis'> = {
  id: 'tennis',
  kind: 'sports',
  draw({ hue = 230, variant = 0 }: WideOptions = {}) {
    const sheet = createSheet(480, 270)
    const sky = sheet.linear([
      [0, tone(0.72, 0.12, hue)],
      [1, tone(0.9, 0.07, hue - 20)],
    ])
    const courts = [
      [0.58, 0.13, 250],
      [0.62, 0.15, 42],
      [0.6, 0.14, 148],
    ] as const
    const [light, chroma, base] = courts[variant % 3] ?? courts[0]
    const court = sheet.linear([
      [0, tone(light, chroma, base)],
      [1, tone(light - 0.14, chroma, base)],
    ])
    const felt = sheet.radial(
      [
        [0, '#fbff9a'],
        [0.55, '#d6ee2e'],
        [1, '#7f9a0c'],
      ],
      0.36,
      0.3,
      0.75,
    )
    const frame = sheet.linear(
      [
        [0, '#ff7a6a'],
        [0.5, '#e0203f'],
        [1, '#7c0a28'],
      ],
      0,
      0,
      1,
      1,
    )
    const strings = repeat(9, (index) => `M${-40 + index * 10}-76V76M-56 ${-64 + index * 16}H56`)
    const oval = sheet.clip('<ellipse rx="50" ry="66"/>')
    const net = repeat(24, (index) => `M${index * 20} 148v36`)
    return sheet.finish(
      fill(sheet, sky) +
        glow(sheet, 150, 60, 200, 120, '#fff', 0.7) +
        stand(sheet, {
          top: 70,
          foot: 128,
          bend: 6,
          base: tone(0.36, 0.08, hue + 20),
          crowd: ['#fff', tone(0.8, 0.15, 60)],
          seed: 3 + variant,
          count: 70,
        }) +
        `<path d="M0 126Q240 134 480 126V270H0Z" fill="${tone(0.46, 0.1, base + 20)}"/><path d="M120 132H360L470 270H10Z" fill="${court}"/>` +
        '<path d="M120 132 10 270M360 132 470 270M146 132 66 270M334 132 414 270M110 146H370M84 184H396M240 184V224M50 224H430" stroke="#fff" stroke-width="3" opacity=".9" fill="none"/>' +
        `<path d="M0 146H480V186H0Z" fill="#10182e" opacity=".35"/><path d="${net}M0 158H480M0 168H480M0 178H480" stroke="#fff" stroke-opacity=".4" stroke-width="1"/><path d="M0 147H480" stroke="#fff" stroke-width="6"/>` +
        shadow(sheet, 336, 244, 100, 14) +
        `<g transform="translate(328 122) rotate(32)"><path d="M-7 92 -9 150H9L7 92Z" fill="#241430"/><path d="M-8 104 8 98M-8 118 8 112M-9 132 9 126M-9 146 9 140" stroke="#fff" stroke-opacity=".5" stroke-width="2.6"/><path d="M-34 52C-20 74-8 84-6 100H6C8 84 20 74 34 52" fill="none" stroke="${frame}" stroke-width="9"/><g clip-path="${oval}"><path d="${strings}" stroke="#fffdf0" stroke-width="1.6" opacity=".95"/></g><ellipse rx="54" ry="70" fill="none" stroke="#5a0a20" stroke-width="11" transform="translate(2 2)"/><ellipse rx="54" ry="70" fill="none" stroke="${frame}" stroke-width="9.5"/><path d="M-52-18C-46-48-24-68 0-70" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/></g>` +
        shadow(sheet, 140, 238, 60, 10) +
        `<g transform="translate(146 134)"><g transform="rotate(-28)">${streaks()}</g><circle r="54" fill="${felt}"/><path d="M-50-20C-20-24 6-2 4 54M14-52C8-20 24 12 53 14" fill="none" stroke="#fff" stroke-width="5.5"/><path d="M-46-16C-18-20 9 2 8 52" fill="none" stroke="#6c8408" stroke-opacity=".5" stroke-width="2"/><ellipse cx="-22" cy="-30" rx="15" ry="8" fill="#fff" opacity=".7" transform="rotate(-38 -22 -30)"/></g>` +
        sparks(sheet, { seed: 6 + variant, count: 8, left: 180, right: 280, top: 40, bottom: 130 }, '#fff', 10),
    )
  },
}
