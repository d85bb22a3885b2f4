import { expect, test } from 'vitest'
import { type SwitchName, switchNames } from '#contract/site/gates.ts'
import { moduleOfSwitch } from '#contract/site/modules.ts'
import { acme } from '#tests/contract/support/merchants.ts'
import { type Merchant, readMerchants } from '../merchants/merchants.ts'
import { createFaultPanel } from '../server/faults.ts'
import { asOpen } from './open-modules.ts'

const allOn = Object.fromEntries(switchNames.map((name) => [name, true])) as Record<SwitchName, boolean>
const [read] = readMerchants([acme]).values()
const merchant: Merchant = { ...(read as Merchant), switches: allOn }

function openWith(...closedModules: string[]): Merchant {
  const faults = createFaultPanel()
  faults.setState(merchant.code, { closedModules })
  return asOpen({ faults }, merchant)
}

test.each(switchNames)('closing the module of %s is as if the tenant did without it, and closes no other', (name) => {
  expect(openWith(moduleOfSwitch(name)).switches).toEqual({ ...allOn, [name]: false })
})

test('closing a module closes those below it', () => {
  const { switches, features, categories } = openWith('registration', 'socialLogin', 'games')
  expect(switches).toMatchObject({ USERNAMEREG3: false, MOBILENUMREG3: false, CHNGPASSVERIF3: true })
  expect(features.socialLogin).toEqual([])
  expect(categories).toEqual([])
})

test('what is not closed is as the tenant has it', () => {
  expect(openWith()).toBe(merchant)
  expect(openWith('blog')).toEqual({ ...merchant, blog: false })
})
