import type { Hero } from './hero.ts'
import { anglerFish } from './heroes/angler-fish.ts'
import { bronzeDrum } from './heroes/bronze-drum.ts'
import { bull } from './heroes/bull.ts'
import { butterfly } from './heroes/butterfly.ts'
import { candyPlanet } from './heroes/candy-planet.ts'
import { clownFish } from './heroes/clown-fish.ts'
import { crab } from './heroes/crab.ts'
import { daruma } from './heroes/daruma.ts'
import { dicePair } from './heroes/dice-pair.ts'
import { dragon } from './heroes/dragon.ts'
import { dragonEye } from './heroes/dragon-eye.ts'
import { elephant } from './heroes/elephant.ts'
import { facetedGem } from './heroes/faceted-gem.ts'
import { falcon } from './heroes/falcon.ts'
import { foxMask } from './heroes/fox-mask.ts'
import { fruitCluster } from './heroes/fruit-cluster.ts'
import { goldenCrown } from './heroes/golden-crown.ts'
import { goldenFish } from './heroes/golden-fish.ts'
import { greatWave } from './heroes/great-wave.ts'
import { horse } from './heroes/horse.ts'
import { jadeRabbit } from './heroes/jade-rabbit.ts'
import { jesterMask } from './heroes/jester-mask.ts'
import { koiPair } from './heroes/koi-pair.ts'
import { lanternString } from './heroes/lantern-string.ts'
import { lion } from './heroes/lion.ts'
import { lotteryBalls } from './heroes/lottery-balls.ts'
import { lotteryDrum } from './heroes/lottery-drum.ts'
import { lotteryTicket } from './heroes/lottery-ticket.ts'
import { lotusBloom } from './heroes/lotus-bloom.ts'
import { magicLamp } from './heroes/magic-lamp.ts'
import { mahjongTiles } from './heroes/mahjong-tiles.ts'
import { maracasChili } from './heroes/maracas-chili.ts'
import { monkey } from './heroes/monkey.ts'
import { octopus } from './heroes/octopus.ts'
import { owl } from './heroes/owl.ts'
import { palmCaravan } from './heroes/palm-caravan.ts'
import { panda } from './heroes/panda.ts'
import { peacock } from './heroes/peacock.ts'
import { pharaohMask } from './heroes/pharaoh-mask.ts'
import { phoenix } from './heroes/phoenix.ts'
import { pinata } from './heroes/pinata.ts'
import { pirateShip } from './heroes/pirate-ship.ts'
import { playingCards } from './heroes/playing-cards.ts'
import { pokerChips } from './heroes/poker-chips.ts'
import { prizeWheel } from './heroes/prize-wheel.ts'
import { pyramidsSun } from './heroes/pyramids-sun.ts'
import { rocket } from './heroes/rocket.ts'
import { rooster } from './heroes/rooster.ts'
import { samuraiHelmet } from './heroes/samurai-helmet.ts'
import { scarab } from './heroes/scarab.ts'
import { seaTurtle } from './heroes/sea-turtle.ts'
import { shark } from './heroes/shark.ts'
import { snakeCoil } from './heroes/snake-coil.ts'
import { stormHammer } from './heroes/storm-hammer.ts'
import { sugarGarden } from './heroes/sugar-garden.ts'
import { tiger } from './heroes/tiger.ts'
import { treasureChest } from './heroes/treasure-chest.ts'
import { tripleSeven } from './heroes/triple-seven.ts'
import { vikingShield } from './heroes/viking-shield.ts'
import { wolf } from './heroes/wolf.ts'

export const heroes: readonly Hero[] = [
  anglerFish,
  bronzeDrum,
  bull,
  butterfly,
  candyPlanet,
  clownFish,
  crab,
  daruma,
  dicePair,
  dragonEye,
  dragon,
  elephant,
  facetedGem,
  falcon,
  foxMask,
  fruitCluster,
  goldenCrown,
  goldenFish,
  greatWave,
  horse,
  jadeRabbit,
  jesterMask,
  koiPair,
  lanternString,
  lion,
  lotteryBalls,
  lotteryDrum,
  lotteryTicket,
  lotusBloom,
  magicLamp,
  mahjongTiles,
  maracasChili,
  monkey,
  octopus,
  owl,
  palmCaravan,
  panda,
  peacock,
  pharaohMask,
  phoenix,
  pinata,
  pirateShip,
  playingCards,
  pokerChips,
  prizeWheel,
  pyramidsSun,
  rocket,
  rooster,
  samuraiHelmet,
  scarab,
  seaTurtle,
  shark,
  snakeCoil,
  stormHammer,
  sugarGarden,
  tiger,
  treasureChest,
  tripleSeven,
  vikingShield,
  wolf,
]

const byId = new Map(heroes.map((hero) => [hero.id, hero]))

export function heroById(id: string): Hero {
  const hero = byId.get(id)
  if (!hero) throw new Error(`The gallery has no hero "${id}"`)
  return hero
}
