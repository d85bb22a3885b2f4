import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { getCards } from '#contract/account/cards.ts'
import { cancelDeposit, createDeposit, reportDeposit } from '#contract/account/deposit.ts'
import { transferToMember } from '#contract/account/member-transfer.ts'
import { convertPoints, redeemPoints } from '#contract/account/points.ts'
import { spinPrizeWheel } from '#contract/account/prize-wheel.ts'
import { answerRedEnvelope, getRedEnvelopes, openRedEnvelope } from '#contract/account/red-envelope.ts'
import { transferFunds } from '#contract/account/wallets.ts'
import { cancelWithdrawal, confirmWithdrawal, createWithdrawal } from '#contract/account/withdraw.ts'
import { getLotteryGame, placeLotteryBet } from '#contract/lobby/lottery.ts'
import { openDatabase } from '#sandbox/state.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { depositBody, keyed, operated, paymentPassword } from './support/money.ts'
import { gameOf, launched, opening, sendPlay } from './support/play.ts'

const begun = Date.parse('2026-11-20T12:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'ledger-'))
let gateway: TestGateway
let database: ReturnType<typeof openDatabase>
let clients: Client[]
let asideBefore: number

/** A browser of a member's: two of them are one member's. */
interface Client {
  token: string
  play: string
  bet: number
  cardId: string
  direction: 'upline' | 'downline'
}

beforeAll(async () => {
  gateway = await openGateway({ data: folder })
  database = openDatabase(folder)
  const game = await gameOf(gateway, { gameType: 'FISH' })
  const clientOf = async (username: string): Promise<Client> => {
    const site = username === 'agent' ? 'agent' : 'member'
    const token = await tokenOf(gateway, username, { site })
    const { token: play, bets } = await opening(gateway, await launched(gateway, game, token))
    const { value } = await gateway.answer(getCards, { token, query: { language: 'EN' } })
    const cardId = value.cards[0]?.id ?? ''
    return { token, play, bet: bets.at(-1) ?? 0, cardId, direction: site === 'agent' ? 'downline' : 'upline' }
  }
  clients = []
  // One after the other: log-ins at once count as tries.
  for (const username of ['mover', 'mover', 'player', 'agent']) clients.push(await clientOf(username))
  asideBefore = setAside()
})
afterAll(() => {
  database.close()
  gateway.sandbox.close()
  rmSync(folder, { recursive: true })
})

const number = (sql: string, ...values: (string | number)[]): number =>
  Number(Object.values(database.prepare(sql).get(...values) ?? {})[0] ?? 0)

function setAside(): number {
  return number(`SELECT ifnull(sum(amount), 0) FROM entries JOIN accounts ON accounts.id = account_id
    WHERE kind = 'house' AND vendor = 'payouts'`)
}

/** What holds at any time. */
function check(): void {
  expect(number('SELECT ifnull(sum(amount), 0) FROM entries')).toBe(0)
  expect(number('SELECT count(*) FROM (SELECT 1 FROM entries GROUP BY transaction_id HAVING sum(amount) <> 0)')).toBe(0)
  const lowest = number(`SELECT min(balance) FROM (SELECT sum(amount) AS balance FROM entries
    JOIN accounts ON accounts.id = account_id WHERE member_id IS NOT NULL GROUP BY account_id)`)
  expect(lowest).toBeGreaterThanOrEqual(0)
  const sums = 'SELECT member_id, sum(changed) AS total FROM points GROUP BY member_id'
  const last = 'SELECT balance FROM points WHERE points.member_id = sums.member_id ORDER BY id DESC LIMIT 1'
  expect(number(`SELECT count(*) FROM (${sums}) AS sums WHERE total <> (${last})`)).toBe(0)
}

/** How many transactions a reference has in the ledger. */
const timesOf = (reference: string): number =>
  number('SELECT count(*) FROM transaction_notes WHERE reference = ?', reference)

const answer = z.looseObject({ success: z.literal(true), value: z.looseObject({}) })

/** Sends a call a few times at once and once more later, as a browser that heard no answer. Gives the one answer. */
async function sentOften(send: () => Promise<Response>, copies: number): Promise<Record<string, unknown> | null> {
  const atOnce = await Promise.all(Array.from({ length: copies }, send))
  const late = await send()
  const texts = await Promise.all(
    [...atOnce, late].filter(({ status }) => status === 200).map((response) => response.text()),
  )
  for (const { status } of [...atOnce, late]) expect(status).toBeLessThan(500)
  // Once it was answered well, it is never answered otherwise.
  if (atOnce.some(({ status }) => status === 200)) expect(late.status).toBe(200)
  expect(new Set(texts).size).toBeLessThanOrEqual(1)
  const [text] = texts
  return text === undefined ? null : answer.parse(JSON.parse(text)).value
}

interface Step {
  client: number
  amount: number
  copies: number
  turn: number
}

type Doing = (client: Client, step: Step) => Promise<void>

const keyOf = () => keyed(crypto.randomUUID())

const bet: Doing = async ({ play, bet: stake }, { copies }) => {
  const key = crypto.randomUUID()
  const send = () => Promise.resolve(sendPlay(gateway, 'bet', play, { key, bet: stake, choice: [0] }))
  const responses = await Promise.all(Array.from({ length: copies }, send))
  for (const { status } of responses) expect([200, 409]).toContain(status)
  // A bet that the balance does not cover is refused each time, under a reference of its own.
  const texts = await Promise.all(responses.filter(({ status }) => status === 200).map((placed) => placed.text()))
  expect(new Set(texts).size).toBeLessThanOrEqual(1)
}

const lottery: Doing = async ({ token }, { copies, amount }) => {
  const query = { gameCode: 'LOTT-D5-1', language: 'EN' }
  const { value } = await gateway.answer(getLotteryGame, { token, query })
  const stake = String(amount)
  const bets = [{ play: 'sumSides', picks: [['small']], stake }]
  const body = { gameCode: query.gameCode, drawNo: value.lottery.current?.no ?? '', bets, lines: 1, total: stake }
  const headers = keyOf()
  const placed = await sentOften(() => gateway.send(placeLotteryBet, { token, body, headers }), copies)
  if (placed) expect(timesOf(String(placed.betId))).toBe(1)
}

const funds: Doing = async ({ token }, { copies, amount, turn }) => {
  const [from, to] = turn % 2 === 0 ? ['', 'VVT'] : ['VVT', '']
  const headers = keyOf()
  // Often more than there is.
  const body = { from: from ?? '', to: to ?? '', amount: `${amount * 300}.50` }
  const moved = await sentOften(() => gateway.send(transferFunds, { token, body, headers }), copies)
  if (moved) expect(timesOf(String(moved.reference))).toBe(1)
}

const deposit: Doing = async ({ token }, { copies, amount, turn }) => {
  const headers = keyOf()
  const body = depositBody({ amount: String(200 + amount) })
  const opened = await sentOften(() => gateway.send(createDeposit, { token, body, headers }), copies)
  if (!opened) return
  const id = String(opened.id)
  const bank = () => gateway.panel('POST', `/sandbox/deposits/${id}`, { outcome: 'received' })
  const rivals = [
    () => gateway.send(reportDeposit, { token, query: { id } }),
    () => gateway.send(cancelDeposit, { token, query: { id } }),
    bank,
    bank,
  ]
  await Promise.all([...rivals.slice(turn % 4), ...rivals.slice(0, turn % 4)].map((rival) => rival()))
  await bank()
  const isReceived = number("SELECT count(*) FROM deposits WHERE id = ? AND state = 'received'", id)
  expect(timesOf(id)).toBe(isReceived)
}

const payout: Doing = async ({ token, cardId }, { copies, amount, turn }) => {
  const headers = keyOf()
  const body = { amount: String(500 + amount), cardId, paymentPassword }
  const opened = await sentOften(() => gateway.send(createWithdrawal, { token, body, headers }), Math.min(2, copies))
  if (!opened) return
  const id = String(opened.id)
  const query = { id }
  const endings = [
    () => [gateway.send(cancelWithdrawal, { token, query }), operated(gateway, id, 'refused')],
    () => [operated(gateway, id, 'refused'), operated(gateway, id, 'refused')],
    () => [gateway.send(cancelWithdrawal, { token, query }), operated(gateway, id, 'paid')],
    () => [operated(gateway, id, 'paying'), operated(gateway, id, 'paid')],
  ]
  await Promise.all(endings[turn % endings.length]?.() ?? [])
  const receipt = { token, query, body: { receipt: 'received' as const }, headers: keyOf() }
  await sentOften(() => gateway.send(confirmWithdrawal, receipt), copies)
  // Set aside, and either back or gone.
  expect(timesOf(id)).toBe(2)
}

const transfer: Doing = async ({ token, direction }, { copies, amount }) => {
  const headers = keyOf()
  const below = direction === 'downline' ? { account: 'mover' } : {}
  const body = { direction, ...below, amount: String(100 + amount), paymentPassword }
  const send = () => gateway.send(transferToMember, { token, body, headers })
  const sent = await sentOften(send, Math.min(2, copies))
  if (sent) expect(timesOf(String(sent.reference))).toBe(1)
}

/** An envelope or a spin: both run out, and no order gives anything twice. */
const gift: Doing = async ({ token }, { copies, turn }) => {
  const headers = keyOf()
  if (turn % 2 === 1) {
    const spin = await sentOften(
      () => gateway.send(spinPrizeWheel, { token, body: { memberSeed: 'of-the-member' }, headers }),
      copies,
    )
    // Not every one wins money.
    if (spin) expect(timesOf(`spin-${String(spin.id)}`)).toBe(spin.kind === 'money' ? 1 : 0)
    return
  }
  const { value } = await gateway.answer(getRedEnvelopes, { token, query: { language: 'EN' } })
  const query = { id: value.open[0]?.id ?? '2026-11-16', language: 'EN' }
  await sentOften(() => gateway.send(openRedEnvelope, { token, query, body: {}, headers }), copies)
  const answer = { token, query: { id: query.id }, body: { isTaken: true }, headers: keyOf() }
  await sentOften(() => gateway.send(answerRedEnvelope, answer), copies)
  const opened = number(
    "SELECT count(*) FROM red_envelopes WHERE day = ? AND at >= ? AND state = 'taken'",
    query.id,
    begun,
  )
  expect(number("SELECT count(*) FROM transaction_notes WHERE reference LIKE 'envelope-%-' || ?", query.id)).toBe(
    opened,
  )
}

/** Points into money, or for a thing that needs money besides, which the operator approves and rejects at once. */
const points: Doing = async ({ token }, { copies, turn }) => {
  const headers = keyOf()
  if (turn % 2 === 0) {
    const body = { points: 500 }
    const exchanged = await sentOften(() => gateway.send(convertPoints, { token, body, headers }), copies)
    if (exchanged) expect(timesOf(String(exchanged.reference))).toBe(1)
    return
  }
  const body = { itemId: 'power-bank', quantity: 1, address: '12 Lake Road, Demo Town' }
  const redeemed = await sentOften(() => gateway.send(redeemPoints, { token, body, headers }), copies)
  if (!redeemed) return
  const reference = String(redeemed.reference)
  const operator = (answer: string) => gateway.panel('POST', `/sandbox/redemptions/${reference}`, { answer })
  const answers = turn === 1 ? ['approved', 'gone'] : ['gone', 'approved', 'address']
  await Promise.all(answers.map(operator))
  // Paid for, and back where it was rejected.
  expect(timesOf(reference)).toBe(turn === 1 ? 1 : 2)
}

const doings = { bet, lottery, funds, deposit, payout, transfer, gift, points }

const step = fc.record({
  doing: fc.constantFrom(...Object.keys(doings).filter((name): name is keyof typeof doings => name in doings)),
  client: fc.nat(3),
  amount: fc.integer({ min: 1, max: 400 }),
  copies: fc.integer({ min: 1, max: 3 }),
  turn: fc.nat(3),
})

/** Each of them at least once, in a way that moves money; chance alone may leave one out. */
const oneOfEach = (['bet', 'lottery', 'funds', 'deposit', 'payout', 'transfer', 'gift', 'points'] as const).map(
  (doing) => ({
    doing,
    // `mover`; points has `player`.
    client: doing === 'points' ? 2 : 0,
    amount: 1,
    copies: 2,
    turn: doing === 'deposit' ? 2 : doing === 'payout' ? 3 : doing === 'points' ? 1 : 0,
  }),
)

test('whatever many clients do at once and again, no money is made, lost or moved twice', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      await Promise.all(
        steps.map(async ({ doing, ...how }) => {
          const client = clients[how.client]
          if (client) await doings[doing](client, how)
        }),
      )
      check()
      expect(setAside()).toBe(asideBefore)
      gateway.pass(30_000)
    }),
    { numRuns: 12, endOnFailure: true, examples: [[oneOfEach]] },
  )
  for (const kind of [
    'bet',
    'lottery-bet',
    'wallet-transfer',
    'deposit',
    'withdrawal',
    'member-transfer',
    'bonus',
    'redemption',
  ]) {
    expect(number('SELECT count(*) FROM transactions WHERE kind = ? AND at >= ?', kind, begun), kind).toBeGreaterThan(0)
  }
})
