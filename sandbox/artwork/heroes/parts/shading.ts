/** A number for a path: one decimal at most, no trailing zero. */
export const n = (value: number): number => Math.round(value * 10) / 10

/** The colour `share` (0 to 1) of the way from one six-digit hex colour to another. */
export function mix(from: string, to: string, share: number): string {
  const channel = (at: number): string => {
    const start = Number.parseInt(from.slice(at, at + 2), 16)
    const end = Number.parseInt(to.slice(at, at + 2), 16)
    return Math.round(start + (end - start) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

/** Stops at even distances; "#ffffff 40" puts one at 40 % and "#ffffff 40 0" makes it transparent there. */
function stops(colours: readonly string[]): string {
  return colours
    .map((colour, index) => {
      const [hex, at, opacity] = colour.split(' ')
      const offset = Math.round(at ? Number(at) : (index / (colours.length - 1)) * 100) / 100
      return `<stop offset="${offset}" stop-color="${hex}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`
    })
    .join('')
}

/** A linear gradient "h-<id>", top to bottom unless `axis` says otherwise. */
export function linear(id: string, colours: readonly string[], axis = 'x2="0" y2="1"'): string {
  return `<linearGradient id="h-${id}" ${axis}>${stops(colours)}</linearGradient>`
}

/** A radial gradient "h-<id>", lit from the upper left unless `centre` says otherwise. */
export function radial(id: string, colours: readonly string[], centre = 'cx=".35" cy=".3" r=".75"'): string {
  return `<radialGradient id="h-${id}" ${centre}>${stops(colours)}</radialGradient>`
}

/** A four-pointed glint. */
export function glint(x: number, y: number, r: number, fill: string): string {
  return `<path d="M${x} ${n(y - r)}q0 ${r} ${r} ${r}-${r} 0-${r} ${r} 0-${r}-${r}-${r} ${r} 0 ${r}-${r}" fill="${fill}"/>`
}
