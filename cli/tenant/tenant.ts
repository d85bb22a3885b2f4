import * as z from 'zod'
import { artSlotNames, artSlots } from '#contract/site/art-slots.ts'
import { categories, categoryIds, features, jackpotModes, socialProviders, switches } from '#contract/site/gates.ts'
import {
  homeNavigationNames,
  homeNavigations,
  sectionCategories,
  sectionLayoutNames,
  sectionLayouts,
  sectionWidthNames,
  usualCategories,
} from '#contract/site/home-sections.ts'
import { languageCodes } from '#contract/site/languages.ts'
import { beaconAddress, hostName, httpsLink } from './address-types.ts'
import { firebaseProject, gatewaySettings } from './gateway-settings.ts'
import { bannerGroups, contacts, vendors } from './outside-names.ts'
import { merchantCode } from './rules/merchant-code.ts'
import { security } from './security.ts'
import { shownText } from './source/shown-text.ts'

/** A group of settings that are on or off, each with its sentence; off unless a file says on. */
const flags = <Name extends string>(descriptions: Record<Name, string>) =>
  Object.fromEntries(
    Object.entries<string>(descriptions).map(([name, text]) => [name, z.boolean().default(false).describe(text)]),
  ) as Record<Name, z.ZodDefault<z.ZodBoolean>>

const languageCode = z.enum(languageCodes).describe('A language by its code')
const themeName = z.enum(['dark', 'light'])
const assetPath = z.string().min(1)

const font = z.strictObject({
  package: z
    .string()
    .regex(
      /^@fontsource(-variable)?\/[a-z0-9-]+$/,
      'must be a fontsource package, such as "@fontsource-variable/manrope"',
    )
    .describe('An installed fontsource package'),
  family: shownText.describe('The name of the family in CSS'),
  scripts: z.array(z.string()).min(1).describe('Subsets of the package: latin, latin-ext, bengali …'),
  weights: z.string().optional().describe('Of a package without axes, the weights to take: "700" or "400 700"'),
})

const layout = z
  .strictObject({
    header: z
      .enum(['row', 'airy', 'stacked'])
      .default('row')
      .describe(
        'row: logo, navigation and account in one bar. airy: the same without a bar. stacked: two centred rows',
      ),
    sideMenu: z
      .enum(['panel', 'ending', 'rail', 'plain', 'plain-ending', 'drawer'])
      .default('panel')
      .describe(
        'panel: a surface with names and counts. ending: the same, but on the home page it ends with the first screen, and what follows has the page’s whole width. rail: icons only. plain: names without a surface. plain-ending: plain and ending. drawer: opened by a button at each width',
      ),
    hero: z
      .enum(['side', 'split', 'full', 'ruled', 'lettered', 'panorama', 'stepped', 'banner'])
      .default('banner')
      .describe(
        'side: a banner beside jackpot and winners. split: big text beside a picture. full: across the page. ruled: the largest text beside a picture, between lines up to the window’s edges. lettered: a scene up to the window’s edges, the title in letters of many colours. panorama: words on a picture from edge to edge. stepped: the same, its lower edge in steps. banner: in the column',
      ),
    jackpot: z
      .enum(['scoreboard', 'open', 'plaque', 'ribbon'])
      .default('scoreboard')
      .describe(
        'scoreboard: a box of digits. open: large figures on the page. plaque: between double lines. ribbon: a plate on a ribbon (art: ribbon)',
      ),
    winners: z
      .enum(['podium', 'tinted', 'niches', 'stairs'])
      .default('podium')
      .describe(
        'podium: 2-1-3 on steps. tinted: a list whose first row is tinted. niches: arched niches, two columns. stairs: 2-1-3 beside each other, no list',
      ),
    ranks: z
      .enum(['arches', 'shields', 'masks', 'gates', 'crests', 'pavilions'])
      .default('arches')
      .describe(
        'The family of the VIP ranks’ emblems. arches: before stars. shields: of a cricket club. masks: with feathers. gates: round, among clouds. crests: of five petals, in rings. pavilions: stepped',
      ),
    phoneBar: z
      .enum(['skew', 'pill', 'star', 'bar'])
      .default('bar')
      .describe(
        'The bar at the bottom of a phone. skew: a slanted plate in its middle. pill: it floats. star: a star behind the page one is on. bar: plain',
      ),
    sectionMark: z
      .enum(['slash', 'subtitle', 'rule', 'bar', 'large', 'display', 'cut', 'art', 'none'])
      .default('none')
      .describe(
        'What stands at a section’s title: a slash, a subtitle, a rule, a bar, a mark cut from paper (the drawing section-cut), a drawing of the brand’s (art: section-mark), nothing, or nothing but its size (large) or its face (display)',
      ),
    accentShape: z
      .enum(['skew', 'circle', 'diamond', 'round', 'square'])
      .default('round')
      .describe('The shape of tags, pagers and chips'),
  })
  .prefault({})
  .describe('How the brand arranges what every site has')

