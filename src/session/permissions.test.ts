import { expect, test } from 'vitest'
import { categoryIds, socialProviders } from '#contract/site/gates.ts'
import { moduleIds } from '#contract/site/modules.ts'
import { getWhitelabel } from '#src/gateway/calls.ts'
import { callKey, queryClient } from '#src/gateway/query-client.ts'
import { isModuleOpen } from './permissions.ts'

const sources = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const text = Object.values(sources).join('\n')

/** Read by a list of them: the categories of the site, and the providers of the log-in. */
const listed: readonly string[] = [...categoryIds, ...socialProviders, 'games']
/** The gateway alone decides by it: whose password is too old is said by the session itself. */
const ofGateway = ['PWDEXPFORCECHANGE3']

const asked = moduleIds.filter((id) => !listed.includes(id) && !ofGateway.includes(id))

test.each(asked)('the site asks whether %s is open', (id) => {
  expect(text).toMatch(new RegExp(`(sOpen\\(|module: )'${id}'`))
})

test('outside of React a module is open until the gateway says otherwise', () => {
  expect(isModuleOpen('AGENTPOLICY3')).toBe(true)
  const value = [{ modId: 'AGENTPOLICY3', enabled: false }]
  queryClient.setQueryData(callKey(getWhitelabel, {}), { success: true, value })
  expect(isModuleOpen('AGENTPOLICY3')).toBe(false)
  expect(isModuleOpen('blog')).toBe(true)
})
