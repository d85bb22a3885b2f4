import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '#cli/fs/walk.ts'
import type { Tenant } from '#cli/tenant/tenant.ts'
import { categoryIds, type GateName, gates } from '#contract/site/gates.ts'
import { tenantCodes, tenantOf } from '#tests/support/tenants.ts'
import { expect, test, testWithoutPage } from './site-test.ts'

const textFile = /\.(html|js|css|json|svg|txt|xml|webmanifest)$|_headers$/

/** A file's digest may spell anything, and its name ends in eight letters of it. */
const digest = /sha(?:256|384|512)-[\w+/]+=*|(?<=-)[\w-]{8}(?=\.(?:js|css)\b)/g

type Texts = [path: string, text: string][]

function readTexts(code: string): Texts {
  const dir = join(process.env.LIVERY_SITES ?? 'dist', code)
  return filesBelow(dir)
    .filter((path) => textFile.test(path))
    .map((path) => [path.slice(dir.length + 1), readFileSync(path, 'utf8').replaceAll(digest, '')])
}

const readOnce = new Map<string, Texts>()

/** All text of a built site, by path: read once, as reading it takes longer than looking for something in it. */
function textsOf(code: string): Texts {
  const texts = readOnce.get(code) ?? readTexts(code)
  readOnce.set(code, texts)
  return texts
}

