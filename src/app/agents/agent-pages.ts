import type { ParseKeys } from 'i18next'
import type { ComponentType } from 'react'
import type { PayKind } from '#contract/agent/contract-terms.ts'
import { agentHomePath } from '#contract/site/routes.ts'
import { isAccountPath } from '#src/config/account-path.ts'
import type { IconName } from '#src/ui/icon-names.ts'
import { lazyPart } from '../parts/lazy-part.ts'

type PageOf<Key> = Key extends `page.${infer Id}` ? Id : never

/** A page of the agents' part, by the name it has in its address; what it is called is the string `agent:page.<id>`. */
export interface AgentEntry {
  id: PageOf<ParseKeys<'agent'>>
  group: AgentGroup
  icon: IconName
  Page: ComponentType
  /** Only where the gateway has this kind of pay for agents. */
  pay?: PayKind
  /** Only where the gateway has contracts. */
  needsContracts?: boolean
  counts?: 'offers' | 'messages'
}

export const agentGroups = ['team', 'reports', 'pay', 'own', 'more'] as const

export type AgentGroup = (typeof agentGroups)[number]

/** Every page, in the order of the side list. */
const entries: readonly AgentEntry[] = [
  {
    id: 'agentTeamOverview',
    group: 'team',
    icon: 'layout-dashboard',
    Page: lazyPart(async () => (await import('#src/features/team/pages/overview-page.tsx')).OverviewPage),
  },
  {
    id: 'downlineManagmentView',
    group: 'team',
    icon: 'network',
    Page: lazyPart(async () => (await import('#src/features/team/pages/downlines-page.tsx')).DownlinesPage),
  },
  {
    id: 'registerCenter',
    group: 'team',
    icon: 'user-plus',
    Page: lazyPart(async () => (await import('./agent-register-page.tsx')).AgentRegisterPage),
  },
  {
    id: 'contracts',
    group: 'team',
    icon: 'file-pen',
    Page: lazyPart(async () => (await import('#src/features/contracts/pages/contracts-page.tsx')).ContractsPage),
    needsContracts: true,
    counts: 'offers',
  },
  {
    id: 'agentAnnouncement',
    group: 'team',
    icon: 'megaphone',
    Page: lazyPart(async () => (await import('#src/features/messages/pages/announcements-page.tsx')).AnnouncementsPage),
  },
  {
    id: 'personalHistoryCopy',
    group: 'reports',
    icon: 'receipt',
    Page: lazyPart(async () => (await import('./agent-bets-page.tsx')).AgentBetsPage),
  },
  {
    id: 'palStatementsAgentCopy',
    group: 'reports',
    icon: 'trending-down',
    Page: lazyPart(async () => (await import('#src/features/team-reports/pages/team-loss-page.tsx')).TeamLossPage),
  },
  {
    id: 'agentRevenueReport',
    group: 'reports',
    icon: 'banknote',
    Page: lazyPart(async () => (await import('#src/features/earnings/pages/income-page.tsx')).IncomePage),
  },
  {
    id: 'agentDownlineTransactionDetailsCopy',
    group: 'reports',
    icon: 'list-tree',
    Page: lazyPart(
      async () => (await import('#src/features/team-reports/pages/team-transactions-page.tsx')).TeamTransactionsPage,
    ),
  },
  {
    id: 'agentDividendRecordCopy2',
    group: 'pay',
    icon: 'badge-percent',
    Page: lazyPart(async () => (await import('#src/features/earnings/pages/pay-page.tsx')).DividendPage),
    pay: 'dividend',
    needsContracts: true,
  },
  {
    id: 'agentDailyWages2',
    group: 'pay',
    icon: 'calendar-days',
    Page: lazyPart(async () => (await import('#src/features/earnings/pages/pay-page.tsx')).DailySalaryPage),
    pay: 'daily',
  },
  {
    id: 'agentHourSalary',
    group: 'pay',
    icon: 'clock',
    Page: lazyPart(async () => (await import('#src/features/earnings/pages/pay-page.tsx')).HourlySalaryPage),
    pay: 'hourly',
  },
  {
    id: 'agentRealtimeSalary',
    group: 'pay',
    icon: 'zap',
    Page: lazyPart(async () => (await import('#src/features/earnings/pages/pay-page.tsx')).RealtimeSalaryPage),
    pay: 'realtime',
  },
  {
    id: 'deposit',
    group: 'own',
    icon: 'circle-arrow-down',
    Page: lazyPart(async () => (await import('./agent-deposit-page.tsx')).AgentDepositPage),
  },
  {
    id: 'withdraw',
    group: 'own',
    icon: 'circle-arrow-up',
    Page: lazyPart(async () => (await import('#src/features/wallet/pages/withdraw-page.tsx')).WithdrawPage),
  },
  {
    id: 'payments',
    group: 'own',
    icon: 'banknote',
    Page: lazyPart(async () => (await import('#src/features/wallet/pages/payments-page.tsx')).PaymentsPage),
  },
  {
    id: 'transfer',
    group: 'own',
    icon: 'send',
    Page: lazyPart(async () => (await import('./agent-transfer-page.tsx')).AgentTransferPage),
  },
  {
    id: 'transactionHistory',
    group: 'own',
    icon: 'scroll-text',
    Page: lazyPart(
      async () => (await import('#src/features/records/pages/transaction-record-page.tsx')).TransactionRecordPage,
    ),
  },
  {
    id: 'limits',
    group: 'own',
    icon: 'shield-check',
    Page: lazyPart(async () => (await import('#src/features/limits/pages/limits-page.tsx')).LimitsPage),
  },
  {
    id: 'securityCenter',
    group: 'own',
    icon: 'key-round',
    Page: lazyPart(async () => (await import('../account/account-security-page.tsx')).AccountSecurityPage),
  },
  {
    id: 'messages',
    group: 'more',
    icon: 'mail',
    Page: lazyPart(async () => (await import('#src/features/messages/pages/messages-page.tsx')).MessagesPage),
    counts: 'messages',
  },
  {
    id: 'customerService',
    group: 'more',
    icon: 'headphones',
    Page: lazyPart(async () => (await import('./agent-service-page.tsx')).AgentServicePage),
  },
]

