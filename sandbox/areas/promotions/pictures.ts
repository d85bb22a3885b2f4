import { artAddress } from '#sandbox/art/addresses.ts'
import type { PromotionSceneId } from '#sandbox/artwork/promotions/registry.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import { promotionImages } from '../announcements/announcements.ts'
import { firstDeposit } from '../money/deposits/bonus.ts'
import type { Offer } from './catalogue.ts'
import type { PromotionId } from './texts.ts'

type Scenes = Readonly<Record<Exclude<PromotionId, 'first-deposit'>, PromotionSceneId>>

/** A scene of its own for each promotion: none of a merchant's shows what another shows. */
const usual: Scenes = {
  'steady-play': 'reels',
  anniversary: 'cake',
  'friendly-cup': 'cup',
  'season-opening': 'keeper',
  'autumn-reels': 'leaves',
  'month-rebate': 'net-boats',
  'vip-welcome': 'door',
}

/** What a merchant's world, which its first banner shows, has in their place, and for the first deposit. */
const worlds: Readonly<Record<string, { lead?: PromotionSceneId } & Partial<Scenes>>> = {
  'plaza-party': {
    lead: 'dancer',
    'steady-play': 'wrestler',
    anniversary: 'flower-boat',
    'friendly-cup': 'picture-cards',
  },
  'tiger-stadium': {
    lead: 'batter',
    'steady-play': 'rickshaw',
    anniversary: 'cub',
    'friendly-cup': 'boats',
    'season-opening': 'drummer',
    'autumn-reels': 'kites',
    'month-rebate': 'owl-bank',
    'vip-welcome': 'garland',
  },
  'desert-night': {
    'steady-play': 'coffee',
    anniversary: 'sweets',
    'friendly-cup': 'falcon-cup',
    'season-opening': 'dhows',
    'autumn-reels': 'oud',
    'month-rebate': 'camel-home',
    'vip-welcome': 'tent-host',
  },
  'temple-river': {
    'steady-play': 'tuk-tuk',
    anniversary: 'krathong',
    'friendly-cup': 'elephant-cup',
    'season-opening': 'takraw',
    'autumn-reels': 'mask',
    'month-rebate': 'market-boat',
    'vip-welcome': 'welcome',
  },
  'flat-geometry': { 'steady-play': 'flat-reels', anniversary: 'flat-cake' },
  'mount-and-wave': {
    lead: 'fan-lady',
    'steady-play': 'daruma',
    anniversary: 'tea-bowl',
    'friendly-cup': 'two-koi',
    'season-opening': 'sumo',
    'autumn-reels': 'maple-deer',
    'month-rebate': 'rain-cat',
    'vip-welcome': 'garden-door',
  },
  'lotus-moon': {
    lead: 'leaping-carp',
    'steady-play': 'puppet',
    anniversary: 'mooncakes',
    'friendly-cup': 'lion',
    'season-opening': 'dragon-boat',
    'autumn-reels': 'moon-rabbit',
    'month-rebate': 'lotus-hat',
    'vip-welcome': 'moon-gate',
  },
}

/** The address of a promotion's picture; a banner where its world, or a merchant of flat drawings, has no scene for it. */
export function promotionPicture(merchant: Merchant, { id, place }: Pick<Offer, 'id' | 'place'>): string {
  const { banners, pictures } = merchant.demo
  const world = worlds[banners[0]?.scene ?? '']
  const own = id === firstDeposit ? world?.lead : world?.[id]
  const scene = own ?? (id === firstDeposit || pictures === 'geometry' ? null : usual[id])
  return scene ? artAddress.promotion(scene) : (promotionImages(merchant)[place]?.url ?? '')
}
