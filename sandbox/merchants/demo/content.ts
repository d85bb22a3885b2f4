import * as z from 'zod'
import { type LanguageCode, languageCodes } from '#contract/site/languages.ts'
import { bannerScenes } from '#sandbox/artwork/scenes/registry.ts'
import { natural } from '#sandbox/artwork/showpieces/matches.ts'
import { showpieces } from '#sandbox/artwork/showpieces/showpieces.ts'
import { SandboxError } from '#sandbox/lib/sandbox-error.ts'
import { demoAgents } from './agents.ts'
import { figureNames, hasAmount, statesBonus, statesReferral, strangeNames } from './figures.ts'
import { demoMissions } from './missions.ts'
import { demoMoney } from './money.ts'
import { demoPoints } from './points.ts'
import { demoEnvelope, demoWheel } from './prizes.ts'
import { demoProfile } from './profile.ts'
import { demoRegistration } from './registration.ts'
import { demoVip } from './vip.ts'

const leadTitles = [...showpieces.RNG.map(({ title }) => title), ...Object.values(natural)]
const bannerSceneIds = Object.values(bannerScenes).map((scene) => scene.id)

const text = z.string().min(1).max(400)
const byLanguage = <Shape extends z.ZodType>(shape: Shape) => z.partialRecord(z.enum(languageCodes), shape)

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'must be a time of day, "09:00"')

const banner = z.strictObject({
  group: z.string().regex(/^w_[A-Za-z_]+$/, 'must be a banner group such as "w_home" or "w_login_BN"'),
  scene: z.enum(bannerSceneIds),
  hue: z.number().min(0).lt(360).optional(),
  linkage: z.string().max(300).default(''),
  /** A page of a video site, or one of the gateway's own: "/art/video/<scene>". */
  video: z.union([z.url({ protocol: /^https$/ }), z.string().regex(/^\/art\/video\/[a-z-]+$/)]).optional(),
  copy: byLanguage(
    z.strictObject({
      eyebrow: text.optional(),
      title: text,
      figure: text.optional(),
      text: text.optional(),
      action: text.optional(),
      conditions: text.optional(),
      terms: z.union([text, z.strictObject({ label: text, linkage: z.string() })]).optional(),
    }),
  ).optional(),
})