/** What code behind identity's switches and features is known by, and which tenants have it. */
const traces: readonly { trace: RegExp; isExpected: (tenant: Tenant) => boolean }[] = [
  { trace: /register \+\$\{/, isExpected: ({ switches }) => switches.REGMOBVERF3 || opensByCodeAlone(switches) },
  { trace: /sms\.remember/, isExpected: ({ switches }) => switches.MOBILEVERCODELOGIN3 },
  {
    trace: /sendLoginCode/,
    isExpected: ({ switches, features }) =>
      !features.firebaseSms && (switches.MOBILEVERCODELOGIN3 || switches.CHNGPASSVERIF3 || switches.REGMOBVERF3),
  },
  { trace: /byName\.username/, isExpected: ({ switches }) => switches.USERNAMEREG3 },
  { trace: /registerMobile/, isExpected: ({ switches }) => switches.MOBILENUMREG3 },
  { trace: /resetByMobile/, isExpected: ({ switches }) => switches.CHNGPASSVERIF3 },
  { trace: /loginFreePlay/, isExpected: ({ switches }) => switches.FREEPLAY3 },
  { trace: /finishSocial|startSocial|registerSocial/, isExpected: ({ features }) => features.socialLogin.length > 0 },
  { trace: /identitytoolkit\.googleapis\.com/, isExpected: ({ features }) => features.firebaseSms },
  { trace: /\/agentHome/, isExpected: ({ features }) => features.agentCentre },
  {
    trace: /placeLotteryBet/,
    isExpected: ({ categories }) => categories.some((id) => id === 'lott' || id === 'elott'),
  },
  { trace: /m\/appDownload/, isExpected: ({ features }) => features.appDownload },
]

/** A code may stand in for the password of who registers by mobile number. */
const opensByCodeAlone = (switches: Tenant['switches']) => switches.MOBILENUMREG3 && switches.MOBILEVERCODELOGIN3

const gateNames = Object.keys(gates) as GateName[]

/** Whether the built strings of a namespace have this key. */
function hasKey(strings: unknown, key: string): boolean {
  const found = key
    .split('.')
    .reduce<unknown>((at, part) => (typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined), strings)
  return found !== undefined
}

for (const code of tenantCodes) {
  testWithoutPage(`${code} has the code of identity that its switches ask for, and no other @site @identity`, () => {
    const tenant = tenantOf(code)
    const scripts = textsOf(code).filter(([path]) => path.endsWith('.js'))
    for (const { trace, isExpected } of traces) {
      const found = scripts.filter(([, text]) => trace.test(text)).map(([path]) => path)
      expect(found.length > 0, `${trace} in ${found}`).toBe(isExpected(tenant))
    }
  })

  testWithoutPage(`${code} has the strings of its open gates, and of no closed one @site @identity`, () => {
    const tenant = tenantOf(code)
    const files = textsOf(code).filter(([path]) => path.startsWith('strings/'))
    const open = gateNames.filter((name) => gates[name].isOpen(tenant))
    // What two flags name is there where one of them is on.
    const keysOf = (name: GateName) => gates[name].strings.filter((place) => /^(auth|register|security):/.test(place))
    const there = new Set(open.flatMap(keysOf))
    const closed = gateNames.filter((name) => !open.includes(name)).flatMap(keysOf)
    const inFiles = files.map(([, text]) => JSON.parse(text) as Record<string, unknown>)
    const found = (place: string) => {
      const [namespace = '', key = ''] = place.split(':')
      return inFiles.filter((file) => namespace in file).map((file) => hasKey(file[namespace], key))
    }
    expect([...there].filter((place) => found(place).includes(false))).toEqual([])
    expect(closed.filter((place) => !there.has(place) && found(place).includes(true))).toEqual([])
  })

  testWithoutPage(`${code} carries nothing of another tenant @site`, () => {
    const others = tenantCodes.filter((other) => other !== code).map(tenantOf)
    // A name of one short common word says nothing; its domains and its gateway do.
    const foreign = others.flatMap((other) => [
      ...(other.name.length > 4 ? [other.name] : []),
      ...other.domains,
      other.gateway.baseUrl,
    ])
    // One assertion: each is a step that is reported, and one for every name in every file took two seconds a site.
    const found = textsOf(code).flatMap(([path, text]) =>
      foreign.filter((name) => text.includes(name)).map((name) => `${name} in ${path}`),
    )
    expect(found).toEqual([])
  })

  testWithoutPage(`${code} carries no trace of the categories that it leaves out @site`, () => {
    const { categories } = tenantOf(code)
    // Short ids are parts of other words; those of five letters and more are not.
    const closed = categoryIds.filter(
      (id) => id.length >= 5 && !categories.includes(id) && !categories.some((open) => open.includes(id)),
    )
    for (const id of closed) {
      // Alone or with capitals, as a code: letters around it make another word of it.
      const capital = `${id.charAt(0).toUpperCase()}${id.slice(1)}`
      const word = new RegExp(`(?<![a-z])${id}(?![a-z])|(?<![A-Z])${id.toUpperCase()}(?![A-Z])|${capital}(?![a-z])`)
      expect(
        textsOf(code).flatMap(([path, text]) => (word.test(text) ? [path] : [])),
        id,
      ).toEqual([])
    }
  })
}

testWithoutPage('a site with almost everything off has no code or strings of it @site', () => {
  const texts = textsOf('lite').map(([, text]) => text)
  const traces = [
    /agentHome/i,
    /consulting/i,
    /getJackpot/,
    /jackpot-title/,
    /winner/i,
    /red envelope/i,
    /prize wheel/i,
    /points mall/i,
    /vip/i,
    /invite friends/i,
    /lottery/i,
  ]
  for (const trace of traces) expect(texts.filter((text) => trace.test(text)).length, String(trace)).toBe(0)
})

test('pages are served with the policy and headers that the build wrote @site', async ({ page, preview }) => {
  const response = await page.goto(preview.siteOf('bengal'))
  const policy = (await response?.headerValue('content-security-policy')) ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).not.toContain('unsafe-eval')
  expect(await response?.headerValue('x-content-type-options')).toBe('nosniff')
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
  expect(await page.locator('script[integrity], link[integrity]').count()).toBeGreaterThan(2)
  expect(await page.evaluate(() => document.querySelectorAll('[onclick],[onload],[onerror]').length)).toBe(0)
})

testWithoutPage(
  'a site has few files besides its brand’s drawings, compressed forms among them; the number only falls @site',
  () => {
    const drawings = Object.keys(tenantOf('bengal').brand.art)
    const isDrawing = (path: string) =>
      drawings.some((slot) => new RegExp(`/assets/${slot}-[0-9a-f]{8}[.]svg`).test(path))
    const files = filesBelow(join(process.env.LIVERY_SITES ?? 'dist', 'bengal')).map((path) =>
      path.replaceAll('\\', '/'),
    )
    expect(files.filter(isDrawing).length).toBeGreaterThanOrEqual(drawings.length)
    expect(files.filter((path) => !isDrawing(path)).length).toBeLessThan(690)
  },
)
