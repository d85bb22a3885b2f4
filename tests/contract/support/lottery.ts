import { getLotteryBets, placeLotteryBet } from '#contract/lobby/lottery.ts'
import { openGateway, type TestGateway } from './gateway.ts'

export interface Bet {
  play: string
  picks: string[][]
  stake: string
}

/** A gateway whose draws come out as told: the answers of the random source in their order, then zeros. */
export async function openRigged() {
  const coming: number[] = []
  const gateway = await openGateway({ draw: () => coming.shift() ?? 0 })
  return { gateway, coming }
}

/** The body of a bet; `lines` and `total` as the test counts them. */
export function orderOf(gameCode: string, drawNo: string, bets: Bet[], lines: number, total: string) {
  return { gameCode, drawNo, bets, lines, total }
}

export async function place(
  gateway: TestGateway,
  token: string,
  body: ReturnType<typeof orderOf>,
  key: string = crypto.randomUUID(),
) {
  return (await gateway.answer(placeLotteryBet, { token, body, headers: { 'Idempotency-Key': key } })).value
}

export async function betsOf(gateway: TestGateway, token: string, query: { gameCode?: string } = {}) {
  const all = { pageNo: 1, pageSize: 50, language: 'EN', ...query }
  return (await gateway.answer(getLotteryBets, { token, query: all })).value.bets
}
