import type { ParseKeys } from 'i18next'
import type { ComponentType } from 'react'
import type { PayKind } from '#contract/agent/contract-terms.ts'
import { agentHomePath } from '#contract/site/routes.ts'
import type { IconName } from '#src/ui/icon-names.ts'
import { lazyPart } from '../parts/lazy-part.ts'

/** A page of the agents' part, by the name it has in its address. */
export interface AgentEntry {
  id: string
  group: AgentGroup
  icon: IconName
  name: ParseKeys<'agent'>
  Page: ComponentType
  /** Only where the gateway has this kind of pay for agents. */
  pay?: PayKind
  /** Only where the gateway has contracts. */
  needsContracts?: boolean
  counts?: 'offers' | 'messages'
}

export const agentGroups = ['team', 'reports', 'pay', 'more'] as const

export type AgentGroup = (typeof agentGroups)[number]

const OverviewPage = lazyPart(async () => (await import('#src/features/team/pages/overview-page.tsx')).OverviewPage)
const DownlinesPage = lazyPart(async () => (await import('#src/features/team/pages/downlines-page.tsx')).DownlinesPage)
const RegisterCentrePage = lazyPart(
  async () => (await import('#src/features/register-centre/pages/register-centre-page.tsx')).RegisterCentrePage,
)
const ContractsPage = lazyPart(
  async () => (await import('#src/features/contracts/pages/contracts-page.tsx')).ContractsPage,
)
const TeamBetsPage = lazyPart(
  async () => (await import('#src/features/team-reports/pages/team-bets-page.tsx')).TeamBetsPage,
)
const TeamLossPage = lazyPart(
  async () => (await import('#src/features/team-reports/pages/team-loss-page.tsx')).TeamLossPage,
)
const TeamTransactionsPage = lazyPart(
  async () => (await import('#src/features/team-reports/pages/team-transactions-page.tsx')).TeamTransactionsPage,
)
const DividendPage = lazyPart(async () => (await import('#src/features/earnings/pages/pay-page.tsx')).DividendPage)
const DailySalaryPage = lazyPart(
  async () => (await import('#src/features/earnings/pages/pay-page.tsx')).DailySalaryPage,
)
const HourlySalaryPage = lazyPart(
  async () => (await import('#src/features/earnings/pages/pay-page.tsx')).HourlySalaryPage,
)
const RealtimeSalaryPage = lazyPart(
  async () => (await import('#src/features/earnings/pages/pay-page.tsx')).RealtimeSalaryPage,
)
const IncomePage = lazyPart(async () => (await import('#src/features/earnings/pages/income-page.tsx')).IncomePage)
const AnnouncementsPage = lazyPart(
  async () => (await import('#src/features/messages/pages/announcements-page.tsx')).AnnouncementsPage,
)
const DepositPage = lazyPart(async () => (await import('./agent-deposit-page.tsx')).AgentDepositPage)
const WithdrawPage = lazyPart(async () => (await import('#src/features/wallet/pages/withdraw-page.tsx')).WithdrawPage)
const TransferPage = lazyPart(async () => (await import('#src/features/wallet/pages/transfer-page.tsx')).TransferPage)
const MessagesPage = lazyPart(async () => (await import('#src/features/messages/pages/messages-page.tsx')).MessagesPage)
const SecurityPage = lazyPart(async () => (await import('../account/account-security-page.tsx')).AccountSecurityPage)

/** Every page, in the order of the side list. */
const entries: readonly AgentEntry[] = [
  {
    id: 'agentTeamOverview',
    group: 'team',
    icon: 'layout-dashboard',
    name: 'page.agentTeamOverview',
    Page: OverviewPage,
  },
  {
    id: 'downlineManagmentView',
    group: 'team',
    icon: 'network',
    name: 'page.downlineManagmentView',
    Page: DownlinesPage,
  },
  { id: 'registerCenter', group: 'team', icon: 'user-plus', name: 'page.registerCenter', Page: RegisterCentrePage },
  {
    id: 'contracts',
    group: 'team',
    icon: 'file-pen',
    name: 'page.contracts',
    Page: ContractsPage,
    needsContracts: true,
    counts: 'offers',
  },
  {
    id: 'agentAnnouncement',
    group: 'team',
    icon: 'megaphone',
    name: 'page.agentAnnouncement',
    Page: AnnouncementsPage,
  },
  {
    id: 'personalHistoryCopy',
    group: 'reports',
    icon: 'receipt',
    name: 'page.personalHistoryCopy',
    Page: TeamBetsPage,
  },
  {
    id: 'palStatementsAgentCopy',
    group: 'reports',
    icon: 'trending-down',
    name: 'page.palStatementsAgentCopy',
    Page: TeamLossPage,
  },
  { id: 'agentRevenueReport', group: 'reports', icon: 'banknote', name: 'page.agentRevenueReport', Page: IncomePage },
  {
    id: 'agentDownlineTransactionDetailsCopy',
    group: 'reports',
    icon: 'list-tree',
    name: 'page.agentDownlineTransactionDetailsCopy',
    Page: TeamTransactionsPage,
  },
  {
    id: 'agentDividendRecordCopy2',
    group: 'pay',
    icon: 'badge-percent',
    name: 'page.agentDividendRecordCopy2',
    Page: DividendPage,
    pay: 'dividend',
    needsContracts: true,
  },
  {
    id: 'agentDailyWages2',
    group: 'pay',
    icon: 'calendar-days',
    name: 'page.agentDailyWages2',
    Page: DailySalaryPage,
    pay: 'daily',
  },
  {
    id: 'agentHourSalary',
    group: 'pay',
    icon: 'clock',
    name: 'page.agentHourSalary',
    Page: HourlySalaryPage,
    pay: 'hourly',
  },
  {
    id: 'agentRealtimeSalary',
    group: 'pay',
    icon: 'zap',
    name: 'page.agentRealtimeSalary',
    Page: RealtimeSalaryPage,
    pay: 'realtime',
  },
  { id: 'deposit', group: 'more', icon: 'circle-arrow-down', name: 'page.deposit', Page: DepositPage },
  { id: 'withdraw', group: 'more', icon: 'circle-arrow-up', name: 'page.withdraw', Page: WithdrawPage },
  { id: 'transfer', group: 'more', icon: 'send', name: 'page.transfer', Page: TransferPage },
  { id: 'messages', group: 'more', icon: 'mail', name: 'page.messages', Page: MessagesPage, counts: 'messages' },
  { id: 'securityCenter', group: 'more', icon: 'shield-check', name: 'page.securityCenter', Page: SecurityPage },
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

/** What the account calls a page that the agents' part has under another name. */
const inAccount: Readonly<Record<string, string>> = {
  depositv2: 'deposit',
  withdraw: 'withdraw',
  securityCenter: 'securityCenter',
  messageV2: 'messages',
  transactionHistory: 'agentDownlineTransactionDetailsCopy',
}

export const agentPath = (id: string): string => `${agentHomePath}?page=${id}`

/** The address of a page by the account's name for it; null where agents have none of it. */
export function agentPathOf(page: string): string | null {
  const id = Object.hasOwn(inAccount, page) ? inAccount[page] : undefined
  return id !== undefined && entries.some((entry) => entry.id === id) ? agentPath(id) : null
}
