/** Two colours that a site puts on each other, and how far apart they must be. */
export interface Pair {
  /** CSS name without the dashes: `color-text-1`. */
  foreground: string
  background: string
  /** 4.5 for text, 3 for large text, controls and what only has to be seen. */
  minimum: 4.5 | 3
}

const surfaces = ['bg', 'surface-1', 'surface-2', 'surface-3']
const panels = ['bg', 'surface-1', 'surface-2']
const bars = ['header', 'side-menu']

const on = (foreground: string, backgrounds: readonly string[], minimum: 4.5 | 3): Pair[] =>
  backgrounds.map((background) => ({
    foreground: `color-${foreground}`,
    background: `color-${background}`,
    minimum,
  }))

/** Every pair that is checked, in both themes. What stands over pictures is `artPairs`. */
export const pairs: readonly Pair[] = [
  ...['text-1', 'text-2', 'text-3'].flatMap((text) => on(text, [...surfaces, 'inset', ...bars], 4.5)),
  ...on('brand-text', [...surfaces, 'action-soft', ...bars], 4.5),
  ...on('text-1', ['action-soft', 'wins-soft', 'ok-soft', 'bad-soft', 'warn-soft', 'info-soft'], 4.5),
  ...on('text-2', ['action-soft'], 4.5),
  ...on('on-action', ['action', 'action-hover', 'action-press'], 4.5),
  ...on('action', panels, 3),
  ...on('wins', [...surfaces, 'wins-soft', ...bars], 4.5),
  ...on('on-wins', ['wins-fill'], 4.5),
  ...['ok', 'bad', 'warn', 'info'].flatMap((role) => on(role, [...surfaces, `${role}-soft`], 4.5)),
  ...on('bad', ['inset'], 4.5),
  ...on('on-hot', ['hot'], 4.5),
  ...on('line-strong', [...panels, 'inset'], 3),
  ...on('focus', [...surfaces, 'inset', ...bars], 3),
  ...on('on-digit-plate', ['digit-plate'], 4.5),
  ...['hero-copy', 'wins-fill'].flatMap((role) => on(role, ['night'], 4.5)),
  ...['on-footer', 'footer-mark'].flatMap((role) => on(role, ['footer'], 4.5)),
]

/** Text over a scrim over a picture: the picture may be white or black there, and both must pass. */
export const artPairs: readonly Pair[] = ['hero-copy', 'wins-fill'].flatMap((role) => on(role, ['scrim'], 4.5))
