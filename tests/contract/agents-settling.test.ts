import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ContractPeriod, PayKind } from '#contract/agent/contract-terms.ts'
import { changeContractOf } from '#sandbox/areas/agents/contracts/change.ts'
import { offered } from '#sandbox/areas/agents/contracts/terms.ts'
import { beginRebates } from '#sandbox/areas/agents/pay/rebates.ts'
import { runPay } from '#sandbox/areas/agents/pay/run.ts'
import { spanAround } from '#sandbox/areas/agents/settle/periods.ts'
import { walletOf } from '#sandbox/ledger/accounts.ts'
import { recordBet } from '#sandbox/ledger/record-bet.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import { plainMember } from '#sandbox/members/members.ts'
import { readMerchants } from '#sandbox/merchants/merchants.ts'
import { openDatabase, openStore } from '#sandbox/state.ts'
import type { Store } from '#sandbox/store/store.ts'
import { acme } from './support/merchants.ts'

const acmeClub = readMerchants([acme]).get('acme')
if (!acmeClub) throw new Error('There is no acme')
const merchant = acmeClub

/** An instant by the merchant's clock, six hours before the world's. */
const at = (local: string): number => Date.parse(`${local}:00Z`) - 6 * 3_600_000

let database: ReturnType<typeof openDatabase>
let store: Store
let ids: Record<'top' | 'anna' | 'ben' | 'player' | 'lone', number>
beforeEach(() => {
  database = openDatabase(null)
  store = openStore(database)
  const add = (name: string, above: number | null, type: number, rate: number): number => {
    const id = store.members.add({ ...plainMember, merchant: 'acme', name, type })
    store.agentTree.place(id, above, { rate, at: at('2026-01-01T00:00') })
    return id
  }
  const top = add('top', null, 1, 100)
  const anna = add('anna', top, 2, 60)
  const ben = add('ben', anna, 2, 20)
  ids = { top, anna, ben, player: add('player', ben, 0, 10), lone: add('lone', top, 0, 0) }
})
afterEach(() => database.close())

function bet(member: keyof typeof ids, placed: string, stake: number, returned: number | null, settled = placed): void {
  const game = { code: 'G', type: 'RNG', vendor: 'GRF' }
  const amounts = { stake: stake * 100, returned: returned === null ? null : returned * 100 }
  store.transaction(() =>
    recordBet(store, { member: ids[member], game, at: at(placed), settledAt: at(settled), ...amounts }),
  )
}

interface Given {
  kind?: PayKind
  period?: ContractPeriod
  from: keyof typeof ids | null
  to: keyof typeof ids
  rate: string
  startsAt: string
}

/** A contract that was accepted and begins then. Gives its id. */
function give({ kind = 'daily', period = 'daily', from, to, rate, startsAt }: Given): number {
  const starts_at = at(startsAt)
  const isRealtime = kind === 'realtime'
  const tier = { validBet: '0.00', activeMembers: 0, teamLoss: '0.00' }
  const rates = isRealtime
    ? { rate: '0.00', winRate: rate, lossRate: rate }
    : { rate, winRate: '0.00', lossRate: '0.00' }
  return store.contracts.add({
    ...offered(starts_at - 3_600_000),
    merchant: 'acme',
    kind,
    period,
    offerer_id: from === null ? null : ids[from],
    receiver_id: ids[to],
    tiers: JSON.stringify([{ ...tier, ...rates }]),
    remark: '',
    state: 'accepted',
    answered_at: starts_at - 3_600_000,
    starts_at,
    ends_at: null,
    due_at: starts_at,
  })
}

const run = (until: string): void => store.transaction(() => runPay({ store, merchant }, at(until)))

const balanceOf = (name: keyof typeof ids): string => {
  const member = store.members.byId(ids[name])
  return member ? decimalOf(store.ledger.balance(walletOf(store, { merchant, member }))) : ''
}
const balances = (): string[] => (['top', 'anna', 'ben', 'player', 'lone'] as const).map(balanceOf)
const stateOf = (id: number): string => store.contracts.find(id)?.state ?? ''

test('three levels are paid at the end of the day, once, and the operator pays it all', () => {
  give({ from: null, to: 'top', rate: '1', startsAt: '2026-11-18T00:00' })
  give({ from: 'top', to: 'anna', rate: '0.6', startsAt: '2026-11-18T00:00' })
  give({ from: 'anna', to: 'ben', rate: '0.25', startsAt: '2026-11-18T00:00' })
  bet('player', '2026-11-17T23:59', 9000, 0)
  bet('player', '2026-11-18T00:00', 1000, 0)
  bet('lone', '2026-11-18T23:59', 500, 0)
  bet('lone', '2026-11-19T00:00', 7000, 0)
  run('2026-11-18T23:59')
  expect(balances()).toEqual(['0.00', '0.00', '0.00', '0.00', '0.00'])
  run('2026-11-19T00:00')
  // 15.00 of 1,500.00 for the top agent, of which 6.00 pass down to Anna, and 2.50 of those to Ben.
  expect(balances()).toEqual(['9.00', '3.50', '2.50', '0.00', '0.00'])
  run('2026-11-19T00:00')
  run('2026-11-19T12:00')
  expect(balances()).toEqual(['9.00', '3.50', '2.50', '0.00', '0.00'])
  expect(store.ledger.unbalancedCount()).toBe(0)
  const house = store.ledger.account({
    merchant: 'acme',
    memberId: null,
    kind: 'house',
    vendor: 'agents',
    currency: 'BDT',
  })
  expect(decimalOf(store.ledger.balance(house))).toBe('-15.00')
})

