import type { LanguageCode } from '#contract/site/languages.ts'
import type { Random } from './generated-random.ts'

interface BrandFont {
  package: string
  family: string
  scripts: string[]
  weights?: string
}

const variable = (name: string, family: string, ...scripts: string[]): BrandFont => ({
  package: `@fontsource-variable/${name}`,
  family,
  scripts: ['latin', ...scripts],
})

const single = (name: string, family: string, ...scripts: string[]): BrandFont => ({
  package: `@fontsource/${name}`,
  family,
  scripts: ['latin', ...scripts],
  weights: '400',
})

const textFonts: Partial<Record<LanguageCode, BrandFont>> = {
  TH: variable('anuphan', 'Anuphan', 'thai'),
  AR: variable('alexandria', 'Alexandria', 'arabic'),
  VI: variable('hanken-grotesk', 'Hanken Grotesk', 'latin-ext', 'vietnamese'),
}

const plainFonts = [
  variable('archivo', 'Archivo'),
  variable('manrope', 'Manrope'),
  variable('nunito', 'Nunito'),
  variable('hanken-grotesk', 'Hanken Grotesk'),
]

const displayFonts = [
  single('lilita-one', 'Lilita One'),
  single('bungee', 'Bungee'),
  single('righteous', 'Righteous'),
  single('limelight', 'Limelight'),
]

function inventedFonts(random: Random, supported: readonly LanguageCode[]): Record<string, BrandFont> {
  if (random.chance(0.25)) return {}
  const special = supported.map((code) => textFonts[code]).find((font) => font !== undefined)
  const japanese: BrandFont = {
    package: '@fontsource/zen-old-mincho',
    family: 'Zen Old Mincho',
    scripts: ['japanese'],
    weights: '700',
  }
  const display = supported[0] === 'JA' ? japanese : random.chance(0.4) ? random.pick(displayFonts) : undefined
  return {
    text: special ?? random.pick(plainFonts),
    ...(display ? { display } : {}),
    ...(supported.includes('BN')
      ? {
          script: {
            package: '@fontsource-variable/anek-bangla',
            family: 'Anek Bangla',
            scripts: ['bengali'],
          },
        }
      : {}),
  }
}

const px = (value: number) => ({ $value: { value, unit: 'px' } })

/** Fonts, layout and tokens of a brand, drawn so that every pair of colours still passes. */
export function inventedLooks(random: Random, supported: readonly LanguageCode[]) {
  const round = random.whole(0, 24)
  return {
    faces: inventedFonts(random, supported),
    layout: {
      header: random.pick(['row', 'airy', 'stacked']),
      sideMenu: random.pick(['panel', 'rail', 'plain']),
      jackpot: random.pick(['scoreboard', 'open', 'plaque']),
      winners: random.pick(['podium', 'tinted', 'niches']),
      ranks: random.pick(['arches', 'shields', 'masks', 'gates', 'crests', 'pavilions']),
      phoneBar: random.pick(['skew', 'pill', 'star', 'bar']),
      sectionMark: random.pick(['slash', 'subtitle', 'rule', 'bar', 'none']),
      accentShape: random.pick(['skew', 'circle', 'diamond', 'round', 'square']),
    },
    tokens: {
      radius: { control: px(round), tile: px(round + random.whole(0, 4)), card: px(round + random.whole(2, 8)) },
      gap: { section: px(random.whole(40, 96)), grid: px(random.whole(8, 28)) },
    },
    darkTokens: {
      color: { $type: 'color', 'side-menu': { $value: '{color.bg}' }, 'digit-plate': { $value: '{color.inset}' } },
    },
  }
}
