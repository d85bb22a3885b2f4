import type { GameCard, Vendor } from '#contract/lobby/games.ts'
import { artAddress } from '#sandbox/art/addresses.ts'
import { cutoutOf } from '#sandbox/art/cutout-of.ts'
import { regionOf } from '#sandbox/art/dealer-region.ts'
import type { GameRow } from '#sandbox/catalogue/catalogue.ts'
import { categoryTitle, type GameType, isWide } from '#sandbox/catalogue/categories.ts'
import { isShownBy, vendorName, vendorsShownBy } from '#sandbox/catalogue/offer.ts'
import { shownName } from '#sandbox/catalogue/shown-name.ts'
import { subjectIn } from '#sandbox/catalogue/subjects.ts'
import { returnOf } from '#sandbox/games/rules.ts'
import { decimalOf, minorUnitsOf } from '#sandbox/lib/currencies.ts'
import type { Audience } from '#sandbox/merchants/audience.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { firstGames, vendorsInOrder } from './lead-games.ts'

const cardsInLane = 12
/** Where a vendor's card stands among a lane's games: in view in every layout of the site. */
const vendorAt = 2
/** Above every game's node id. */
const firstLobbyNode = 900_001

export function cardOf(game: GameRow, { merchant, language }: Audience): GameCard {
  const rtp = returnOf(game)
  const subject = subjectIn(game.subject, language)
  const amount = (units: number): string => decimalOf(minorUnitsOf(units, merchant.currency))
  return {
    nodeId: game.node_id,
    displayName: shownName(game, { merchant, language }),
    gameName: game.title,
    isHot: game.is_hot,
    isNew: game.is_new === 1,
    hasJackpot: game.has_jackpot === 1,
    hasTrial: game.has_trial === 1,
    iconUrl: pictureOf(game, merchant),
    ...subjectPictures(game, merchant),
    vassalage: game.vendor,
    vendorName: vendorName(game.vendor),
    gameType: game.type,
    gameCode: game.code,
    isGame: 'GAME',
    ...(game.live_count > 0 ? { liveCount: game.live_count } : {}),
    ...(game.max_bet > 0 ? { limits: { min: amount(game.min_bet), max: amount(game.max_bet) } } : {}),
    ...(rtp === null ? {} : { rtp: decimalOf(rtp) }),
    ...(subject === undefined ? {} : { subject }),
  }
}

/**
 * The game's subject alone and, at a live table, who deals it, dressed as in the merchant's country; nobody where the merchant
 * has all pictures in a hand of its own.
 */
function subjectPictures(game: GameRow, { demo }: Merchant): Pick<GameCard, 'cutoutUrl' | 'dealerUrl'> {
  const cutout = cutoutOf(game)
  return {
    ...(cutout ? { cutoutUrl: artAddress.cutout(cutout.id, cutout.variant) } : {}),
    ...(game.type === 'LIVE' && demo.pictures !== 'geometry'
      ? { dealerUrl: artAddress.dealer(game.subject, regionOf(demo.country), game.node_id) }
      : {}),
  }
}

/** A poster, or for types of wide pictures one of these; in the merchant's own hand where it has one. */
export const pictureOf = (game: GameRow, merchant: Merchant): string =>
  pictureIn(isWide(game.type) ? 'wide' : 'poster', game, merchant)

export function pictureIn(form: 'poster' | 'wide', { code }: GameRow, { demo }: Merchant): string {
  return demo.pictures === 'geometry' ? artAddress.geometry(code, form) : artAddress[form](code)
}

/** Types whose vendors open a lobby of their own; the others' cards stand for a list of the vendor's games. */
const hasLobby = (type: string): boolean => isWide(type) || type === 'LOTT' || type === 'ELOTT'

