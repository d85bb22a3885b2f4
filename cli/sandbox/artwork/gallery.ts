import type { Hero } from './hero.ts'
import { bronzeDrum } from './heroes/bronze-drum.ts'
import { bull } from './heroes/bull.ts'
import { candyPlanet } from './heroes/candy-planet.ts'
import { daruma } from './heroes/daruma.ts'
import { elephant } from './heroes/elephant.ts'
import { facetedGem } from './heroes/faceted-gem.ts'
import { foxMask } from './heroes/fox-mask.ts'
import { fruitCluster } from './heroes/fruit-cluster.ts'
import { goldenCrown } from './heroes/golden-crown.ts'
import { jadeRabbit } from './heroes/jade-rabbit.ts'
import { lion } from './heroes/lion.ts'
import { magicLamp } from './heroes/magic-lamp.ts'
import { monkey } from './heroes/monkey.ts'
import { owl } from './heroes/owl.ts'
import { panda } from './heroes/panda.ts'
import { pirateShip } from './heroes/pirate-ship.ts'
import { prizeWheel } from './heroes/prize-wheel.ts'
import { pyramidsSun } from './heroes/pyramids-sun.ts'
import { rocket } from './heroes/rocket.ts'
import { scarab } from './heroes/scarab.ts'
import { stormHammer } from './heroes/storm-hammer.ts'
import { sugarGarden } from './heroes/sugar-garden.ts'
import { tiger } from './heroes/tiger.ts'
import { tripleSeven } from './heroes/triple-seven.ts'
import { wolf } from './heroes/wolf.ts'

export const heroes: readonly Hero[] = [
  bronzeDrum,
  bull,
  candyPlanet,
  daruma,
  elephant,
  facetedGem,
  foxMask,
  fruitCluster,
  goldenCrown,
  jadeRabbit,
  lion,
  magicLamp,
  monkey,
  owl,
  panda,
  pirateShip,
  prizeWheel,
  pyramidsSun,
  rocket,
  scarab,
  stormHammer,
  sugarGarden,
  tiger,
  tripleSeven,
  wolf,
]

const byId = new Map(heroes.map((hero) => [hero.id, hero]))

export function heroById(id: string): Hero {
  const hero = byId.get(id)
  if (!hero) throw new Error(`The gallery has no hero "${id}"`)
  return hero
}
