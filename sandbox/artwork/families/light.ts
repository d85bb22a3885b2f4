import { short, withAlpha } from '../parts/svg.ts'

/**
 * The light on a hero is one SVG filter over whatever was drawn: it finds the edge by itself, so every hero gets the
 * same rim, shadow and outline without knowing of it. All take the id "f".
 */
function filter(steps: string): string {
  const room = 'x="-.15" y="-.15" width="1.3" height="1.35"'
  return `<filter id="f" ${room} color-interpolation-filters="sRGB">${steps}</filter>`
}

function edgeLight({ dx, dy }: { dx: number; dy: number }, colour: string, opacity: number, result: string): string {
  return `<feOffset in="SourceAlpha" dx="${short(dx)}" dy="${short(dy)}"/>
    <feComposite in="SourceAlpha" operator="out" result="e"/>
    <feFlood flood-color="${withAlpha(colour, opacity)}"/>
    <feComposite in2="e" operator="in" result="${result}"/>`
}

function outline(radius: number, colour: string, result: string): string {
  return `<feMorphology in="SourceAlpha" operator="dilate" radius="${short(radius)}" result="d"/>
    <feFlood flood-color="${colour}"/><feComposite in2="d" operator="in" result="${result}"/>`
}

function merge(...names: string[]): string {
  return `<feMerge>${names.map((name) => `<feMergeNode in="${name}"/>`).join('')}</feMerge>`
}

function shadow(source: string, dy: number, blur: number, colour: string, opacity: number): string {
  const cast = `dx="0" dy="${short(dy)}" stdDeviation="${short(blur)}" flood-color="${withAlpha(colour, opacity)}"`
  return `<feDropShadow in="${source}" ${cast} result="s"/>`
}

/** A bright line on the edge towards the light and a soft shadow below. */
export function rimLight(rim: string, shade: string): string {
  return filter(
    `${shadow('SourceGraphic', 8, 6, shade, 0.75)}${edgeLight({ dx: -2.2, dy: 2.6 }, rim, 0.9, 'r')}${merge('s', 'r')}`,
  )
}

/** Lit from behind on both sides, for a hero that is nearly black. */
export function backLight(rim: string, glow: string): string {
  return filter(`<feColorMatrix values=".62 .06 .06 0 0 .06 .6 .06 0 0 .1 .12 .66 0 .02 0 0 0 1 0" result="m"/>
    ${shadow('m', 0, 9, glow, 0.9)}${edgeLight({ dx: 2.4, dy: 2.2 }, rim, 0.95, 'r')}
    ${edgeLight({ dx: -3, dy: 1.5 }, glow, 0.9, 'q')}${merge('s', 'r', 'q')}`)
}

/** A printed ink outline and the same block printed again a little off its place. */
export function inkPrint(ink: string, off: string): string {
  return filter(`${outline(2.2, ink, 'k')}<feOffset in="k" dx="6" dy="6" result="o"/>
    <feFlood flood-color="${off}"/><feComposite in2="o" operator="in" result="p"/>${merge('p', 'k', 'SourceGraphic')}`)
}

/** A white sticker edge, a wet highlight from the upper left and a coloured shadow. */
export function glossLight(edge: string, shade: string): string {
  return filter(`${outline(4, edge, 'k')}${shadow('k', 7, 4, shade, 0.55)}
    <feGaussianBlur in="SourceAlpha" stdDeviation="7"/>
    <feSpecularLighting surfaceScale="6" specularConstant="1.1" specularExponent="30" lighting-color="#fff">
      <feDistantLight azimuth="235" elevation="40"/></feSpecularLighting>
    <feComposite in2="SourceAlpha" operator="in" result="g"/>${merge('s', 'SourceGraphic', 'g')}`)
}