function lobbyOf(first: GameRow, place: number, audience: Audience): GameCard {
  const name = vendorName(first.vendor)
  const card = cardOf(first, audience)
  return {
    nodeId: firstLobbyNode + place,
    displayName: name,
    gameName: name,
    isHot: 0,
    isNew: false,
    hasJackpot: false,
    hasTrial: false,
    iconUrl: card.iconUrl,
    vassalage: first.vendor,
    vendorName: name,
    gameType: first.type,
    gameCode: `${first.vendor}-${first.type}-LOBBY`,
    isGame: hasLobby(first.type) ? 'GAME' : 'VASSALAGE',
  }
}

/** The lobby of this code ("VVT-LIVE-LOBBY") and the game that lends it its picture, where the merchant shows the vendor. */
export function lobbyByCode(gateway: Gateway, audience: Audience, code: string) {
  const [, vendor = '', type = ''] = /^(\w+)-([A-Z]+)-LOBBY$/.exec(code) ?? []
  const place = vendorsShownBy(audience.merchant, type).indexOf(vendor)
  const [first] = place < 0 ? [] : gateway.store.catalogue.page({ type, vendors: [vendor], selection: '' }, 1, 0)
  return first && { card: lobbyOf(first, place, audience), first }
}

type Counts = readonly { type: string; vendor: string; count: number }[]

/** Null where the merchant has no game of the type. */
export function menuOf(gateway: Gateway, audience: Audience, { type, counts }: { type: GameType; counts: Counts }) {
  const offered = counts.filter((entry) => entry.type === type && isShownBy(audience.merchant, type, entry.vendor))
  const vendors = inHouseOrder(gateway, audience.merchant, { type, offered }).flatMap(
    ({ vendor, count, place }): Vendor[] => {
      const [first] = gateway.store.catalogue.page({ type, vendors: [vendor], selection: '' }, 1, 0)
      if (!first) return []
      const lobby = lobbyOf(first, place, audience)
      return [{ code: vendor, name: vendorName(vendor), logoUrl: artAddress.vendor(vendor), gameCount: count, lobby }]
    },
  )
  if (vendors.length === 0) return null
  return { gameCategory: type, gameCount: offered.reduce((sum, { count }) => sum + count, 0), vendors }
}

/** With its place in the catalogue's order, which its lobby's picture goes by. */
function inHouseOrder(gateway: Gateway, merchant: Merchant, { type, offered }: { type: GameType; offered: Counts }) {
  const places = vendorsShownBy(merchant, type)
  return vendorsInOrder(gateway, merchant, type).flatMap((vendor) => {
    const entry = offered.find((candidate) => candidate.vendor === vendor)
    return entry ? [{ ...entry, place: places.indexOf(vendor) }] : []
  })
}

/** Null where the merchant has no game of the type. */
export function laneOf(gateway: Gateway, audience: Audience, type: GameType) {
  const { catalogue } = gateway.store
  const filter = { type, vendors: vendorsShownBy(audience.merchant, type), selection: '' }
  const games = firstGames(gateway, audience.merchant, { type, most: cardsInLane }).map((game) =>
    cardOf(game, audience),
  )
  if (games.length === 0) return null
  const offered = catalogue.counts().filter((entry) => entry.type === type)
  const vendors = inHouseOrder(gateway, audience.merchant, { type, offered }).map(({ vendor }) => {
    return { code: vendor, name: vendorName(vendor) }
  })
  return {
    gameCategory: type,
    title: categoryTitle(type, audience.language),
    total: catalogue.count(filter),
    gameClassify: { vendors },
    cards: games
      .toSpliced(vendorAt, 0, ...vendorCards(gateway, audience, { type, vendor: vendors[0]?.code }))
      .slice(0, cardsInLane),
  }
}

/** The first vendor's own card, which leads to its games; none where vendors have lobbies. Its picture is not its first game's. */
function vendorCards(
  gateway: Gateway,
  audience: Audience,
  { type, vendor }: { type: GameType; vendor: string | undefined },
): GameCard[] {
  if (hasLobby(type) || vendor === undefined) return []
  const games = gateway.store.catalogue.page({ type, vendors: [vendor], selection: '' }, cardsInLane, 0)
  const last = games.at(-1)
  return last ? [lobbyOf(last, vendorsShownBy(audience.merchant, type).indexOf(vendor), audience)] : []
}
