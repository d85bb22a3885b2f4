import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSandbox } from '#cli/sandbox/sandbox.ts'
import { readableTenants } from '#cli/workspace/sandbox-merchants.ts'
import { getCountryCodes } from '#src/gateway/contract/countries.ts'
import { patternFamilies } from '#src/gateway/contract/patterns.ts'
import { getRegisterSettings, registerFields } from '#src/gateway/contract/registration.ts'
import { getSecurity } from '#src/gateway/contract/security.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { acme } from './support/merchants.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const tenants = readableTenants({ root, cwd: root, tenantsDir: `${root}/tenants`, cacheDir: `${root}/.livery` })
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
  await expect(opened).rejects.toThrow('registration.fields.username.patternId: the number of a pattern family')
  await expect(opened).rejects.toThrow('registration.fields.password: minLength must not be above maxLength')
  await expect(opened).rejects.toThrow('registration.affiliateCodes.0: letters, digits and hyphens')
  await expect(opened).rejects.toThrow('shoeSize')
})
