import { batter } from './scenes/batter.ts'
import { cake } from './scenes/cake.ts'
import { cup } from './scenes/cup.ts'
import { dancer } from './scenes/dancer.ts'
import { camelHome } from './scenes/desert/camel.ts'
import { coffee } from './scenes/desert/coffee.ts'
import { dhows } from './scenes/desert/dhows.ts'
import { falconCup } from './scenes/desert/falcon-cup.ts'
import { tentHost } from './scenes/desert/host.ts'
import { oud } from './scenes/desert/oud.ts'
import { sweets } from './scenes/desert/sweets.ts'
import { door } from './scenes/door.ts'
import { flatCake } from './scenes/flat-cake.ts'
import { flatReels } from './scenes/flat-reels.ts'
import { flowerBoat } from './scenes/flower-boat.ts'
import { keeper } from './scenes/keeper.ts'
import { leaves } from './scenes/leaves.ts'
import { netBoats } from './scenes/net-boats.ts'
import { pictureCards } from './scenes/picture-cards.ts'
import { dragonBoat } from './scenes/pond/dragon-boat.ts'
import { leapingCarp } from './scenes/pond/leaping-carp.ts'
import { lion } from './scenes/pond/lion.ts'
import { lotusHat } from './scenes/pond/lotus-hat.ts'
import { moonGate } from './scenes/pond/moon-gate.ts'
import { moonRabbit } from './scenes/pond/moon-rabbit.ts'
import { mooncakes } from './scenes/pond/mooncakes.ts'
import { puppet } from './scenes/pond/puppet.ts'
import { daruma } from './scenes/print/daruma.ts'
import { fanLady } from './scenes/print/fan-lady.ts'
import { gardenDoor } from './scenes/print/garden-door.ts'
import { mapleDeer } from './scenes/print/maple-deer.ts'
import { rainCat } from './scenes/print/rain-cat.ts'
import { sumo } from './scenes/print/sumo.ts'
import { teaBowl } from './scenes/print/tea-bowl.ts'
import { twoKoi } from './scenes/print/two-koi.ts'
import { reels } from './scenes/reels.ts'
import { elephantCup } from './scenes/river/elephant-cup.ts'
import { krathong } from './scenes/river/krathong.ts'
import { marketBoat } from './scenes/river/market-boat.ts'
import { mask } from './scenes/river/mask.ts'
import { takraw } from './scenes/river/takraw.ts'
import { tukTuk } from './scenes/river/tuk-tuk.ts'
import { welcome } from './scenes/river/welcome.ts'
import { boats } from './scenes/stadium/boats.ts'
import { cub } from './scenes/stadium/cub.ts'
import { drummer } from './scenes/stadium/drummer.ts'
import { garland } from './scenes/stadium/garland.ts'
import { kites } from './scenes/stadium/kites.ts'
import { owlBank } from './scenes/stadium/owl-bank.ts'
import { rickshaw } from './scenes/stadium/rickshaw.ts'
import { wrestler } from './scenes/wrestler.ts'

/**
 * Scenes of promotions, without letters. Those of a first deposit are 760 x 340 with a calm left side, the flat ones as large
 * with what matters in their middle, the others 373 x 236 and whole on their own.
 */
export const promotionScenes = {
  batter,
  cake,
  cup,
  dancer,
  door,
  'flat-cake': flatCake,
  'flat-reels': flatReels,
  'flower-boat': flowerBoat,
  keeper,
  leaves,
  'net-boats': netBoats,
  'picture-cards': pictureCards,
  reels,
  wrestler,
  'dragon-boat': dragonBoat,
  'leaping-carp': leapingCarp,
  lion,
  'lotus-hat': lotusHat,
  'moon-gate': moonGate,
  'moon-rabbit': moonRabbit,
  mooncakes,
  puppet,
  daruma,
  'fan-lady': fanLady,
  'garden-door': gardenDoor,
  'maple-deer': mapleDeer,
  'rain-cat': rainCat,
  sumo,
  'tea-bowl': teaBowl,
  'two-koi': twoKoi,
  boats,
  'camel-home': camelHome,
  coffee,
  cub,
  dhows,
  drummer,
  'elephant-cup': elephantCup,
  'falcon-cup': falconCup,
  garland,
  kites,
  krathong,
  'market-boat': marketBoat,
  mask,
  oud,
  'owl-bank': owlBank,
  rickshaw,
  sweets,
  takraw,
  'tent-host': tentHost,
  'tuk-tuk': tukTuk,
  welcome,
} as const

export type PromotionSceneId = keyof typeof promotionScenes

export const isPromotionScene = (id: string): id is PromotionSceneId => Object.hasOwn(promotionScenes, id)
