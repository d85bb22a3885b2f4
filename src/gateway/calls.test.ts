import { expect, test } from 'vitest'
import * as accountCalls from './account-calls.ts'
import * as agentCalls from './agent-calls.ts'
import * as calls from './calls.ts'
import * as identityCalls from './identity-calls.ts'
import * as linkCalls from './link-calls.ts'
import * as playCalls from './play-calls.ts'
import * as securityCalls from './security-calls.ts'

test.each(
  Object.entries({
    ...calls,
    ...accountCalls,
    ...agentCalls,
    ...identityCalls,
    ...linkCalls,
    ...playCalls,
    ...securityCalls,
  }),
)('%s is the contract’s call of that name, with its auth', async (name, ref) => {
  const call = await ref.load()
  expect(call.id).toBe(name)
  expect(ref.id).toBe(name)
  expect(ref.auth).toBe(call.auth)
})
