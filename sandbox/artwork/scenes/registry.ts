import { astrolabeRoof } from './banner/astrolabe-roof.ts'
import { bicycleKick } from './banner/bicycle-kick.ts'
import { calmGeometry } from './banner/calm-geometry.ts'
import { captainLap } from './banner/captain-lap.ts'
import { cardFan } from './banner/card-fan.ts'
import { coinShower } from './banner/coin-shower.ts'
import { desertNight } from './banner/desert-night.ts'
import { flatGeometry } from './banner/flat-geometry.ts'
import { foxTable } from './banner/fox-table.ts'
import {
  axolotlFriends,
  catFriends,
  falconFriends,
  rabbitFriends,
  siameseFriends,
  tigerFriends,
} from './banner/friends.ts'
import { giftBurst } from './banner/gift-burst.ts'
import { horseRace } from './banner/horse-race.ts'
import { lanternDraw } from './banner/lantern-draw.ts'
import { lionDance } from './banner/lion-dance.ts'
import { lotteryDrum } from './banner/lottery-drum.ts'
import { lotusMoon } from './banner/lotus-moon.ts'
import { mountAndWave } from './banner/mount-and-wave.ts'
import { phoneApp } from './banner/phone-app.ts'
import { pinataBurst } from './banner/pinata-burst.ts'
import { plazaParty } from './banner/plaza-party.ts'
import { royalBarge } from './banner/royal-barge.ts'
import { templeRiver } from './banner/temple-river.ts'
import { tigerStadium } from './banner/tiger-stadium.ts'
import { trophyNight } from './banner/trophy-night.ts'
import type { BannerScene, WideScene } from './parts/types.ts'
import { baccaratHost } from './wide/baccarat-host.ts'
import { basketball } from './wide/basketball.ts'
import { blackjackClose } from './wide/blackjack-close.ts'
import { boxingRing } from './wide/boxing-ring.ts'
import { carnivalWheel } from './wide/carnival-wheel.ts'
import { cricket } from './wide/cricket.ts'
import { crystalShrine } from './wide/crystal-shrine.ts'
import { dragonTiger } from './wide/dragon-tiger.ts'
import { football } from './wide/football.ts'
import { helmetSoldier } from './wide/helmet-soldier.ts'
import { horseRacing } from './wide/horse-racing.ts'
import { mechArena } from './wide/mech-arena.ts'
import { nightCircuit } from './wide/night-circuit.ts'
import { roosterArena } from './wide/rooster-arena.ts'
import { roosterDuel } from './wide/rooster-duel.ts'
import { rouletteHost } from './wide/roulette-host.ts'
import { sicBoDome } from './wide/sic-bo-dome.ts'
import { tennis } from './wide/tennis.ts'

const wide = {
  'carnival-wheel': carnivalWheel,
  'roulette-host': rouletteHost,
  'baccarat-host': baccaratHost,
  'dragon-tiger': dragonTiger,
  'sic-bo-dome': sicBoDome,
  'blackjack-close': blackjackClose,
  cricket,
  football,
  basketball,
  tennis,
  'boxing-ring': boxingRing,
  'horse-racing': horseRacing,
  'helmet-soldier': helmetSoldier,
  'night-circuit': nightCircuit,
  'crystal-shrine': crystalShrine,
  'mech-arena': mechArena,
  'rooster-duel': roosterDuel,
  'rooster-arena': roosterArena,
} as const

const banners = {
  'tiger-stadium': tigerStadium,
  'desert-night': desertNight,
  'mount-and-wave': mountAndWave,
  'lotus-moon': lotusMoon,
  'temple-river': templeRiver,
  'plaza-party': plazaParty,
  'calm-geometry': calmGeometry,
  'flat-geometry': flatGeometry,
  'coin-shower': coinShower,
  'gift-burst': giftBurst,
  'lantern-draw': lanternDraw,
  'trophy-night': trophyNight,
  'phone-app': phoneApp,
  'tiger-friends': tigerFriends,
  'axolotl-friends': axolotlFriends,
  'rabbit-friends': rabbitFriends,
  'falcon-friends': falconFriends,
  'cat-friends': catFriends,
  'siamese-friends': siameseFriends,
  'lottery-drum': lotteryDrum,
  'bicycle-kick': bicycleKick,
  'card-fan': cardFan,
  'horse-race': horseRace,
  'captain-lap': captainLap,
  'fox-table': foxTable,
  'royal-barge': royalBarge,
  'lion-dance': lionDance,
  'pinata-burst': pinataBurst,
  'astrolabe-roof': astrolabeRoof,
} as const

export type WideSceneId = keyof typeof wide
export type BannerSceneId = keyof typeof banners

/** Tiles of 480 x 270 for live tables, sports, esports and cockfights. */
export const wideScenes: Readonly<Record<WideSceneId, WideScene<WideSceneId>>> = wide

/** Backdrops for copy, each drawn for a desktop and for a phone. */
export const bannerScenes: Readonly<Record<BannerSceneId, BannerScene<BannerSceneId>>> = banners
