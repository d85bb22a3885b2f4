// Needs a document.
import { beforeEach, expect, test, vi } from 'vitest'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { getDomainRoute, getPermission, getStatus, getWhitelabel } from '#src/gateway/calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { callKey, callQuery, createQueryClient } from '#src/gateway/query-client.ts'
import { askAtStart } from './ask-at-start.ts'

vi.mock('#src/gateway/client.ts', async (original) => ({ ...(await original<object>()), callGateway: vi.fn() }))

const gateway = vi.mocked(callGateway)

const query = { language: 'EN' } as const
const domain = window.location.hostname
const parts = {
  status: { status: 0, ip: '203.0.113.7' },
  domainRoute: { isValid: true, mainDomain: 'test.example' },
  whitelabel: [{ modId: 'blog', enabled: false }],
}

const asked = () => gateway.mock.calls.map(([{ id }]) => id)

/** What the gateway answers with, by call; the others fail. */
const answers = (values: Record<string, unknown>) =>
  gateway.mockImplementation(async ({ id }) => {
    if (!(id in values)) throw new Error(`${id} failed`)
    return { success: true, value: values[id] } as never
  })

function start() {
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  askAtStart(client, 'EN')
  const keys = {
    permission: callKey(getPermission, { query }),
    status: callKey(getStatus, { query }),
    domainRoute: callKey(getDomainRoute, { query: { domain } }),
    whitelabel: callKey(getWhitelabel, {}),
  }
  const settled = () => expect.poll(() => client.isFetching()).toBe(0)
  const known = (part: keyof typeof keys) => client.getQueryData<{ value: unknown }>(keys[part])?.value
  return { client, settled, known }
}

beforeEach(() => {
  setSite(siteForTests)
  gateway.mockReset()
})

test('one call answers for the four that a start needs', async () => {
  answers({ getPermission: { mainDomain: 'test.example', ...parts } })
  const { settled, known } = start()
  await settled()
  expect(asked()).toEqual(['getPermission'])
  expect(gateway).toHaveBeenCalledWith(expect.anything(), { query: { language: 'EN', domain } })
  for (const part of ['status', 'domainRoute', 'whitelabel'] as const) expect(known(part)).toEqual(parts[part])
})

test('who asks for a part meanwhile waits for the one call', async () => {
  answers({ getPermission: parts })
  const { client } = start()
  await expect(client.fetchQuery(callQuery(getStatus, { query }))).resolves.toMatchObject({ value: parts.status })
  expect(asked()).toEqual(['getPermission'])
})

test.each([
  ['status', 'getStatus'],
  ['domainRoute', 'getDomainRoute'],
  ['whitelabel', 'getWhitelabel'],
] as const)('a gateway that leaves out %s is asked by %s', async (part, call) => {
  answers({ getPermission: { ...parts, [part]: undefined }, [call]: parts[part] })
  const { settled, known } = start()
  await settled()
  expect(asked()).toEqual(['getPermission', call])
  expect(known(part)).toEqual(parts[part])
})

test('where the one call fails, each part is asked by its own, and the call once more by who needs it', async () => {
  answers({ getStatus: parts.status })
  const { client, known } = start()
  await expect.poll(() => known('status')).toEqual(parts.status)
  expect(known('permission')).toBeUndefined()
  answers({ getPermission: { mainDomain: 'test.example' } })
  await client.refetchQueries({ queryKey: callKey(getPermission, { query }) })
  expect(known('permission')).toEqual({ mainDomain: 'test.example' })
})