test('it does not matter whether time is looked at often or once', () => {
  const play = (): void => {
    for (const kind of ['hourly', 'realtime'] as const) {
      const period = kind === 'hourly' ? 'hourly' : 'fiveMinutes'
      give({ kind, period, from: null, to: 'top', rate: '0.5', startsAt: '2026-11-18T10:00' })
      give({ kind, period, from: 'top', to: 'anna', rate: '0.3', startsAt: '2026-11-18T10:00' })
    }
    for (const minute of ['10:01', '10:04', '10:05', '10:59', '11:00', '12:34']) {
      bet('player', `2026-11-18T${minute}`, 1234, minute.endsWith('4') ? 2000 : 0)
    }
  }
  play()
  run('2026-11-18T13:00')
  const once = balances()
  const rows = (kind: PayKind) => {
    const filter = { agents: [ids.top, ids.anna], kind, from: 0, to: at('2026-11-18T13:00') }
    return store.settlements.list(filter, 100, 0).map(({ contract_id, from_at, net }) => [contract_id, from_at, net])
  }
  const lines = [rows('hourly'), rows('realtime')]
  expect(lines.map((line) => line.length)).toEqual([6, 10])
  database.close()
  database = openDatabase(null)
  store = openStore(database)
  const add = (name: string, above: number | null, type: number): number => {
    const id = store.members.add({ ...plainMember, merchant: 'acme', name, type })
    store.agentTree.place(id, above, { rate: 0, at: 0 })
    return id
  }
  const top = add('top', null, 1)
  const anna = add('anna', top, 2)
  ids = { top, anna, ben: add('ben', anna, 2), player: 0, lone: 0 }
  ids.player = add('player', ids.ben, 0)
  ids.lone = add('lone', top, 0)
  play()
  for (let minute = 0; minute <= 180; minute += 3) {
    store.transaction(() => runPay({ store, merchant }, at('2026-11-18T10:00') + minute * 60_000))
  }
  expect(balances()).toEqual(once)
  expect([rows('hourly'), rows('realtime')].map((line) => line.toSorted())).toEqual(
    lines.map((line) => line.toSorted()),
  )
})

test('a bet counts in the period in which it was settled, and in no other', () => {
  give({ from: null, to: 'top', rate: '1', startsAt: '2026-11-18T00:00' })
  bet('player', '2026-11-18T23:50', 1000, 0, '2026-11-19T01:10')
  bet('player', '2026-11-18T12:00', 4000, null)
  run('2026-11-19T00:00')
  expect(balanceOf('top')).toBe('0.00')
  run('2026-11-20T00:00')
  expect(balanceOf('top')).toBe('10.00')
})

test('a dividend carries what the team won, also from one contract to the next, and takes gifts off', () => {
  const terms = { kind: 'dividend', period: 'semimonthly', from: null, to: 'top' } as const
  const first = give({ ...terms, rate: '40', startsAt: '2026-02-01T00:00' })
  bet('player', '2026-02-10T12:00', 1000, 3000)
  bet('player', '2026-02-28T12:00', 1500, 0)
  run('2026-03-01T00:00')
  const left = () => store.settlements.left(ids.top, 'dividend')
  expect([balanceOf('top'), left()]).toEqual(['0.00', { carried: -50_000, owed: 0 }])
  const second = give({ ...terms, rate: '50', startsAt: '2026-03-16T00:00' })
  bet('player', '2026-03-20T12:00', 2500, 0)
  const member = store.members.byId(ids.player)
  if (!member) throw new Error('There is no player')
  store.transaction(() => {
    const gift = { account: walletOf(store, { merchant, member }), amount: 40_000 }
    const house = store.ledger.account({ merchant: 'acme', memberId: null, kind: 'house', vendor: '', currency: 'BDT' })
    store.ledger.post('bonus', at('2026-03-21T12:00'), [gift, { account: house, amount: -40_000 }])
  })
  run('2026-04-01T00:00')
  expect([stateOf(first), stateOf(second)]).toEqual(['ended', 'active'])
  // 2,500.00 lost, 400.00 given, 500.00 made up: half of 1,600.00.
  expect([balanceOf('top'), left()]).toEqual(['800.00', { carried: 0, owed: 0 }])
})

