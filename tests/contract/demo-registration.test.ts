import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readableTenants } from '#cli/serve/sandbox-merchants.ts'
import { getCountryCodes } from '#contract/identity/countries.ts'
import { registerMobile } from '#contract/identity/mobile-registration.ts'
import { patternFamilies } from '#contract/identity/patterns.ts'
import { sendRegisterCode } from '#contract/identity/register-code.ts'
import { getRegisterSettings, register, registerFields } from '#contract/identity/registration.ts'
import { getSecurity } from '#contract/identity/security.ts'
import { createSandbox } from '#sandbox/sandbox.ts'
import { tokenOf } from './support/accounts.ts'
import { solvedCaptcha } from './support/captcha.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { acme } from './support/merchants.ts'
import { byMobile, codeTo, newMember } from './support/registration.ts'
import { sampleOf } from './support/samples.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const workspace = { root, cwd: root, tenantsDir: `${root}/tenants`, cacheDir: `${root}/.livery` }
const { tenants } = await readableTenants(workspace)
const merchants = tenants.map(({ merchant }) => merchant)

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({ merchants: [acme, ...merchants] })
})
afterAll(() => gateway.sandbox.close())

const rulesOf = async (merchant: string) => (await gateway.answer(getRegisterSettings, { merchant })).value.fields

test('between them the demo tenants ask for every field there is, by many families', async () => {
  const all = await Promise.all(merchants.map(({ code }) => rulesOf(code)))
  expect(new Set(all.flatMap((rules) => Object.keys(rules)))).toEqual(new Set(registerFields))
  const families = new Set(all.flatMap((rules) => Object.values(rules).map((rule) => rule.patternId)))
  expect(families.size).toBeGreaterThanOrEqual(12)
})

test.each(merchants.map(({ code }) => code))(
  'the rules of %s are those of their families, with room between min and max',
  async (code) => {
    for (const rule of Object.values(await rulesOf(code))) {
      expect(rule.acceptedPattern).toBe(patternFamilies.find(({ id }) => id === rule.patternId)?.source)
      expect(rule.minLength).toBeLessThanOrEqual(rule.maxLength)
    }
  },
)

/** Of the merchants' countries; the last digit is left out. */
const numbers: Readonly<Record<string, string>> = {
  bengal: '0171234500',
  lotus: '091234500',
  siam: '081234500',
  noor: '050123450',
  fiesta: '551234500',
}

const edges = ['minLength', 'maxLength'] as const

test.each(merchants.flatMap((merchant) => edges.map((edge) => ({ ...merchant, edge }))))(
  'who keeps to the rules of $code at each $edge is registered',
  async ({ code: merchant, switches, edge }) => {
    gateway.pass(1000)
    const rules = await rulesOf(merchant)
    const { fields, mobile } = await typedBy(rules, merchant, edge)
    const common = { ...newMember, ...fields, confirmPassword: fields.password ?? '', ...mobile }
    if (switches.USERNAMEREG3) {
      const captcha = merchant === 'lotus' ? await solvedCaptcha(gateway, merchant) : {}
      const body = { ...common, username: fields.username ?? '', ...captcha }
      expect((await gateway.answer(register, { merchant, body })).value.firstTimeLogin).toBe(true)
      return
    }
    const body = { ...byMobile, ...common, mobileNum: mobile.mobileNum ?? '' }
    expect((await gateway.answer(registerMobile, { merchant, body })).value.firstTimeLogin).toBe(true)
  },
)

type Rules = Awaited<ReturnType<typeof rulesOf>>

/** What a visitor types, and a number with the code that came to it, where the merchant asks for one. */
async function typedBy(rules: Rules, merchant: string, edge: (typeof edges)[number]) {
  const texts = Object.entries(rules).filter(([name]) => name !== 'mobileNum' && name !== 'affiliateCode')
  const fields: Record<string, string> = Object.fromEntries(
    texts.map(([name, rule]) => [name, sampleOf(rule, rule[edge])]),
  )
  const number = numbers[merchant]
  if (number === undefined) return { fields, mobile: {} }
  const [country] = (await gateway.answer(getCountryCodes, { merchant })).value
  const countryDialingCode = country?.countryDialingCode ?? ''
  const mobileNum = `${number}${edges.indexOf(edge)}`
  await gateway.answer(sendRegisterCode, { merchant, body: { mobileNo: mobileNum, countryDialingCode } })
  const verificationCode = await codeTo(gateway, `+${countryDialingCode}${mobileNum.replace(/^0/, '')}`)
  return { fields, mobile: { mobileNum, countryDialingCode, verificationCode } }
}

test('the player of each has a number of its country and an address', async () => {
  for (const { code, domains } of merchants) {
    const token = await tokenOf(gateway, 'player', { merchant: code })
    const { value } = await gateway.answer(getSecurity, { merchant: code, token })
    expect(value.email).toContain(`@${domains[0]}`)
    const [first] = (await gateway.answer(getCountryCodes, { merchant: code })).value
    if (code !== 'lite') expect(value.mobile).toMatch(new RegExp(`^\\+${first?.countryDialingCode} `))
  }
})

test('mistakes in a registration are named with file and path', async () => {
  const registration = {
    fields: { username: { patternId: 21 }, password: { minLength: 9, maxLength: 8 }, shoeSize: {} },
    affiliateCodes: ['a b'],
  }
  const opened = createSandbox({ merchants: [{ ...acme, demo: { registration } }], data: null })
  await expect(opened).rejects.toThrow('registration.fields.username.patternId: must be the number of a pattern family')
  await expect(opened).rejects.toThrow('registration.fields.password: must have no "minLength" above its "maxLength"')
  await expect(opened).rejects.toThrow('registration.affiliateCodes.0: must be letters, digits and hyphens')
  await expect(opened).rejects.toThrow('shoeSize')
})
