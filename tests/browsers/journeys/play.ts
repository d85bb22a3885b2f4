import { getLotteryBets, getLotteryGame } from '#contract/lobby/lottery.ts'
import { ask, tokenFor } from '#tests/e2e/gateway-calls.ts'
import { poll } from '../poll.ts'
import type { Visitor } from '../visitor.ts'

const player = { username: 'player', password: 'Demo-player-1' }
/** Draws every five minutes: time enough to bet on. */
const gameCode = 'LOTT-D5-5'
const roundMs = 300_000
/** A bet that is begun now is placed before its draw closes. */
const neededMs = 25_000

/** A game's page, the game in its frame on an origin of its own, and back. */
export async function game(visitor: Visitor): Promise<void> {
  const { server, merchant } = visitor.place
  const token = await tokenFor(server, merchant, player)
  await visitor.open('/rng', { token })
  await visitor.click({ role: 'link', within: 'main article' })
  await visitor.see({ role: 'heading', within: 'main' })
  await visitor.until('the page of a game', `location.pathname.startsWith('/game/')`)
  await visitor.look('the facts')
  await visitor.click({ role: 'button', name: visitor.say('play:tile.playName', { name: '' }).trim(), isPart: true })
  await visitor.until('the game in its frame', `document.querySelector('iframe')?.getBoundingClientRect().height > 200`)
  await visitor.gone({ role: 'status', name: visitor.say('play:seamless.starting') })
  await visitor.look('the game')
  await visitor.click(visitor.button('play:seamless.leave'))
  await visitor.until('the page of the game again', `location.pathname.startsWith('/game/')`)
  await visitor.look('the facts again')
}

/** A bet of one line, placed once. */
export async function lottery(visitor: Visitor): Promise<void> {
  const { server, merchant } = visitor.place
  const token = await tokenFor(server, merchant, player)
  const query = { pageNo: 1, pageSize: 100, language: 'EN' }
  const bets = async () => (await ask(server, merchant, getLotteryBets, { token, query })).value.bets
  const own = { gameCode, language: visitor.code }
  const { plays } = (await ask(server, merchant, getLotteryGame, { token, query: own })).value
  const play = plays.find(({ code }) => code === 'position')
  if (!play) throw new Error(`${gameCode} has no play by place`)
  const before = (await bets()).length
  await poll('time to bet', async () => roundMs - (Date.now() % roundMs) > neededMs, { limitMs: 2 * neededMs })
  await visitor.open(`/lottery?gameCode=${gameCode}`, { token })
  await visitor.check({ role: 'radio', name: play.group })
  await visitor.look('the ticket')
  await visitor.click({ role: 'button', within: '[role=toolbar]' })
  const stake = String(Math.ceil(Number(play.minStake)))
  await visitor.fill({ role: 'textbox', name: visitor.say('lottery:ticket.stake') }, stake)
  await visitor.click(visitor.button('lottery:ticket.add'))
  await visitor.click(visitor.button('lottery:slip.check'))
  await visitor.see(visitor.button('lottery:confirm.place'))
  await visitor.look('the question')
  await visitor.click(visitor.button('lottery:confirm.place'))
  await visitor.click(visitor.button('lottery:confirm.finish'))
  await visitor.gone({ role: 'dialog' })
  await visitor.look('the bet is placed')
  const placed = await bets()
  if (placed.length !== before + 1) throw new Error(`${placed.length - before} bets were placed`)
}
