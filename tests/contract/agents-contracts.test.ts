import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContractAction } from '#contract/agent/contract-states.ts'
import type { Tier } from '#contract/agent/contract-terms.ts'
import { changeContract, getContracts, getContractTerms, offerContract } from '#contract/agent/contracts.ts'
import { getAgentSettings, getDownlines } from '#contract/agent/team.ts'
import { tokenOf } from './support/accounts.ts'
import { withAgents } from './support/agents.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { acmeDemo, zen } from './support/merchants.ts'
import { fresh, keyed } from './support/money.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Contracts give way by themselves, and not every kind of pay is on. */
const nova = withAgents({
  code: 'nova',
  domains: ['nova.example'],
  demo: { ...acmeDemo, agents: { contractConflict: 'replace', pay: ['daily', 'dividend'] } },
})
/** No contracts. */
const mono = withAgents({
  code: 'mono',
  domains: ['mono.example'],
  demo: { ...acmeDemo, agents: { enableCt: false } },
})

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({ merchants: [withAgents(), nova, mono, zen] })
}, 60_000)
afterAll(() => gateway.sandbox.close())

interface Who {
  token: string
  merchant: string
}

async function asAgent(name: 'agent' | 'subagent', merchant = 'acme'): Promise<Who> {
  return { merchant, token: await tokenOf(gateway, name, { site: 'agent', merchant }) }
}

const step = (rate: string, more: Partial<Tier> = {}): Tier => {
  return { validBet: '0', activeMembers: 0, teamLoss: '0', rate, winRate: '0', lossRate: '0', ...more }
}

async function contracts(who: Who, query: object = {}) {
  const asked = { pageNo: 1, pageSize: 100, ...query }
  return (await gateway.answer(getContracts, { ...who, query: asked })).value
}

/** The agents directly below. */
async function agentsBelow(who: Who): Promise<string[]> {
  const query = { from: '2026-11-20', to: '2026-11-20', pageNo: 1, pageSize: 100, only: 'agents' } as const
  return (await gateway.answer(getDownlines, { ...who, query })).value.rows.map(({ account }) => account)
}

interface Offered {
  kind?: 'dividend' | 'daily' | 'hourly' | 'realtime'
  period?: 'daily' | 'weekly' | 'semimonthly' | 'hourly' | 'fiveMinutes'
  account: string
  tiers?: Tier[]
  endsConflicts?: boolean
}

function bodyOf({ kind = 'daily', period = 'daily', tiers = [step('0.1')], endsConflicts = false, account }: Offered) {
  return { kind, period, tiers, endsConflicts, account, remark: ' for you ' }
}

async function offered(who: Who, asked: Offered) {
  return (await gateway.answer(offerContract, { ...who, body: bodyOf(asked), headers: fresh() })).value
}

async function refusedOffer(who: Who, asked: Offered) {
  const { status, code } = await gateway.refusal(offerContract, { ...who, body: bodyOf(asked), headers: fresh() })
  return [status, code]
}

const change = (who: Who, id: string, action: ContractAction, headers = fresh()) => {
  return { ...who, query: { id, action }, body: {}, headers }
}

test('contracts are for agents alone, and none where a merchant has no centre', async () => {
  const query = { pageNo: 1, pageSize: 10 }
  const refusal = async (token: string, merchant = 'acme') => {
    const { status, code } = await gateway.refusal(getContracts, { token, query, merchant })
    return [status, code]
  }
  expect(await refusal(await tokenOf(gateway, 'player'))).toEqual([403, 'agent.required'])
  expect(await refusal(await tokenOf(gateway, 'trial'))).toEqual([403, 'agent.required'])
  const { token } = await asAgent('agent', 'zen')
  expect(await refusal(token, 'zen')).toEqual([403, 'module.closed'])
})

test('the seed has contracts in every state; each agent sees its own two sides', async () => {
  const agent = await asAgent('agent')
  const all = await contracts(agent)
  expect(new Set(all.contracts.map(({ state }) => state))).toEqual(
    new Set(['offered', 'accepted', 'active', 'ending', 'rejected', 'withdrawn', 'expired']),
  )
  expect(all.toAnswer).toBe(1)
  expect((await gateway.answer(getAgentSettings, agent)).value.toAnswer).toBe(1)
  const [waiting] = (await contracts(agent, { side: 'receiver', state: 'open', kind: 'hourly' })).contracts
  expect(waiting).toMatchObject({ state: 'offered', account: null, nickname: 'Acme Club', side: 'receiver' })
  const own = await contracts(await asAgent('subagent'), { kind: 'dividend', side: 'receiver' })
  expect(own.contracts).toMatchObject([{ account: 'agent', state: 'active', period: 'semimonthly' }])
  const named = await contracts(agent, { account: 'subagent', pageSize: 1 })
  expect([named.contracts[0]?.account, named.totalPages > 1]).toEqual(['subagent', true])
  expect((await contracts(agent, { account: 'nobody' })).contracts).toEqual([])
})

