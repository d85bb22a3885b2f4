import type { ParseKeys } from 'i18next'
import type { ModuleId } from '#contract/site/modules.ts'
import type { IconName } from '#src/ui/icon-names.ts'
import { type LazyPart, lazyPart } from '../parts/lazy-part.ts'

export const accountGroups = ['account', 'history', 'rewards', 'limits'] as const

/** What is counted in red beside an entry. */
export type Counted = 'missions' | 'messages' | 'rewards'

type PageOf<Key> = Key extends `page.${infer Id}` ? Id : never
type AccountPageId = PageOf<ParseKeys<'centre'>>

/** A page of the account that this site has; its name is the string `centre:page.<id>`. */
export interface AccountEntry {
  id: AccountPageId
  group: (typeof accountGroups)[number]
  icon: IconName
  Page: LazyPart<object>
  counts?: Counted
  /** The gateway's module that it belongs to; closed with it. */
  module?: ModuleId
  /** Agents have it, too: theirs is a site of its own. */
  isForAgents?: boolean
  /** Only for members whose promotion of invited friends is on. */
  needsReferral?: boolean
}

/** The pages that this site has, in the order of the list. */
const gated: readonly (AccountEntry | false)[] = [
  {
    id: 'overview',
    group: 'account',
    icon: 'layout-dashboard',
    Page: lazyPart(async () => (await import('./account-overview-page.tsx')).AccountOverviewPage),
  },
  {
    id: 'securityCenter',
    group: 'account',
    icon: 'user',
    Page: lazyPart(async () => (await import('./account-security-page.tsx')).AccountSecurityPage),
    isForAgents: true,
  },
  {
    id: 'profile',
    group: 'account',
    icon: 'file-pen',
    Page: lazyPart(async () => (await import('./account-profile-page.tsx')).AccountProfilePage),
  },
  {
    id: 'transferFund',
    group: 'account',
    icon: 'wallet',
    Page: lazyPart(async () => (await import('./account-wallet-page.tsx')).AccountWalletPage),
  },
  {
    id: 'depositv2',
    group: 'account',
    icon: 'circle-arrow-down',
    Page: lazyPart(async () => (await import('./account-deposit-page.tsx')).AccountDepositPage),
  },
  {
    id: 'withdraw',
    group: 'account',
    icon: 'circle-arrow-up',
    Page: lazyPart(async () => (await import('#src/features/wallet/pages/withdraw-page.tsx')).WithdrawPage),
  },
  {
    id: 'transferUpline',
    group: 'account',
    icon: 'send',
    Page: lazyPart(async () => (await import('#src/features/wallet/pages/transfer-page.tsx')).TransferPage),
  },
  {
    id: 'personalHistoryCopy',
    group: 'history',
    icon: 'receipt',
    Page: lazyPart(async () => (await import('#src/features/records/pages/betting-record-page.tsx')).BettingRecordPage),
  },
  {
    id: 'transactionHistory',
    group: 'history',
    icon: 'scroll-text',
    Page: lazyPart(
      async () => (await import('#src/features/records/pages/transaction-record-page.tsx')).TransactionRecordPage,
    ),
  },
  {
    id: 'payments',
    group: 'history',
    icon: 'banknote',
    Page: lazyPart(async () => (await import('#src/features/wallet/pages/payments-page.tsx')).PaymentsPage),
  },
  {
    id: 'personalProfit',
    group: 'history',
    icon: 'chart-column',
    Page: lazyPart(async () => (await import('#src/features/records/pages/profit-page.tsx')).ProfitPage),
  },
  {
    id: 'bonusDetails',
    group: 'history',
    icon: 'badge-percent',
    Page: lazyPart(async () => (await import('#src/features/records/pages/bonus-page.tsx')).BonusPage),
  },
  FEATURE_REWARD_CENTRE && {
    id: 'rewardCenter',
    group: 'rewards',
    icon: 'gift',
    Page: lazyPart(async () => (await import('#src/features/rewards/pages/rewards-page.tsx')).RewardsPage),
    counts: 'rewards',
    module: 'rewardCentre',
  },
  FEATURE_POINT_MALL && {
    id: 'missionLeaderboard',
    group: 'rewards',
    icon: 'target',
    Page: lazyPart(async () => (await import('#src/features/missions/pages/missions-page.tsx')).MissionsPage),
    counts: 'missions',
    module: 'missions',
  },
  FEATURE_REFERRAL && {
    id: 'referral',
    group: 'rewards',
    icon: 'user-plus',
    Page: lazyPart(async () => (await import('#src/features/promotions/pages/referral-page.tsx')).ReferralPage),
    module: 'referral',
    needsReferral: true,
  },
  FEATURE_VIP && {
    id: 'vip',
    group: 'rewards',
    icon: 'crown',
    Page: lazyPart(async () => (await import('#src/features/vip/pages/vip-page.tsx')).VipPage),
    module: 'vip',
  },
  FEATURE_RED_ENVELOPE && {
    id: 'redEnvelope',
    group: 'rewards',
    icon: 'red-envelope',
    Page: lazyPart(
      async () => (await import('#src/features/red-envelope/pages/red-envelope-page.tsx')).RedEnvelopePage,
    ),
    module: 'redEnvelope',
  },
  FEATURE_PRIZE_WHEEL && {
    id: 'prizeWheel',
    group: 'rewards',
    icon: 'prize-wheel',
    Page: lazyPart(async () => (await import('#src/features/prize-wheel/pages/prize-wheel-page.tsx')).PrizeWheelPage),
    module: 'prizeWheel',
  },
  {
    id: 'messageV2',
    group: 'rewards',
    icon: 'mail',
    Page: lazyPart(async () => (await import('#src/features/messages/pages/messages-page.tsx')).MessagesPage),
    counts: 'messages',
  },
  {
    id: 'limits',
    group: 'limits',
    icon: 'shield-check',
    Page: lazyPart(async () => (await import('#src/features/limits/pages/limits-page.tsx')).LimitsPage),
  },
  {
    id: 'tickets',
    group: 'limits',
    icon: 'message-square',
    Page: lazyPart(async () => (await import('./account-tickets-page.tsx')).AccountTicketsPage),
  },
  {
    id: 'feedback',
    group: 'limits',
    icon: 'file-pen',
    Page: lazyPart(async () => (await import('./account-feedback-page.tsx')).AccountFeedbackPage),
  },
]

