import type { ComponentType } from 'react'
import type { IconName } from '#src/ui/icon-names.ts'
import { lazyPart } from '../parts/lazy-part.ts'

export const accountGroups = ['account', 'history', 'rewards', 'limits'] as const

/** What is counted in red beside an entry. */
export type Counted = 'missions' | 'messages' | 'rewards'

/** A page of the account that this site has; its name is the string `centre:page.<id>`. */
export interface AccountEntry {
  id: AccountPageId
  group: (typeof accountGroups)[number]
  icon: IconName
  Page: ComponentType
  counts?: Counted
  /** The gateway's module that it belongs to; closed with it. */
  module?: string
  /** Agents have it, too: theirs is a site of its own. */
  isForAgents?: boolean
  /** Only for members whose promotion of invited friends is on. */
  needsReferral?: boolean
}

export type AccountPageId =
  | 'securityCenter'
  | 'profile'
  | 'transferFund'
  | 'depositv2'
  | 'withdraw'
  | 'transferUpline'
  | 'personalHistoryCopy'
  | 'transactionHistory'
  | 'personalProfit'
  | 'bonusDetails'
  | 'rewardCenter'
  | 'missionLeaderboard'
  | 'referral'
  | 'vip'
  | 'redEnvelope'
  | 'prizeWheel'
  | 'messageV2'
  | 'limits'
  | 'feedback'

/** Every page that an account can have, in the order of the list; an address of one that is not open says so. */
const ids: readonly AccountPageId[] = [
  'securityCenter',
  'profile',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  ...(FEATURE_REWARD_CENTRE ? (['rewardCenter'] as const) : []),
  ...(FEATURE_POINT_MALL ? (['missionLeaderboard'] as const) : []),
  ...(FEATURE_REFERRAL ? (['referral'] as const) : []),
  ...(FEATURE_VIP ? (['vip'] as const) : []),
  ...(FEATURE_RED_ENVELOPE ? (['redEnvelope'] as const) : []),
  ...(FEATURE_PRIZE_WHEEL ? (['prizeWheel'] as const) : []),
  'messageV2',
  'limits',
  'feedback',
]

/** Names that older links have for a page. */
const otherNames: Readonly<Record<string, AccountPageId>> = { break: 'limits' }

/** The page that an address asks for by `?page=`, without regard to case; undefined where there never was one. */
export function accountPageOf(asked: string): AccountPageId | undefined {
  const wanted = asked.toLowerCase()
  const other = Object.hasOwn(otherNames, wanted) ? otherNames[wanted] : undefined
  return other ?? ids.find((id) => id.toLowerCase() === wanted)
}

const AccountSecurityPage = lazyPart(async () => (await import('./account-security-page.tsx')).AccountSecurityPage)

const ProfilePage = lazyPart(async () => (await import('#src/features/profile/pages/profile-page.tsx')).ProfilePage)

const LimitsPage = lazyPart(async () => (await import('#src/features/limits/pages/limits-page.tsx')).LimitsPage)

const AccountWalletPage = lazyPart(async () => (await import('./account-wallet-page.tsx')).AccountWalletPage)
const DepositPage = lazyPart(async () => (await import('./account-deposit-page.tsx')).AccountDepositPage)
const WithdrawPage = lazyPart(async () => (await import('#src/features/wallet/pages/withdraw-page.tsx')).WithdrawPage)
const TransferPage = lazyPart(async () => (await import('#src/features/wallet/pages/transfer-page.tsx')).TransferPage)

const BettingRecordPage = lazyPart(
  async () => (await import('#src/features/records/pages/betting-record-page.tsx')).BettingRecordPage,
)
const TransactionRecordPage = lazyPart(
  async () => (await import('#src/features/records/pages/transaction-record-page.tsx')).TransactionRecordPage,
)
const ProfitPage = lazyPart(async () => (await import('#src/features/records/pages/profit-page.tsx')).ProfitPage)
const BonusPage = lazyPart(async () => (await import('#src/features/records/pages/bonus-page.tsx')).BonusPage)

const RewardsPage = FEATURE_REWARD_CENTRE
  ? lazyPart(async () => (await import('#src/features/rewards/pages/rewards-page.tsx')).RewardsPage)
  : undefined

const ReferralPage = FEATURE_REFERRAL
  ? lazyPart(async () => (await import('#src/features/promotions/pages/referral-page.tsx')).ReferralPage)
  : undefined

