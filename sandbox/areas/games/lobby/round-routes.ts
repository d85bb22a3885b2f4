import type { Hono } from 'hono'
import { getGameRounds } from '#contract/lobby/game-rounds.ts'
import { getTableResults } from '#contract/lobby/table-results.ts'
import { artAddress } from '#sandbox/art/addresses.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import type { GameRow } from '#sandbox/catalogue/catalogue.ts'
import { bandsOf, medianOf, type Sample, sampleOf, sampleRounds } from '#sandbox/games/sample.ts'
import { symbolsOf } from '#sandbox/games/symbols.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import { maskedAccountName } from '#sandbox/lib/masks.ts'
import { createMemory } from '#sandbox/lib/memory.ts'
import { avatarOf } from '#sandbox/members/avatars.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { refuse } from '#sandbox/server/problems.ts'
import { shownResults, tableKindOf, tableResults } from './table-results.ts'

const maxRecent = 6
const keptSamples = 400
const maxTables = 24

export function addRoundRoutes(app: Hono, gateway: Gateway): void {
  const samples = createMemory<{ sample: Sample | null }>(keptSamples)
  addCall(app, gateway, getGameRounds, ({ merchant, language, query }) => {
    const game = gateway.views.of(merchant, language).byCode.get(query.gameCode)?.game
    if (!game) return refuse('game.unknown')
    const { sample } = samples.get(game.code, () => ({ sample: sampleOf(game) }))
    return good({
      recent: recentOf(gateway, merchant, game),
      sample: sample && sampleAnswer(sample),
      moments: sample?.moments.map(({ code, every }) => ({ code, every, imageUrl: pictureOf(game, code) })) ?? [],
    })
  })

  addCall(app, gateway, getTableResults, ({ merchant, language, query }) => {
    const { byCode } = gateway.views.of(merchant, language)
    const asked = [...new Set(query.games.split(','))].slice(0, maxTables)
    return good(
      asked.flatMap((code) => {
        const game = byCode.get(code)?.game
        const kind = game && tableKindOf(game)
        if (!kind) return []
        const played = gateway.store.playSessions.resultsAt(merchant.code, game.node_id, shownResults)
        return tableResults(
          game,
          kind,
          played.map(({ result }) => result),
        )
      }),
    )
  })
}

function recentOf(gateway: Gateway, merchant: Merchant, { code }: GameRow) {
  const { bets, members } = gateway.store
  return bets.latestOf(merchant.code, code, maxRecent).flatMap(({ member_id, at, stake, returned }) => {
    const member = members.byId(member_id)
    if (!member) return []
    return {
      player: maskedAccountName(member.name),
      avatarUrl: avatarOf(gateway, member),
      at: instantOf(at),
      stake: decimalOf(stake),
      returned: decimalOf(returned ?? 0),
    }
  })
}

const twoDecimals = (factor: number): string => decimalOf(Math.round(factor * 100))

function sampleAnswer({ factors }: Sample) {
  const sum = factors.reduce((total, factor) => total + factor, 0)
  return {
    rounds: sampleRounds,
    paid: factors.filter((factor) => factor > 0).length,
    returned: twoDecimals((sum / factors.length) * 100),
    median: twoDecimals(medianOf(factors)),
    bands: bandsOf(factors),
    first: factors.slice(0, maxRecent).map(twoDecimals),
  }
}

/** The wild symbol is the hero of the game's poster; others show what a line of them shows. */
function pictureOf(game: GameRow, code: Sample['moments'][number]['code']): string {
  const [wild = '', first = '', second = ''] = symbolsOf(game)
  const name = { wild, fiveAlike: first, bigWin: second }[code]
  return artAddress.symbol(/([a-z0-9-]+)\.svg$/.exec(name)?.[1] ?? '')
}