const entries = gated.filter((entry) => entry !== false)

/** Names that older links have for a page. */
const otherNames: Readonly<Record<string, AccountPageId>> = { break: 'limits' }

/** The page that an address asks for by `?page=`, without regard to case; undefined where there never was one. */
export function accountPageOf(asked: string): AccountPageId | undefined {
  const wanted = asked.toLowerCase()
  const other = Object.hasOwn(otherNames, wanted) ? otherNames[wanted] : undefined
  return other ?? entries.find(({ id }) => id.toLowerCase() === wanted)?.id
}

/** Asks for the code of the page that an address asks for; null is the list, beside which the first one may stand. */
export const askPage = async (asked: string | null): Promise<unknown> => {
  const id = asked === null ? entries[0]?.id : accountPageOf(asked)
  return entries.find((entry) => entry.id === id)?.Page.ask()
}

interface Visitor {
  role: string
  hasReferral: boolean
  isOpen: (module: ModuleId) => boolean
}

/** The pages that a visitor has, in the order of the list. */
export function entriesFor({ role, hasReferral, isOpen }: Visitor): AccountEntry[] {
  return entries.filter(
    ({ module, isForAgents, needsReferral }) =>
      (module === undefined || isOpen(module)) && (role !== 'agent' || isForAgents) && (!needsReferral || hasReferral),
  )
}