const RedEnvelopePage = FEATURE_RED_ENVELOPE
  ? lazyPart(async () => (await import('#src/features/red-envelope/pages/red-envelope-page.tsx')).RedEnvelopePage)
  : undefined

const PrizeWheelPage = FEATURE_PRIZE_WHEEL
  ? lazyPart(async () => (await import('#src/features/prize-wheel/pages/prize-wheel-page.tsx')).PrizeWheelPage)
  : undefined

const MissionsPage = FEATURE_POINT_MALL
  ? lazyPart(async () => (await import('#src/features/missions/pages/missions-page.tsx')).MissionsPage)
  : undefined

const VipPage = FEATURE_VIP
  ? lazyPart(async () => (await import('#src/features/vip/pages/vip-page.tsx')).VipPage)
  : undefined

const MessagesPage = lazyPart(async () => (await import('#src/features/messages/pages/messages-page.tsx')).MessagesPage)
const FeedbackPage = lazyPart(async () => (await import('./account-feedback-page.tsx')).AccountFeedbackPage)

/** The pages that this site has. */
const entries: readonly AccountEntry[] = [
  { id: 'securityCenter', group: 'account', icon: 'user', Page: AccountSecurityPage, isForAgents: true },
  { id: 'profile', group: 'account', icon: 'file-pen', Page: ProfilePage },
  { id: 'transferFund', group: 'account', icon: 'wallet', Page: AccountWalletPage },
  { id: 'depositv2', group: 'account', icon: 'circle-arrow-down', Page: DepositPage },
  { id: 'withdraw', group: 'account', icon: 'circle-arrow-up', Page: WithdrawPage },
  { id: 'transferUpline', group: 'account', icon: 'send', Page: TransferPage },
  { id: 'personalHistoryCopy', group: 'history', icon: 'receipt', Page: BettingRecordPage },
  { id: 'transactionHistory', group: 'history', icon: 'scroll-text', Page: TransactionRecordPage },
  { id: 'personalProfit', group: 'history', icon: 'chart-column', Page: ProfitPage },
  { id: 'bonusDetails', group: 'history', icon: 'badge-percent', Page: BonusPage },
  ...(RewardsPage
    ? [
        {
          id: 'rewardCenter',
          group: 'rewards',
          icon: 'gift',
          Page: RewardsPage,
          counts: 'rewards',
          module: 'rewardCentre',
        } as const,
      ]
    : []),
  ...(ReferralPage
    ? [
        {
          id: 'referral',
          group: 'rewards',
          icon: 'user-plus',
          Page: ReferralPage,
          module: 'referral',
          needsReferral: true,
        } as const,
      ]
    : []),
  ...(RedEnvelopePage
    ? [
        {
          id: 'redEnvelope',
          group: 'rewards',
          icon: 'red-envelope',
          Page: RedEnvelopePage,
          module: 'redEnvelope',
        } as const,
      ]
    : []),
  ...(PrizeWheelPage
    ? [{ id: 'prizeWheel', group: 'rewards', icon: 'prize-wheel', Page: PrizeWheelPage, module: 'prizeWheel' } as const]
    : []),
  ...(MissionsPage
    ? [
        {
          id: 'missionLeaderboard',
          group: 'rewards',
          icon: 'target',
          Page: MissionsPage,
          counts: 'missions',
          module: 'missions',
        } as const,
      ]
    : []),
  ...(VipPage ? [{ id: 'vip', group: 'rewards', icon: 'crown', Page: VipPage, module: 'vip' } as const] : []),
  { id: 'messageV2', group: 'rewards', icon: 'mail', Page: MessagesPage, counts: 'messages' },
  { id: 'limits', group: 'limits', icon: 'shield-check', Page: LimitsPage },
  { id: 'feedback', group: 'limits', icon: 'file-pen', Page: FeedbackPage },
]

interface Visitor {
  role: string
  hasReferral: boolean
  isOpen: (module: string) => boolean
}

/** The pages that a visitor has, in the order of the list. */
export function entriesFor({ role, hasReferral, isOpen }: Visitor): AccountEntry[] {
  return entries
    .filter(
      ({ module, isForAgents, needsReferral }) =>
        (module === undefined || isOpen(module)) &&
        (role !== 'agent' || isForAgents) &&
        (!needsReferral || hasReferral),
    )
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}