/** What the gateway says that an agent has; undefined until it is known. */
export interface AgentRights {
  enableCt: boolean
  pay: readonly PayKind[]
}

/** The pages that an agent has; those that hang on the gateway's word come with it. */
export function agentEntries(rights: AgentRights | undefined): AgentEntry[] {
  return entries.filter(
    ({ pay, needsContracts }) =>
      (pay === undefined || rights?.pay.includes(pay)) && (!needsContracts || rights?.enableCt),
  )
}

/** What the account calls a page that the agents' part has under another name, or has another page for. */
const inAccount: Readonly<Record<string, string>> = {
  depositv2: 'deposit',
  withdraw: 'withdraw',
  transferFund: 'transactionHistory',
  transferUpline: 'transfer',
  payments: 'payments',
  securityCenter: 'securityCenter',
  messageV2: 'messages',
  transactionHistory: 'transactionHistory',
  personalHistoryCopy: 'personalHistoryCopy',
  personalProfit: 'palStatementsAgentCopy',
  bonusDetails: 'agentRevenueReport',
  referral: 'registerCenter',
  limits: 'limits',
  break: 'limits',
  feedback: 'customerService',
}

export const agentPath = (id: string): string => `${agentHomePath}?page=${id}`

/** The address of a page by the account's name for it, without regard to case; null where agents have none of it. */
export function agentPathOf(page: string): string | null {
  const id = Object.entries(inAccount).find(([name]) => name.toLowerCase() === page.toLowerCase())?.[1]
  return id !== undefined && entries.some((entry) => entry.id === id) ? agentPath(id) : null
}

/** Where an agent is led from an address of the players' site: to the same page of the account, else to the first page. */
export function agentPathFor({ pathname, search }: { pathname: string; search: string }): string {
  const asked = isAccountPath(pathname) ? new URLSearchParams(search).get('page') : null
  return (asked === null ? null : agentPathOf(asked)) ?? agentHomePath
}
