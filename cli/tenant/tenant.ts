import * as z from 'zod'
import { categoryIds, featureNames, jackpotModes, socialProviders, switchNames } from '#src/config/gates.ts'
import { languageCodes } from '#src/config/languages.ts'

const flags = <Name extends string>(names: readonly Name[], describe: string) =>
  z
    .strictObject(
      Object.fromEntries(names.map((name) => [name, z.boolean().default(false)])) as Record<
        Name,
        z.ZodDefault<z.ZodBoolean>
      >,
    )
    .prefault({} as never)
    .describe(describe)

export const httpsWanted = 'must be an https:// address'

const httpsAddress = z.url({ protocol: /^https$/, error: httpsWanted, abort: true })
const httpsOrigin = httpsAddress.refine((value) => new URL(value).origin === value, {
  error: 'must be an origin alone: https://host, without a path or a slash at the end',
})
const domain = z
  .string()
  .regex(/^(?!-)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+$/, 'must be a host name in lower case, such as "play.example"')
const languageCode = z.enum(languageCodes)
const themeName = z.enum(['dark', 'light'])
const assetPath = z.string().min(1).describe('A file of this folder, relative to tenant.json')

const face = z.strictObject({
  package: z
    .string()
    .regex(
      /^@fontsource(-variable)?\/[a-z0-9-]+$/,
      'must be a fontsource package, such as "@fontsource-variable/manrope"',
    ),
  family: z.string().min(1),
  scripts: z.array(z.string()).min(1).describe('Subsets of the package: latin, latin-ext, bengali …'),
  weights: z.string().optional().describe('Of a package without axes, the weights to take: "700" or "400 700"'),
})

const layout = z
  .strictObject({
    header: z.enum(['row', 'airy', 'stacked']).default('row'),
    sideMenu: z.enum(['panel', 'rail', 'plain']).default('panel'),
    hero: z.enum(['side', 'split', 'full', 'banner']).default('banner'),
    jackpot: z.enum(['scoreboard', 'open', 'plaque']).default('scoreboard'),
    winners: z.enum(['podium', 'tinted', 'niches']).default('podium'),
    phoneBar: z.enum(['skew', 'pill', 'star', 'bar']).default('bar'),
    sectionMark: z.enum(['slash', 'subtitle', 'rule', 'bar', 'none']).default('none'),
    accentShape: z.enum(['skew', 'circle', 'diamond', 'round', 'square']).default('round'),
  })
  .prefault({})
  .describe('How the brand arranges what every site has')

/** A tenant.json with everything that it extends laid under it: what a site is built from. */
export const tenantSchema = z.strictObject({
  $schema: z.string().optional(),
  merchantCode: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,31}$/, 'must be 2 to 32 lower-case letters, digits and hyphens, a letter first'),
  name: z.string().min(1).max(60),
  domains: z.array(domain).min(1).describe('Host names of the site, the main one first'),
  gateway: z.strictObject({
    baseUrl: httpsOrigin,
    relayPrefix: z
      .string()
      .regex(/^\/[a-z0-9/-]*$/, 'must be a path in lower case, such as "/relay"')
      .default('/relay'),
    imageHosts: z.array(httpsOrigin).default([]),
    launchHosts: z.array(httpsOrigin).default([]),
  }),
  languages: z.strictObject({ default: languageCode, supported: z.array(languageCode).min(1) }),
  currency: z.string().describe('ISO 4217'),
  timeZone: z.string().describe('IANA, such as "Asia/Dhaka"'),
  minimumAge: z
    .strictObject({
      default: z.int().min(18).max(99).default(18),
      byLanguage: z.partialRecord(languageCode, z.int().min(18).max(99)).default({}),
    })
    .prefault({}),
  switches: flags(switchNames, 'The white-label switches: the ceiling of what the gateway may switch on'),
  categories: z.array(z.enum(categoryIds)).min(1).describe('Game categories, in the order of the navigation'),
  features: z
    .strictObject({
      ...(Object.fromEntries(featureNames.map((name) => [name, z.boolean().default(false)])) as Record<
        (typeof featureNames)[number],
        z.ZodDefault<z.ZodBoolean>
      >),
      socialLogin: z.array(z.enum(socialProviders)).default([]),
      jackpot: z.enum(jackpotModes).default('off'),
    })
    .prefault({}),
  vendors: z
    .strictObject({
      esports: z.array(z.string()).default([]),
      cockfight: z.array(z.string()).default([]),
      excludedRng: z.array(z.string()).default([]),
    })
    .prefault({}),
  bannerGroups: z
    .strictObject({
      home: z.string().default('w_home'),
      video: z.string().default('w_promotion'),
      login: z.string().default('w_login_{lang}'),
      register: z.string().default('w_reg_{lang}'),
      forgot: z.string().default('w_forget'),
    })
    .prefault({}),
  themes: z
    .strictObject({
      default: themeName.default('dark'),
      available: z.array(themeName).min(1).default(['dark', 'light']),
    })
    .prefault({}),
  brand: z.strictObject({
    logo: assetPath,
    favicon: assetPath,
    colour: z.string().describe('Any CSS colour: the whole palette is derived from it'),
    wordmark: z.array(z.string().min(1)).min(1).max(2).optional(),
    faces: z.strictObject({ text: face.optional(), display: face.optional(), script: face.optional() }).prefault({}),
    layout,
  }),
  promotions: z
    .strictObject({ firstDepositBonusPercent: z.int().min(1).max(1000).optional(), zaloReward: z.string().optional() })
    .prefault({}),
  contacts: z
    .strictObject({
      telegram: httpsAddress.optional(),
      whatsapp: httpsAddress.optional(),
      facebook: httpsAddress.optional(),
      zalo: httpsAddress.optional(),
      line: httpsAddress.optional(),
    })
    .prefault({}),
  licence: z.strictObject({
    holder: z.string().min(1),
    number: z.string().min(1),
    regulator: z.string().min(1),
    sealUrl: httpsAddress.optional(),
  }),
  legal: z.strictObject({ termsPreChecked: z.boolean().default(false) }).prefault({}),
})

export type Tenant = z.infer<typeof tenantSchema>