test('the terms say between what may be offered, from when on, and what stands below', async () => {
  const agent = await asAgent('agent')
  const below = await agentsBelow(await asAgent('subagent'))
  const query = { kind: 'dividend', account: 'subagent' } as const
  const { value } = await gateway.answer(getContractTerms, { ...agent, query })
  expect(value).toMatchObject({
    periods: ['semimonthly'],
    ownRate: '45.00',
    current: { rate: '28.00' },
    hasOffer: false,
  })
  expect(value.starts).toEqual([{ period: 'semimonthly', at: '2026-11-30T18:00:00.000Z' }])
  expect(value.given.map(({ account }) => account).toSorted()).toEqual(below.toSorted())
  for (const account of ['player', 'agent', 'nobody', below[0] ?? '']) {
    const refused = await gateway.refusal(getContractTerms, { ...agent, query: { ...query, account } })
    expect([account, refused.code]).toEqual([account, 'transfer.not-below'])
  }
})

test('only what one has may be offered, to an agent directly below, in steps that rise', async () => {
  const [agent, subagent] = [await asAgent('agent'), await asAgent('subagent')]
  const [below = ''] = await agentsBelow(subagent)
  const account = 'subagent'
  const refusals: [Who, Offered, (string | number)[]][] = [
    [agent, { account: 'player' }, [403, 'transfer.not-below']],
    [agent, { account: below }, [403, 'transfer.not-below']],
    [agent, { account, tiers: [step('0.46')] }, [400, 'contract.rate']],
    [agent, { account, tiers: [step('0.1'), step('0.2')] }, [400, 'contract.tiers']],
    [agent, { account, tiers: [step('0')] }, [400, 'contract.tiers']],
    [agent, { account, tiers: [step('0.1', { validBet: '0.001' })] }, [400, 'request.invalid']],
    [agent, { account, period: 'hourly' }, [400, 'contract.period']],
    [agent, { account, kind: 'dividend', period: 'weekly' }, [400, 'contract.period']],
    [subagent, { account: below, kind: 'realtime', period: 'fiveMinutes' }, [403, 'contract.no-own']],
  ]
  for (const [who, asked, refusal] of refusals) {
    expect([asked, await refusedOffer(who, asked)]).toEqual([asked, refusal])
  }
})

test('nobody else’s contract is known', async () => {
  const [agent, subagent] = [await asAgent('agent'), await asAgent('subagent')]
  const own = (await contracts(agent)).contracts.find(({ account }) => account !== 'subagent')
  for (const id of [own?.id ?? '', 'K99999999', 'nonsense']) {
    const { status, code } = await gateway.refusal(changeContract, change(subagent, id, 'terminate'))
    expect([status, code]).toEqual([404, 'contract.unknown'])
  }
})

test('where contracts give way by themselves, nobody has to agree', async () => {
  const agent = await asAgent('agent', 'nova')
  const offer = await offered(agent, { account: 'subagent', tiers: [step('0.1')] })
  expect(offer.conflicts.length).toBeGreaterThan(0)
  // Kinds of pay that the merchant does not have are closed.
  const hourly = { account: 'subagent', kind: 'hourly', period: 'hourly' } as const
  expect(await refusedOffer(agent, hourly)).toEqual([403, 'contract.closed'])
  const { value } = await gateway.answer(getAgentSettings, agent)
  expect(value).toMatchObject({ contractConflict: 'replace', pay: ['daily', 'dividend'] })
})

test('a merchant without contracts offers none and changes none', async () => {
  const agent = await asAgent('agent', 'mono')
  expect(await refusedOffer(agent, { account: 'subagent' })).toEqual([403, 'contract.closed'])
  const [one] = (await contracts(agent, { side: 'receiver' })).contracts
  const refused = await gateway.refusal(changeContract, change(agent, one?.id ?? '', 'accept'))
  expect(refused.code).toBe('contract.closed')
  const { value } = await gateway.answer(getAgentSettings, agent)
  expect(value).toMatchObject({ enableCt: false, pay: ['daily', 'hourly', 'realtime'] })
})