test('an accepted contract takes the place of the one before, which is paid until then', () => {
  const before = give({ from: null, to: 'top', rate: '1', startsAt: '2026-11-18T00:00' })
  run('2026-11-18T12:00')
  const after = give({ from: null, to: 'top', rate: '2', startsAt: '2026-11-19T00:00' })
  bet('lone', '2026-11-18T12:00', 1000, 0)
  bet('lone', '2026-11-19T12:00', 1000, 0)
  run('2026-11-18T23:59')
  expect([stateOf(before), stateOf(after)]).toEqual(['active', 'accepted'])
  run('2026-11-20T00:00')
  expect([stateOf(before), stateOf(after), balanceOf('top')]).toEqual(['ended', 'active', '30.00'])
})

test('one with another period cuts the period of the one before, and ends those below', () => {
  const terms = { kind: 'dividend', from: null, to: 'top' } as const
  const weekly = give({ ...terms, period: 'weekly', rate: '10', startsAt: '2026-11-23T00:00' })
  const below = give({ ...terms, period: 'weekly', from: 'top', to: 'anna', rate: '4', startsAt: '2026-11-23T00:00' })
  run('2026-11-24T00:00')
  const monthly = give({ ...terms, period: 'monthly', rate: '20', startsAt: '2026-12-01T00:00' })
  bet('player', '2026-11-30T12:00', 1000, 0)
  bet('player', '2026-12-01T12:00', 1000, 0)
  run('2027-01-01T00:00')
  expect([weekly, below, monthly].map(stateOf)).toEqual(['ended', 'ended', 'active'])
  expect(balances().slice(0, 2)).toEqual(['260.00', '40.00'])
})

test('ending is paid to its last period, and ends all that stands on it', () => {
  const top = give({ from: null, to: 'top', rate: '1', startsAt: '2026-11-18T00:00' })
  const anna = give({ from: 'top', to: 'anna', rate: '0.6', startsAt: '2026-11-18T00:00' })
  const ben = give({ from: 'anna', to: 'ben', rate: '0.2', startsAt: '2026-11-18T00:00' })
  run('2026-11-18T12:00')
  const now = () => new Date(at('2026-11-18T12:00'))
  store.transaction(() =>
    changeContractOf({ store, now }, merchant, { agent: ids.anna, id: anna, action: 'terminate' }),
  )
  expect([top, anna, ben].map(stateOf)).toEqual(['active', 'ending', 'active'])
  bet('player', '2026-11-18T13:00', 1000, 0)
  bet('player', '2026-11-19T13:00', 1000, 0)
  run('2026-11-20T00:00')
  expect([top, anna, ben].map(stateOf)).toEqual(['active', 'ended', 'ended'])
  expect(balances().slice(0, 3)).toEqual(['14.00', '4.00', '2.00'])
})

test('a lower contract ends those below that give more, and leaves those that do not', () => {
  give({ from: null, to: 'top', rate: '1', startsAt: '2026-11-18T00:00' })
  give({ from: 'top', to: 'anna', rate: '0.6', startsAt: '2026-11-18T00:00' })
  const ben = give({ from: 'anna', to: 'ben', rate: '0.4', startsAt: '2026-11-18T00:00' })
  run('2026-11-18T12:00')
  give({ from: 'top', to: 'anna', rate: '0.4', startsAt: '2026-11-19T00:00' })
  run('2026-11-19T00:00')
  expect(stateOf(ben)).toBe('active')
  give({ from: 'top', to: 'anna', rate: '0.39', startsAt: '2026-11-20T00:00' })
  run('2026-11-20T00:00')
  expect(stateOf(ben)).toBe('ended')
})

test('an offer that nobody answers is over after seven days', () => {
  give({ from: null, to: 'top', rate: '1', startsAt: '2026-11-18T00:00' })
  run('2026-11-18T12:00')
  const accepted = give({ from: 'top', to: 'anna', rate: '0.6', startsAt: '2026-11-19T00:00' })
  const row = store.contracts.find(accepted)
  if (!row) throw new Error('There is no contract')
  store.contracts.change(row, { ...offered(at('2026-11-18T12:00')), starts_at: null })
  run('2026-11-25T11:59')
  expect(stateOf(accepted)).toBe('offered')
  run('2026-11-25T12:00')
  expect(stateOf(accepted)).toBe('expired')
})

test('rebates of a day go to each level, and only those of players are gifts', () => {
  store.transaction(() => beginRebates(store, merchant, at('2026-11-18T12:00')))
  bet('player', '2026-11-18T12:00', 10_000, 0)
  bet('lone', '2026-11-18T12:00', 1000, 0)
  run('2026-11-18T23:59')
  expect(balanceOf('top')).toBe('0.00')
  run('2026-11-20T00:00')
  // top: 0.40 % of 10,000.00 and 1 % of 1,000.00; Anna 0.40 %, Ben and the player 0.10 %.
  expect(balances()).toEqual(['50.00', '40.00', '10.00', '10.00', '0.00'])
  const own = store.teamFigures.own(ids.top, at('2026-11-19T00:00'), at('2026-11-20T00:00'))
  expect([...own].map(([id, { gifts }]) => [id, gifts])).toEqual([[ids.player, 1000]])
  expect(store.settlements.rebatesPaidTo('acme')).toBe(spanAround('daily', at('2026-11-20T00:00'), 'Asia/Dhaka').from)
})
