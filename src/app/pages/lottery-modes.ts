import type { PrizeMode } from '#contract/lobby/lottery.ts'
import { seaLotteryPath, vnLotteryPath } from '#contract/site/routes.ts'
import { isAt } from '#src/config/home-path.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import type { getGameMenus } from '#src/gateway/calls.ts'

type Menus = AnswerTo<typeof getGameMenus>['value']

/** The vendors whose cards make the e-lottery's prize mode, each the gateway's code. */
const makers = ['TCG_LOTTO_VN', 'LOTT']

/** What cannot be known follows the site. */
const isElottery = (menus: Menus | undefined): boolean =>
  menus === undefined ||
  menus.some(
    ({ gameCategory, vendors }) => gameCategory === 'ELOTT' && vendors.some(({ code }) => makers.includes(code)),
  )

/**
 * The prize modes of an address of lotteries. Cards of both categories lead to the same addresses: which
 * mode is drawn there is said by the vendors that the gateway has; undefined where those are not known.
 */
export function lotteryModes(path: string, menus: Menus | undefined): readonly PrizeMode[] {
  if (isAt(path, seaLotteryPath)) return ['SEA']
  const isVn = isAt(path, vnLotteryPath)
  if (CATEGORY_ELOTT && (isVn || !CATEGORY_LOTT) && isElottery(menus)) return ['ELOTT']
  return isVn ? ['LOTT'] : ['LOTT', 'ZY']
}