test('an offer goes its way once, whatever comes twice', async () => {
  const [agent, subagent] = [await asAgent('agent'), await asAgent('subagent')]
  const asked = { ...agent, body: bodyOf({ account: 'subagent', tiers: [step('0.3')] }), headers: keyed('offer') }
  const { value: offer } = await gateway.answer(offerContract, asked)
  expect(offer).toMatchObject({
    state: 'offered',
    side: 'offerer',
    account: 'subagent',
    remark: 'for you',
    startsAt: null,
  })
  expect(offer.endsAt).toBe(new Date(gateway.now().getTime() + 7 * dayMs).toISOString())
  expect((await gateway.answer(offerContract, asked)).value).toEqual(offer)
  const other = { ...asked, body: bodyOf({ account: 'subagent', tiers: [step('0.2')] }) }
  expect((await gateway.refusal(offerContract, other)).code).toBe('intent.conflict')
  expect(await refusedOffer(agent, { account: 'subagent' })).toEqual([409, 'contract.offered'])

  const refused = async (who: Who, action: ContractAction, key: string) => {
    return (await gateway.refusal(changeContract, change(who, offer.id, action, keyed(key)))).code
  }
  expect(await refused(agent, 'accept', 'a')).toBe('contract.state')
  const accept = change(subagent, offer.id, 'accept', keyed('b'))
  const answered = (await gateway.answer(changeContract, accept)).value
  expect(answered).toMatchObject({
    state: 'accepted',
    side: 'receiver',
    startsAt: '2026-11-20T18:00:00.000Z',
    endsAt: null,
  })
  expect((await gateway.answer(changeContract, accept)).value).toEqual(answered)
  expect(await refused(subagent, 'accept', 'c')).toBe('contract.state')
  expect(await refused(subagent, 'reject', 'b')).toBe('intent.conflict')
  expect(await refused(agent, 'withdraw', 'd')).toBe('contract.state')

  gateway.pass(6 * hourMs)
  const daily = await contracts(await asAgent('subagent'), { kind: 'daily', side: 'receiver' })
  expect(daily.contracts.map(({ id, state }) => [id === offer.id, state])).toEqual([
    [true, 'active'],
    [false, 'ended'],
  ])
})

test('where the offerer must agree, a lower contract waits for that and then ends those below', async () => {
  const [agent, subagent] = [await asAgent('agent'), await asAgent('subagent')]
  const low = { account: 'subagent', tiers: [step('0.1')] }
  const before = (await contracts(agent)).contracts
  expect(await refusedOffer(agent, low)).toEqual([409, 'contract.conflict'])
  expect((await contracts(agent)).contracts).toEqual(before)
  const offer = await offered(agent, { ...low, endsConflicts: true })
  const below = (await agentsBelow(subagent)).map((account) => [account, '0.20'])
  expect(offer.conflicts.map(({ account, rate }) => [account, rate]).toSorted()).toEqual(below.toSorted())
  // The one who is to answer is told the same.
  const [asked] = (await contracts(subagent, { side: 'receiver', state: 'open', kind: 'daily' })).contracts
  expect(asked?.conflicts).toEqual(offer.conflicts)
  await gateway.answer(changeContract, change(subagent, offer.id, 'accept'))
  const given = async () => {
    const { contracts: all } = await contracts(await asAgent('subagent'), { side: 'offerer', kind: 'daily' })
    return new Set(all.map(({ state }) => state))
  }
  expect(await given()).toEqual(new Set(['active']))
  gateway.pass(dayMs)
  expect(await given()).toEqual(new Set(['ended']))
})

test('terminating ends a contract with its period; an offer ends after seven days', async () => {
  const agent = await asAgent('agent')
  const [running] = (await contracts(agent, { account: 'subagent', kind: 'daily', state: 'open' })).contracts
  const terminate = change(agent, running?.id ?? '', 'terminate')
  const ending = (await gateway.answer(changeContract, terminate)).value
  expect(ending).toMatchObject({ state: 'ending', endsAt: '2026-11-22T18:00:00.000Z' })
  gateway.pass(8 * dayMs)
  const later = (await contracts(await asAgent('agent'), { account: 'subagent' })).contracts
  expect(later.find(({ id }) => id === running?.id)?.state).toBe('ended')
  expect(later.find(({ kind }) => kind === 'realtime')?.state).toBe('expired')
})