/** A demo.json: what the sandbox shows for a tenant, and by which rules. */
export const demoContent = z.strictObject({
  $schema: z.string().optional().describe('The address of this schema, for editors'),
  banners: z.array(banner).default([]).describe('Pictures and videos at the top of pages, drawn by the sandbox'),
  notices: z
    .array(z.strictObject({ copy: byLanguage(z.strictObject({ title: text, content: z.string().max(4000) })) }))
    .default([])
    .describe('What runs along the top of the site'),
  popups: z
    .array(
      z.strictObject({
        execution: z.enum(['A', 'B', 'F']),
        copy: byLanguage(z.strictObject({ title: text, content: z.string().max(4000) })),
      }),
    )
    .default([])
    .describe('Announcements over the page. A: members, F: members on their first log-in, B: guests'),
  promotions: z.int().min(0).max(100).default(0).describe('How many promotions there are'),
  gameNames: z
    .record(z.string(), byLanguage(text))
    .default({})
    .describe('Names of games in other languages: the English title, a language, the name shown'),
  leads: z
    .array(z.enum(leadTitles))
    .max(24)
    .default([])
    .describe('The slots and matches that come first wherever games are listed, by their English titles'),
  pictures: z
    .enum(['posters', 'geometry'])
    .default('posters')
    .describe('The pictures of games. posters: each vendor’s own. geometry: flat shapes in paper, ink and one red'),
  jackpot: z
    .string()
    .regex(/^\d{1,12}\.\d{2}$/, 'must be an amount with two decimals, "512884306.75"')
    .nullable()
    .default('512884306.75')
    .describe('The figure of the jackpot; null: there is none'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be an ISO 3166-1 code of two letters')
    .default('ZZ')
    .describe('Where visitors are, for the rules of registration'),
  registration: demoRegistration.prefault({}).describe('How members register'),
  profile: demoProfile.prefault({}).describe('What members are asked for'),
  money: demoMoney.prefault({}).describe('How money is taken and paid'),
  agents: demoAgents.prefault({}).describe('What agents have'),
  points: demoPoints.prefault({}).describe('What points are worth'),
  vip: demoVip.prefault({}).describe('The ranks'),
  missions: demoMissions.describe('The missions; the sandbox’s own without them'),
  redEnvelope: demoEnvelope.prefault({}).describe('What is in red envelopes'),
  prizeWheel: demoWheel.prefault({}).describe('What the wheel has to give'),
  chatHours: z
    .strictObject({ from: time, to: time })
    .nullable()
    .default(null)
    .describe('When live chat is open, in the zone of the tenant; null: at any hour'),
})

export type DemoContent = z.infer<typeof demoContent>
export type DemoBanner = DemoContent['banners'][number]

const ofOurOwn = 'custom'

/** What of a merchant its demo content depends on. */
interface Owner {
  /** ISO 4217. */
  currency: string
  promotions: { firstDepositBonusPercent?: number | undefined }
  pointMall: boolean
  referral: boolean
}

interface Merchant extends Owner {
  code: string
  languages: readonly LanguageCode[]
  /** Undefined for a generic seed. */
  demo: unknown
}

/** What is wrong with a demo.json, as issues of its schema: of its form, or else of what the tenant must have for it. */
export function demoIssues(demo: unknown, owner: Owner | null): readonly z.core.$ZodIssue[] {
  const parsed = demoContent.safeParse(demo)
  if (!parsed.success) return parsed.error.issues
  if (owner === null) return []
  return [...untrue(parsed.data, owner), ...strayPoints(parsed.data, owner)].map(({ path, message }) => ({
    code: ofOurOwn,
    path: [...path],
    message,
    input: undefined,
  }))
}

/** @throws SandboxError with the file and the path of every mistake. */
export function parseDemo(merchant: Merchant): DemoContent {
  const demo = merchant.demo ?? genericDemo(merchant.languages)
  const issues = demoIssues(demo, merchant)
  if (issues.length === 0) return demoContent.parse(demo)
  const file = `tenants/${merchant.code}/demo.json`
  const findings = issues.map((issue) => `${file}: ${pathOf(issue.path)}: ${issue.message}`)
  throw new SandboxError('bad-demo-content', findings.join('\n'), {
    hint: `Run "livery validate --tenant ${merchant.code}".`,
  })
}

/** Copy that names what the tenant does not have, or an amount that nothing of the merchant's says. */
function untrue({ banners, notices, popups, money }: DemoContent, owner: Owner): Finding[] {
  const hasBonus = owner.promotions.firstDepositBonusPercent !== undefined
  const hasEWallet = money.deposits.includes('eWallet')
  return textsIn({ banners, notices, popups }, []).flatMap(({ path, text }) => {
    const messages = [
      !hasBonus &&
        statesBonus(text) &&
        'names the bonus of a first deposit, which needs promotions.firstDepositBonusPercent in tenant.json',
      !owner.referral &&
        statesReferral(text) &&
        'names what is paid for inviting a friend, which needs features.referral in tenant.json',
      !hasEWallet && text.includes('{{eWalletMin}}') && 'holds {{eWalletMin}}, which needs "eWallet" in money.deposits',
      hasAmount(text, owner.currency) &&
        `has an amount of its own; the rules that pay it fill in {{${figureNames.join('}}, {{')}}}`,
      ...strangeNames(text).map((name) => `holds {{${name}}}, which is none of: ${figureNames.join(', ')}`),
    ]
    return messages.flatMap((message) => (message ? [{ path, message }] : []))
  })
}

/** Points to win where the tenant has nothing to spend them on. */
function strayPoints({ prizeWheel }: DemoContent, { pointMall }: Owner): Finding[] {
  const message = 'gives points, which need features.pointMall in tenant.json'
  const places = [...(prizeWheel.prizes ?? []).entries()].filter(([, { kind }]) => kind === 'points' && !pointMall)
  return places.map(([place]) => ({ path: ['prizeWheel', 'prizes', place], message }))
}

interface Finding {
  path: readonly PropertyKey[]
  message: string
}

function textsIn(value: unknown, path: readonly PropertyKey[]): { path: readonly PropertyKey[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, [...path, name]))
}

function pathOf(path: readonly PropertyKey[]): string {
  return path.length === 0 ? '(whole file)' : path.map(String).join('.')
}

/** What a tenant without a demo.json starts with: one banner and one notice, in English. */
function genericDemo(languages: readonly LanguageCode[]): z.input<typeof demoContent> {
  const english = languages.includes('EN') ? 'EN' : (languages[0] ?? 'EN')
  return {
    banners: [
      {
        group: 'w_home',
        scene: 'tiger-stadium',
        linkage: '/promotions',
        copy: {
          [english]: { eyebrow: 'New members', title: 'A first deposit with a bonus', action: 'See promotions' },
        },
      },
    ],
    notices: [
      {
        copy: {
          [english]: { title: 'This is a sandbox', content: '<p>Games, money and winners here are not real.</p>' },
        },
      },
    ],
    promotions: 1,
  }
}
