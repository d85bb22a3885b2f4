import type { AnswerTo, getGameMenus } from '#src/gateway/calls.ts'

type Menus = AnswerTo<typeof getGameMenus>['value']

/** Vendors whose lotteries are played with the house's odds where they stand among the e-lotteries. */
const eLotteryVendors = ['TCG_LOTTO_VN', 'LOTT']

/**
 * The prize mode that a lottery's menu is asked with: `SEA` for that vendor, `ELOTT` where the vendors' menus have an
 * e-lottery of TCG_LOTTO_VN or LOTT, else `LOTT`.
 */
export function prizeModeOf(menus: Menus, vassalage?: string): 'LOTT' | 'ELOTT' | 'SEA' {
  if (vassalage === 'TCG_SEA') return 'SEA'
  const eLottery = menus.find(({ gameCategory }) => gameCategory === 'ELOTT')
  return eLottery?.vendors.some(({ code }) => eLotteryVendors.includes(code)) ? 'ELOTT' : 'LOTT'
}
