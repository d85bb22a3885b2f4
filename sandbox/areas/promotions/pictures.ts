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
const worlds: Readonly<Record<string, { lead: PromotionSceneId } & Partial<Scenes>>> = {
  'plaza-party': {
    lead: 'dancer',
    'steady-play': 'wrestler',
    anniversary: 'flower-boat',
    'friendly-cup': 'picture-cards',
  },
  'tiger-stadium': { lead: 'batter' },
}

/** The address of a promotion's picture. A merchant of flat drawings shows its banners, and one without a lead its first. */
export function promotionPicture(merchant: Merchant, { id, place }: Pick<Offer, 'id' | 'place'>): string {
  const banner = promotionImages(merchant)[place]?.url ?? ''
  const { banners, pictures } = merchant.demo
  if (pictures === 'geometry') return banner
  const world = worlds[banners[0]?.scene ?? '']
  if (id !== firstDeposit) return artAddress.promotion(world?.[id] ?? usual[id])
  return world ? artAddress.promotion(world.lead) : banner
}