const artList = Object.entries(artSlots)
  .map(([name, shows]) => `${name}: ${shows}`)
  .join('. ')

const art = z.partialRecord(z.enum(artSlotNames), assetPath).default({})

const categoryList = Object.entries(categories)
  .map(([id, name]) => `${id}: ${name}`)
  .join(', ')

const limit = z.int().min(1).optional()

/** A tenant.json with everything that it extends laid under it: what a site is built from. */
export const tenantSchema = z.strictObject({
  $schema: z.string().optional().describe('The address of this schema, for editors'),
  merchantCode: merchantCode.describe('The merchant’s code: the name of this folder'),
  name: shownText.max(60).describe('The brand’s name, as players read it'),
  domains: z.array(hostName).min(1).describe('Host names of the site, the main one first. No two tenants share one'),
  gateway: gatewaySettings,
  languages: z
    .strictObject({
      default: languageCode.describe('The language of a first visit whose browser asks for none of the supported ones'),
      supported: z.array(languageCode).min(1).describe('The languages of the site, in the order of its menu'),
    })
    .describe('Only these languages are in the site'),
  currency: z.string().describe('ISO 4217, such as "BDT"'),
  timeZone: z.string().describe('IANA, such as "Asia/Dhaka"'),
  minimumAge: z
    .strictObject({
      default: z.int().min(18).max(99).default(18).describe('In years'),
      byLanguage: z
        .partialRecord(languageCode, z.int().min(18).max(99))
        .default({})
        .describe('Other ages, by language: { "JA": 20 }'),
    })
    .prefault({})
    .describe('From which age one may play'),
  switches: z
    .strictObject(flags(switches))
    .prefault({} as never)
    .describe('The white-label switches: the ceiling of what the gateway may switch on'),
  categories: z
    .array(z.enum(categoryIds))
    .min(1)
    .describe(`Game categories, in the order of the navigation. ${categoryList}`),
  home: z
    .strictObject({
      popular: z.boolean().default(true).describe('A lane of the games that are played most, above the sections'),
      navigation: z
        .enum(homeNavigationNames)
        .default('chips')
        .describe(
          `How the categories stand below the banner. ${Object.entries(homeNavigations)
            .map(([name, does]) => `${name}: ${does}`)
            .join('. ')}`,
        ),
      sections: z
        .array(
          z.strictObject({
            category: z.enum(sectionCategories).describe('The category whose games it shows'),
            layout: z
              .enum(sectionLayoutNames)
              .optional()
              .describe(
                `How it shows them. ${Object.entries(sectionLayouts)
                  .map(([name, does]) => `${name}: ${does}`)
                  .join('. ')}`,
              ),
            width: z
              .enum(sectionWidthNames)
              .optional()
              .describe('How much of its row it takes on a wide page; sections share a row as long as there is room'),
            isBelow: z
              .boolean()
              .optional()
              .describe('It stands below the section before it, in the same part of the row'),
          }),
        )
        .default(usualCategories.map((category) => ({ category })))
        .describe('Sections of the home page, in their order; categories that the site does not have are passed over'),
    })
    .prefault({})
    .describe('The home page'),
  gameCards: z
    .strictObject({
      returnToPlayer: z
        .boolean()
        .default(false)
        .describe('What a game pays back over very many rounds, as its vendor states it, stands on its card'),
    })
    .prefault({})
    .describe('The cards of games'),
  features: z
    .strictObject({
      ...flags(features),
      socialLogin: z.array(z.enum(socialProviders)).default([]).describe('Other accounts to log in with'),
      jackpot: z
        .enum(jackpotModes)
        .default('off')
        .describe('live: the gateway’s own figure. display: an illustrative figure, captioned as such. off: none'),
    })
    .prefault({})
    .describe('Parts of the site. One that is off is not in the bundle at all'),
  firebase: firebaseProject,
  vendors,
  bannerGroups,
  themes: z
    .strictObject({
      default: themeName.default('dark').describe('The theme of a first visit: one of the available'),
      available: z.array(themeName).min(1).default(['dark', 'light']).describe('Only these themes are in the site'),
    })
    .prefault({})
    .describe('Dark, light, or both with a switch'),
  brand: z
    .strictObject({
      logo: assetPath.describe('An SVG of this folder; icons of all sizes are made from it'),
      favicon: assetPath.describe('An SVG of this folder, for the smallest sizes'),
      art: art.describe(`Drawings of the brand’s own, SVG files of this folder. ${artList}`),
      lightArt: art.describe('Drawings of `art` that differ in the light theme'),
      colour: z.string().describe('Any CSS colour: the whole palette is derived from it'),
      wordmark: z
        .array(shownText)
        .min(1)
        .max(2)
        .optional()
        .describe('The name as it is drawn beside the mark, in one or two parts; the name without it'),
      faces: z
        .strictObject({
          text: font.optional().describe('For all text'),
          display: font.optional().describe('For titles and figures'),
          script: font.optional().describe('For letters that the other two lack'),
        })
        .prefault({})
        .describe('Fonts from fontsource packages; the system’s own without them'),
      layout,
    })
    .describe('How the brand looks'),
  promotions: z
    .strictObject({
      firstDepositBonusPercent: z
        .int()
        .min(1)
        .max(1000)
        .optional()
        .describe('The bonus on a first deposit, in percent; without it the site makes no such claim'),
      zaloReward: shownText.optional().describe('The reward for adding the Zalo contact; shown only where it is set'),
    })
    .prefault({})
    .describe('Claims of the site about promotions'),
  contacts,
  licence: z
    .strictObject({
      holder: shownText.describe('Who holds the licence'),
      number: shownText.describe('Its number'),
      regulator: shownText.describe('Who issued it'),
      sealUrl: httpsLink.optional().describe('The page where the regulator confirms it'),
    })
    .describe('The licence, as the footer shows it'),
  legal: z
    .strictObject({
      termsPreChecked: z
        .boolean()
        .default(false)
        .describe('Whether the box of the terms is checked at first; that of the age never is'),
    })
    .prefault({})
    .describe('Choices with a legal side'),
  offline: z
    .boolean()
    .default(true)
    .describe('Whether browsers store the site’s start and its public lists, so that it opens without a connection'),
  beacon: beaconAddress
    .optional()
    .describe(
      'Where each page reports how it started and which errors its scripts met; without it the site has no such code',
    ),
  security,
  budgets: z
    .strictObject({
      initialJs: limit.describe('Bytes of JavaScript before the page answers'),
      initialCss: limit.describe('Bytes of the page’s style sheets'),
      html: limit.describe('Bytes of the page itself'),
      fonts: limit.describe('Bytes of fonts that hold a letter of the page’s own words'),
      requests: limit.describe('Files that the page asks for by itself'),
      files: limit.describe('Files of the whole site besides its pages, with their compressed forms'),
      routeJs: limit.describe('Bytes of JavaScript that one page or popup brings when it is opened'),
      routeCss: limit.describe('Bytes of styles that one page or popup brings when it is opened'),
    })
    .prefault({})
    .describe('The most that a visitor may load, in brotli, where it is other than "livery verify" allows by itself'),
})

export type Tenant = z.infer<typeof tenantSchema>
