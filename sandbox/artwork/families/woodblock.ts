import { colourParts, oklch } from '../parts/colour.ts'
import type { HeroPalette } from '../parts/hero.ts'
import { verticalGradient } from '../parts/svg.ts'
import { inkPrint } from './light.ts'
import { petals, placedHero } from './parts.ts'
import type { FamilyArt, Stage } from './stage.ts'

/** A print on paper: few flat inks, a heavy outline printed a little off, a sun disc, a pattern of waves or leaves. */
export function drawWoodblock(stage: Stage): FamilyArt {
  const { scheme, random, width, height, heroX, heroY, heroSize } = stage
  const isPale = random.chance(0.5)
  const paper = isPale ? oklch(0.92, 0.045, 82) : oklch(0.5, 0.15, scheme.hue)
  const disc = isPale ? oklch(0.63, 0.19, scheme.hue) : oklch(0.9, 0.1, 84)
  const ink = oklch(0.2, 0.05, scheme.hue)
  const line = isPale ? oklch(0.8, 0.08, scheme.hue) : oklch(0.58, 0.15, scheme.hue)
  const sky = verticalGradient('b', [
    { at: 0, colour: isPale ? oklch(0.8, 0.11, scheme.hue) : oklch(0.37, 0.13, scheme.hue) },
    { at: 0.3, colour: paper },
    { at: 0.62, colour: paper },
    { at: 1, colour: oklch(0.3, 0.1, scheme.hue) },
  ])
  const art = `<rect width="${width}" height="${height}" fill="url(#b)"/><rect width="${width}" height="${height}" fill="url(#k)"/>
    <circle cx="${heroX}" cy="${heroY - 4}" r="${Math.round(heroSize * 0.52)}" fill="${disc}"/>
    <circle cx="${heroX}" cy="${heroY - 4}" r="${Math.round(heroSize * 0.56)}" fill="none" stroke="${disc}" stroke-width="2"/>
    ${stage.detail < 0.5 ? '' : mist(stage, isPale ? '#fff8e8' : oklch(0.66, 0.13, scheme.hue))}
    ${placedHero(stage, inks(stage.palette), heroSize * 0.94)}${sea(stage)}${petals(stage, 13, isPale ? disc : oklch(0.93, 0.05, 20))}
    <rect x="5" y="5" width="${width - 10}" height="${height - 10}" fill="none" stroke="${ink}" stroke-width="3" stroke-opacity=".85"/>`
  return {
    defs: sky + wallpaper(stage, line) + inkPrint(ink, isPale ? oklch(0.55, 0.13, scheme.hue + 40) : scheme.night),
    art,
  }
}

/** Flat inks: the lit tone falls to the body tone, so that a hero's own gradients go flat. */
function inks(palette: HeroPalette): HeroPalette {
  const body = colourParts(palette.main)
  const main = oklch(Math.min(0.86, body.lightness + 0.03), Math.min(0.15, body.chroma), body.hue)
  const shade = colourParts(palette.deep)
  const accent = colourParts(palette.accent)
  return {
    light: body.lightness > 0.8 ? '#fbf0d9' : main,
    main,
    deep: oklch(Math.max(0.3, shade.lightness), Math.min(0.12, shade.chroma), shade.hue),
    accent: oklch(Math.min(0.72, Math.max(0.5, accent.lightness)), Math.min(0.18, accent.chroma), accent.hue),
    ink: oklch(0.22, 0.03, body.hue),
    shine: '#fbf0d9',
  }
}

function wallpaper({ random }: Stage, line: string): string {
  const stroke = `fill="none" stroke="${line}" stroke-width="1.6" stroke-opacity=".75"`
  const ring = (x: number, y: number): string =>
    `<circle cx="${x}" cy="${y}" r="19"/><circle cx="${x}" cy="${y}" r="12"/><circle cx="${x}" cy="${y}" r="5"/>`
  const tile = random.pick([
    `width="40" height="20"><g ${stroke}>${ring(20, 20)}${ring(0, 30)}${ring(40, 30)}</g>`,
    `width="24" height="42"><path d="M12 0v14l12 7v14l-12 7L0 35V21l12-7M0 0v7M24 0v7" ${stroke}/>`,
    `width="30" height="30"><path d="M0 15Q15 0 30 15Q15 30 0 15M15 0Q0 15 15 30M15 0Q30 15 15 30" ${stroke}/>`,
  ])
  return `<pattern id="k" patternUnits="userSpaceOnUse" ${tile}</pattern>`
}

/** Bands of mist with round ends, as prints draw them. */
function mist({ random, heroX, heroY, heroSize, width }: Stage, colour: string): string {
  let data = ''
  for (const side of [-1, 1]) {
    const y = Math.round(heroY + heroSize * random.between(-0.34, 0.1))
    const x = Math.round(Math.min(width - 20, Math.max(20, heroX + side * heroSize * 0.5)))
    data += `M${x - 44} ${y}h${random.whole(50, 80)}M${x - 20} ${y + 13}h${random.whole(44, 70)}`
  }
  return `<path d="${data}" stroke="${colour}" stroke-width="13" stroke-linecap="round" opacity=".9"/>`
}

function sea({ random, width, height, heroY, heroSize, scheme }: Stage): string {
  const top = Math.round(heroY + heroSize * 0.5)
  const rows = [oklch(0.46, 0.12, scheme.hue), oklch(0.36, 0.11, scheme.hue), oklch(0.26, 0.08, scheme.hue)]
  return rows
    .map((colour, row) => {
      const step = 58 + row * 8
      let data = `M${-random.whole(0, step)} ${top + row * 22}`
      for (let x = -step; x < width + step; x += step) data += `q${step / 2}-26 ${step} 0`
      return `<path d="${data}V${height}H0z" fill="${colour}" stroke="${oklch(0.9, 0.05, 84)}" stroke-opacity=".55" stroke-width="1.5"/>`
    })
    .join('')
}
