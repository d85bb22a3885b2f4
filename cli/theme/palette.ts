import type { ThemeName } from '#contract/site/site-config.ts'
import { asWritten, fitGamut, formatColour, type Lch, lch, luminanceOf, pixelOf, ratioBetween } from './colour.ts'

/** Roles by name (`text-1`, `action`), each within sRGB. The names are the colour tokens', less what aliases make. */
export type Palette = Readonly<Record<string, Lch>>

/** Kept above each minimum: room for the rounding of written values. */
const margin = 0.06

/** As it will be written and shown: what is measured is what the browser gets. */
function written(colour: Lch): Lch {
  return asWritten(fitGamut(colour))
}

const luminancesOf = (colours: readonly Lch[]): number[] => colours.map((colour) => luminanceOf(pixelOf(colour)))

/** Whether a colour is far enough from all of some luminances. */
function passes(colour: Lch, luminances: readonly number[], minimum: number): boolean {
  const own = luminanceOf(pixelOf(colour))
  return luminances.every((other) => ratioBetween(own, other) >= minimum + margin)
}

/** The colour whose lightness is nearest to the wanted one and that passes on all the others. */
export function nearestPassing(wanted: Lch, others: readonly Lch[], minimum: number): Lch | null {
  const luminances = luminancesOf(others)
  for (const l of lightnessFrom(wanted.l)) {
    const colour = written({ ...wanted, l })
    if (passes(colour, luminances, minimum)) return colour
  }
  return null
}

/** Every lightness in steps of a half percent, the nearest first. */
function* lightnessFrom(start: number): Generator<number> {
  for (let step = 0; step <= 200; step += 1) {
    const [above, below] = [start + step / 200, start - step / 200]
    if (above >= 0 && above <= 1) yield above
    if (step > 0 && below >= 0 && below <= 1) yield below
  }
}

interface Shades {
  bg: number
  surface1: number
  surface2: number
  surface3: number
  inset: number
  line: number
  text: readonly [number, number, number]
}

const lightness: Record<ThemeName, Shades> = {
  dark: {
    bg: 0.2,
    surface1: 0.235,
    surface2: 0.276,
    surface3: 0.331,
    inset: 0.17,
    line: 0.36,
    text: [0.97, 0.83, 0.73],
  },
  light: {
    bg: 0.965,
    surface1: 0.993,
    surface2: 0.975,
    surface3: 0.94,
    inset: 1,
    line: 0.895,
    text: [0.24, 0.4, 0.49],
  },
}

/** Chroma of each surface under a fully coloured brand; a grey brand gets grey surfaces. */
const tint: Record<ThemeName, { bg: number; s1: number; s2: number; s3: number; line: number; text: number }> = {
  dark: { bg: 0.043, s1: 0.05, s2: 0.057, s3: 0.062, line: 0.056, text: 0.018 },
  light: { bg: 0.009, s1: 0.003, s2: 0.007, s3: 0.014, line: 0.016, text: 0.025 },
}

/** Lightness, chroma and hue of what keeps its meaning under every brand. */
const meanings = {
  dark: {
    wins: [0.86, 0.125, 86],
    ok: [0.81, 0.15, 158],
    bad: [0.765, 0.145, 40],
    warn: [0.84, 0.13, 72],
    info: [0.81, 0.09, 235],
  },
  light: {
    wins: [0.5, 0.103, 70],
    ok: [0.48, 0.12, 158],
    bad: [0.52, 0.175, 34],
    warn: [0.5, 0.11, 60],
    info: [0.47, 0.12, 250],
  },
} as const satisfies Record<ThemeName, Record<string, readonly [number, number, number]>>

function surfacesOf(theme: ThemeName, hue: number, strength: number) {
  const shade = lightness[theme]
  const chroma = tint[theme]
  const make = (l: number, c: number): Lch => written(lch(l, c * strength, hue))
  return {
    bg: make(shade.bg, chroma.bg),
    'surface-1': make(shade.surface1, chroma.s1),
    'surface-2': make(shade.surface2, chroma.s2),
    'surface-3': make(shade.surface3, chroma.s3),
    inset: make(shade.inset, theme === 'dark' ? chroma.bg : 0),
    line: make(shade.line, chroma.line),
  }
}

/**
 * The colour of action: the brand's own lightness, moved as little as makes it stand out from the panels (3:1) and
 * carry a text, tinted dark or nearly white, at 4.5:1, at rest, under the pointer and pressed.
 */
