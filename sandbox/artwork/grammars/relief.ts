import { oklch } from '../parts/colour.ts'
import type { Grammar, Subject } from './parts/subject.ts'
import { ground, heroAt, isTurned, layer, titleOf } from './parts/subject.ts'

/** Hue, lightness and chroma of what is carved. */
const materials = {
  jade: [160, 0.74, 0.12],
  wood: [52, 0.5, 0.09],
  bronze: [74, 0.58, 0.1],
  clay: [34, 0.58, 0.12],
  slate: [250, 0.5, 0.03],
  ivory: [88, 0.96, 0.045],
} as const

export type Material = keyof typeof materials

/** Carved in one material under light from the upper left: the picture's own tones are its heights. */
export const drawRelief =
  (material: Material): Grammar =>
  (subject) => {
    const { random } = subject
    const [hue, lightness, chroma] = materials[material]
    const title = titleOf(subject, { bottom: 372, tallest: 44, width: 236, oneLine: 11, gap: 7 })
    const [pale, dark] = [oklch(lightness, chroma, hue), oklch(lightness * 0.45, chroma * 0.8, hue)]
    const isRound = random.chance(0.55)
    const figure = heroAt(subject, {
      x: 150,
      y: 158,
      size: isRound ? 212 : random.whole(236, 262),
      turn: random.whole(-6, 6),
      isMirrored: isTurned(subject),
    })
    const frame = isRound
      ? `<circle cx="150" cy="158" r="134" fill="#555"/><circle cx="150" cy="158" r="124" fill="#222"/>${petals(random.whole(16, 28))}`
      : `<path d="M22 22H278V${Math.round(title.top - 14)}H22zM34 34V${Math.round(title.top - 26)}H266V34z" fill="#666" fill-rule="evenodd"/>${corners(subject)}`
    const grain = material === 'wood' ? '.5 .03' : random.pick(['.03', '.8', '.025'])
    return `<defs>${carve(pale, oklch(Math.min(0.97, lightness + 0.24), chroma * 0.7, hue), grain)}${title.defs}</defs>${ground(dark)}
    <g filter="url(#f)">${ground('#3a3a3a')}${frame}<g filter="url(#y)">${figure}</g><g fill="#ddd"><use href="#t"/></g></g>
    ${layer(subject, { fill: oklch(Math.min(0.95, lightness + 0.26), chroma * 0.8, hue + 12) })}<path d="M5 5H295V395H5z" fill="none" stroke="${dark}" stroke-width="10" stroke-opacity=".55"/>`
  }

function carve(pale: string, light: string, grain: string): string {
  return `<filter id="y" color-interpolation-filters="sRGB"><feColorMatrix values=".2.45.1 0.28.2.45.1 0.28.2.45.1 0.28 0 0 0 1 0"/></filter>
    <filter id="f" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${grain}" numOctaves="3" seed="3" result="n"/>
    <feColorMatrix in="SourceGraphic" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .3.6.1 0 0"/><feGaussianBlur stdDeviation="1.1" result="h"/>
    <feDiffuseLighting in="h" surfaceScale="7" diffuseConstant="1.32" lighting-color="${pale}" result="d"><feDistantLight azimuth="232" elevation="48"/></feDiffuseLighting>
    <feSpecularLighting in="h" surfaceScale="8" specularConstant=".7" specularExponent="18" lighting-color="${light}" result="s"><feDistantLight azimuth="232" elevation="42"/></feSpecularLighting>
    <feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .9 0 0 0-.32" result="g"/><feComposite in="d" in2="SourceGraphic" operator="arithmetic" k1=".75" k2=".62" result="v"/><feMerge><feMergeNode in="v"/><feMergeNode in="g"/><feMergeNode in="s"/></feMerge></filter>`
}

function petals(count: number): string {
  const step = ((Math.PI * 2 * 129) / count).toFixed(2)
  return `<circle cx="150" cy="158" r="129" fill="none" stroke="#bbb" stroke-width="9" stroke-linecap="round" stroke-dasharray="0 ${step}"/>`
}

/** Clouds or keys in the four corners of a frame. */
function corners({ random }: Subject): string {
  const shape = random.pick(['M40 40h34v8h-26v26h-8z', 'M40 40q40 0 40 20t-20 0-20 20z', 'M40 40l30 6-12 12-12 12z'])
  return `<g fill="#777"><path id="v" d="${shape}"/><use href="#v" transform="translate(300)scale(-1 1)"/></g>`
}
