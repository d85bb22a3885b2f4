import type { AnswerOf } from '#contract/call.ts'
import type { getGame } from '#contract/lobby/catalogue.ts'
import type { GameCard } from '#contract/lobby/games.ts'
import { languages } from '#contract/site/languages.ts'
import { artAddress } from '#sandbox/art/addresses.ts'
import { regionOf } from '#sandbox/art/dealer-region.ts'
import { hasWorld } from '#sandbox/art/world-of.ts'
import type { GameRow } from '#sandbox/catalogue/catalogue.ts'
import { isWide } from '#sandbox/catalogue/categories.ts'
import { betsOf } from '#sandbox/games/bets.ts'
import { kindOf } from '#sandbox/games/kinds.ts'
import { payTableOf } from '#sandbox/games/pay-table.ts'
import { fairnessTexts } from '#sandbox/games/texts.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import type { Audience } from '#sandbox/merchants/audience.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { countedPercent } from '../../promotions/examples.ts'
import { cardOf } from './cards.ts'

type Part = Pick<AnswerOf<typeof getGame>['value'], 'sceneUrl' | 'titleUrl' | 'rules' | 'maker'>

/** What the page of a game alone asks for. */
export function pageOfGame({ views }: Pick<Gateway, 'views'>, game: GameRow, audience: Audience): Part {
  const { merchant, language } = audience
  const games = views.of(merchant, language).list(game.type, 'popular')
  return {
    ...picturesOf(game, audience),
    rules: { ...payTableOf(game, language), ...fairnessTexts(language), turnoverPercent: countedPercent },
    maker: {
      logoUrl: artAddress.vendor(game.vendor),
      gameCount: games.filter(({ game: { vendor } }) => vendor === game.vendor).length,
    },
  }
}

/** None where the merchant has all pictures in a hand of its own. */
function picturesOf(game: GameRow, { merchant: { demo }, language }: Audience): Pick<Part, 'sceneUrl' | 'titleUrl'> {
  if (demo.pictures === 'geometry' || !hasWorld(game)) return {}
  const side = languages[language].dir === 'rtl' ? 'start' : 'end'
  return {
    sceneUrl: artAddress.world(game.code, regionOf(demo.country), side),
    ...(isWide(game.type) ? {} : { titleUrl: artAddress.title(game.code) }),
  }
}

/** The card of a game with the bets that it truly takes, where its vendor states no limits. */
export function statedCardOf(game: GameRow, audience: Audience): GameCard {
  const card = cardOf(game, audience)
  const bets = betsOf(game, kindOf(game), audience.merchant.currency)
  const [least, most] = [bets[0], bets.at(-1)]
  if (card.limits || least === undefined || most === undefined) return card
  return { ...card, limits: { min: decimalOf(least), max: decimalOf(most) } }
}