function actionOf(brand: Lch, panels: readonly Lch[]) {
  const inks = [lch(0.2, Math.min(0.05, brand.c / 3), brand.h), lch(0.99, 0.01, brand.h)].map(written)
  const behind = luminancesOf(panels)
  for (const l of lightnessFrom(brand.l)) {
    const action = written({ ...brand, l })
    if (!passes(action, behind, 3)) continue
    for (const ink of inks) {
      const away = ink.l < 0.5 ? 1 : -1
      const moved = (by: number): Lch => written({ ...brand, l: Math.min(0.985, Math.max(0.015, l + away * by)) })
      const [hover, press] = [moved(0.03), moved(0.06)]
      if (!passes(ink, luminancesOf([action, hover, press]), 4.5)) continue
      return { action, 'action-hover': hover, 'action-press': press, 'on-action': ink }
    }
  }
  throw new Error(`no colour of action near ${formatColour(brand)}`)
}

/** One brand colour becomes every colour of a theme. Deterministic; every checked pair passes for every colour. */
export function derivePalette(brandColour: Lch, theme: ThemeName): Palette {
  const dark = theme === 'dark'
  const brand: Lch = { ...brandColour, alpha: 1 }
  const strength = Math.min(1, brand.c / 0.1)
  const surfaces = surfacesOf(theme, brand.h, strength)
  const grounds = [surfaces.bg, surfaces['surface-1'], surfaces['surface-2'], surfaces['surface-3']]
  const panels = grounds.slice(0, 3)
  const readable = (wanted: Lch, extra: readonly Lch[] = []): Lch =>
    nearestPassing(wanted, [...grounds, ...extra], 4.5) ?? wanted
  const ink = (l: number, rank: number): Lch =>
    readable(lch(l, tint[theme].text * strength * (rank / 2), brand.h), [surfaces.inset])
  const soft = (hue: number, chroma: number): Lch =>
    written(dark ? lch(0.3, Math.min(0.06, chroma), hue) : lch(0.95, Math.min(0.035, chroma), hue))
  const action = actionOf(brand, panels)
  const actionSoft = soft(brand.h, brand.c)
  const means = meanings[theme]
  const meant = (name: keyof typeof means): Record<string, Lch> => {
    const [l, c, h] = means[name]
    const fill = soft(h, 0.06)
    return { [`${name}-soft`]: fill, [name]: readable(lch(l, c, h), [fill, surfaces.inset]) }
  }
  const text1 = ink(lightness[theme].text[0], 1)
  const shade = dark ? lch(0.06, 0.02 * strength, brand.h) : lch(0.25, 0.04 * strength, brand.h)
  return {
    ...surfaces,
    ...action,
    ...meant('ok'),
    ...meant('bad'),
    ...meant('warn'),
    ...meant('info'),
    ...meant('wins'),
    'line-strong':
      nearestPassing(lch(dark ? 0.55 : 0.62, 0.035 * strength, brand.h), [...panels, surfaces.inset], 3) ?? text1,
    'text-1': text1,
    'text-2': ink(lightness[theme].text[1], 2),
    'text-3': ink(lightness[theme].text[2], 2),
    'action-soft': actionSoft,
    'brand-text': readable({ ...brand, l: dark ? Math.max(brand.l, 0.8) : Math.min(brand.l, 0.5) }, [actionSoft]),
    'wins-fill': written(lch(0.83, 0.135, 86)),
    'on-wins': written(lch(0.24, 0.05, 75)),
    hot: written(lch(0.55, 0.2, 25)),
    'on-hot': lch(1, 0, 0),
    focus:
      nearestPassing(
        { ...action.action, l: dark ? Math.max(0.78, action.action.l) : action.action.l },
        [...grounds, surfaces.inset],
        3,
      ) ?? text1,
    scrim: lch(0.14, 0.03 * strength, brand.h, 0.78),
    night: written(lch(0.2, 0.07 * strength, brand.h)),
    'hero-copy': written(lch(0.985, 0.004 * strength, brand.h)),
    'art-line': dark ? lch(1, 0, 0, 0.1) : lch(0.2, 0.02, brand.h, 0.07),
    backdrop: lch(0.08, 0.02 * strength, brand.h, dark ? 0.7 : 0.5),
    'shade-1': { ...shade, alpha: dark ? 0.4 : 0.06 },
    'shade-2': { ...shade, alpha: dark ? 0.45 : 0.07 },
    'shade-dialog': { ...shade, alpha: dark ? 0.6 : 0.25 },
  }
}
