import { mix } from '../heroes/parts/shading.ts'
import { oklch, schemeOf } from '../parts/colour.ts'
import { stops, verticalGradient } from '../parts/svg.ts'
import { focusOf } from './parts/focus.ts'
import type { Grammar, Subject } from './parts/subject.ts'
import { ground, heroAt, isTurned, layer, titleOf } from './parts/subject.ts'

/** One feature larger than the frame, hard light from one side, letters of foil over the shadow. */
export const drawCloseup: Grammar = (subject) => {
  const dark = schemeOf(subject.hue).night
  const title = titleOf(subject, { bottom: 380, tallest: 56 })
  const shade = verticalGradient('z', [
    { at: 0, colour: dark, opacity: 0 },
    { at: 0.5, colour: dark, opacity: 0.82 },
    { at: 1, colour: dark },
  ])
  const top = Math.round(title.top - 70)
  return `<defs>${shade}${foil}${title.defs}</defs>${cropped(subject)}<path d="M0 ${top}H300V400H0z" fill="url(#z)"/>
    ${layer(subject, { fill: dark, stroke: dark, line: 7, dy: 2 })}${layer(subject, { fill: '#7a4a08', dy: 2.4 })}${layer(subject, { fill: 'url(#o)' })}`
}

const foil = verticalGradient('o', [
  { at: 0, colour: '#fff6cf' },
  { at: 0.48, colour: '#ffd467' },
  { at: 0.5, colour: '#c98518' },
  { at: 1, colour: '#ffe08a' },
])

function cropped(subject: Subject): string {
  const { random, palette, hue, hero } = subject
  const scheme = schemeOf(hue)
  const [focusX, focusY, near] = focusOf(hero.id)
  const side = random.pick([-1, 1])
  const scale = near * random.between(0.94, 1.06)
  const size = 240 * scale
  const isMirrored = isTurned(subject)
  const [wantedX, wantedY] = [150 + side * random.whole(6, 26), 142]
  const place = {
    x: wantedX + (120 - focusX) * (isMirrored ? -scale : scale),
    y: wantedY + (120 - focusY) * scale,
    size,
    turn: side * random.whole(3, 9),
    isMirrored,
  }
  const lit = palette.shine
  const [from, to] = side > 0 ? ['x1="0" x2="1"', 0] : ['x1="1" x2="0"', 1]
  const key = `<linearGradient id="k" ${from} y2=".6">${stops([
    { at: 0, colour: lit, opacity: 0.5 },
    { at: 0.3, colour: lit, opacity: 0.05 },
    { at: 0.46, colour: scheme.night, opacity: 0 },
    { at: 1, colour: scheme.night, opacity: 0.94 },
  ])}</linearGradient>`
  const back = `<radialGradient id="b" gradientUnits="userSpaceOnUse" cx="${to * 300}" cy="60" r="380">${stops([
    { at: 0, colour: oklch(0.82, 0.14, hue) },
    { at: 0.45, colour: scheme.mid },
    { at: 1, colour: mix(scheme.dark, scheme.night, 0.5) },
  ])}</radialGradient>`
  const relief = `<filter id="f" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="9" result="b"/><feSpecularLighting in="b" surfaceScale="9" specularConstant=".9" specularExponent="22" lighting-color="${lit}" result="l"><feDistantLight azimuth="${side > 0 ? 205 : 335}" elevation="32"/></feSpecularLighting>
    <feComposite in="l" in2="SourceAlpha" operator="in" result="m"/><feDropShadow in="SourceGraphic" dx="${side * 9}" dy="6" stdDeviation="9" flood-opacity=".6" result="d"/><feMerge><feMergeNode in="d"/><feMergeNode in="m"/></feMerge></filter>`
  return `<defs>${key}${back}${relief}</defs>${ground('url(#b)')}<g filter="url(#f)">${heroAt(subject, place)}</g>${ground('url(#k)')}`
}
