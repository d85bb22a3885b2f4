import { bull } from './heroes/animals/bull.ts'
import { butterfly } from './heroes/animals/butterfly.ts'
import { elephant } from './heroes/animals/elephant.ts'
import { falcon } from './heroes/animals/falcon.ts'
import { horse } from './heroes/animals/horse.ts'
import { jadeRabbit } from './heroes/animals/jade-rabbit.ts'
import { lion } from './heroes/animals/lion.ts'
import { monkey } from './heroes/animals/monkey.ts'
import { owl } from './heroes/animals/owl.ts'
import { panda } from './heroes/animals/panda.ts'
import { peacock } from './heroes/animals/peacock.ts'
import { rooster } from './heroes/animals/rooster.ts'
import { scarab } from './heroes/animals/scarab.ts'
import { snakeCoil } from './heroes/animals/snake-coil.ts'
import { tiger } from './heroes/animals/tiger.ts'
import { wolf } from './heroes/animals/wolf.ts'
import { candyPlanet } from './heroes/fortune/candy-planet.ts'
import { dicePair } from './heroes/fortune/dice-pair.ts'
import { facetedGem } from './heroes/fortune/faceted-gem.ts'
import { fruitCluster } from './heroes/fortune/fruit-cluster.ts'
import { goldenCrown } from './heroes/fortune/golden-crown.ts'
import { lotteryBalls } from './heroes/fortune/lottery-balls.ts'
import { lotteryDrum } from './heroes/fortune/lottery-drum.ts'
import { lotteryTicket } from './heroes/fortune/lottery-ticket.ts'
import { mahjongTiles } from './heroes/fortune/mahjong-tiles.ts'
import { playingCards } from './heroes/fortune/playing-cards.ts'
import { pokerChips } from './heroes/fortune/poker-chips.ts'
import { prizeWheel } from './heroes/fortune/prize-wheel.ts'
import { rocket } from './heroes/fortune/rocket.ts'
import { sugarGarden } from './heroes/fortune/sugar-garden.ts'
import { tripleSeven } from './heroes/fortune/triple-seven.ts'
import { anglerFish } from './heroes/sea/angler-fish.ts'
import { clownFish } from './heroes/sea/clown-fish.ts'
import { crab } from './heroes/sea/crab.ts'
import { goldenFish } from './heroes/sea/golden-fish.ts'
import { greatWave } from './heroes/sea/great-wave.ts'
import { koiPair } from './heroes/sea/koi-pair.ts'
import { octopus } from './heroes/sea/octopus.ts'
import { pirateShip } from './heroes/sea/pirate-ship.ts'
import { seaTurtle } from './heroes/sea/sea-turtle.ts'
import { shark } from './heroes/sea/shark.ts'
import { treasureChest } from './heroes/sea/treasure-chest.ts'
import { bronzeDrum } from './heroes/tales/bronze-drum.ts'
import { daruma } from './heroes/tales/daruma.ts'
import { dragon } from './heroes/tales/dragon.ts'
import { dragonEye } from './heroes/tales/dragon-eye.ts'
import { foxMask } from './heroes/tales/fox-mask.ts'
import { jesterMask } from './heroes/tales/jester-mask.ts'
import { lanternString } from './heroes/tales/lantern-string.ts'
import { lotusBloom } from './heroes/tales/lotus-bloom.ts'
import { magicLamp } from './heroes/tales/magic-lamp.ts'
import { maracasChili } from './heroes/tales/maracas-chili.ts'
import { palmCaravan } from './heroes/tales/palm-caravan.ts'
import { pharaohMask } from './heroes/tales/pharaoh-mask.ts'
import { phoenix } from './heroes/tales/phoenix.ts'
import { pinata } from './heroes/tales/pinata.ts'
import { pyramidsSun } from './heroes/tales/pyramids-sun.ts'
import { samuraiHelmet } from './heroes/tales/samurai-helmet.ts'
import { stormHammer } from './heroes/tales/storm-hammer.ts'
import { vikingShield } from './heroes/tales/viking-shield.ts'
import type { Hero } from './parts/hero.ts'

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
