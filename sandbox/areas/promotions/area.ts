import * as promotionsCalls from '#contract/account/promotions.ts'
import * as rewardsCalls from '#contract/account/rewards.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addPromotionControls } from './controls.ts'
import { promotionSection } from './panel-section.ts'
import { addPromotionRoutes } from './promotion-routes.ts'
import { addRewardRoutes } from './reward-routes.ts'
import { promotionsTables } from './tables.ts'

export const promotionsArea = {
  tag: 'promotions',
  calls: callsOf(promotionsCalls, rewardsCalls),
  routes: [addPromotionRoutes, addRewardRoutes, addPromotionControls],
  tables: promotionsTables,
  panelSection: promotionSection,
} satisfies Area
