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

const OverviewPage = lazyPart(async () => {
  const { OverviewPage } = await import('#src/features/team/pages/overview-page.tsx')
  return OverviewPage
})
const DownlinesPage = lazyPart(async () => {
  const { DownlinesPage } = await import('#src/features/team/pages/downlines-page.tsx')
  return DownlinesPage
})
const RegisterCentrePage = lazyPart(async () => {
  const { RegisterCentrePage } = await import('#src/features/register-centre/pages/register-centre-page.tsx')
  return RegisterCentrePage
})
const ContractsPage = lazyPart(async () => {
  const { ContractsPage } = await import('#src/features/contracts/pages/contracts-page.tsx')
  return ContractsPage
})
const TeamBetsPage = lazyPart(async () => {
  const { TeamBetsPage } = await import('#src/features/team-reports/pages/team-bets-page.tsx')
  return TeamBetsPage
})
const TeamLossPage = lazyPart(async () => {
  const { TeamLossPage } = await import('#src/features/team-reports/pages/team-loss-page.tsx')
  return TeamLossPage
})
const TeamTransactionsPage = lazyPart(async () => {
  const { TeamTransactionsPage } = await import('#src/features/team-reports/pages/team-transactions-page.tsx')
  return TeamTransactionsPage
})
const DividendPage = lazyPart(async () => {
  const { DividendPage } = await import('#src/features/earnings/pages/pay-page.tsx')
  return DividendPage
})
const DailySalaryPage = lazyPart(async () => {
  const { DailySalaryPage } = await import('#src/features/earnings/pages/pay-page.tsx')
  return DailySalaryPage
})
const HourlySalaryPage = lazyPart(async () => {
  const { HourlySalaryPage } = await import('#src/features/earnings/pages/pay-page.tsx')
  return HourlySalaryPage
})
const RealtimeSalaryPage = lazyPart(async () => {
  const { RealtimeSalaryPage } = await import('#src/features/earnings/pages/pay-page.tsx')
  return RealtimeSalaryPage
})
const IncomePage = lazyPart(async () => {
  const { IncomePage } = await import('#src/features/earnings/pages/income-page.tsx')
  return IncomePage
})
const AnnouncementsPage = lazyPart(async () => {
  const { AnnouncementsPage } = await import('#src/features/messages/pages/announcements-page.tsx')
  return AnnouncementsPage
})
const DepositPage = lazyPart(async () => {
  const { AgentDepositPage } = await import('./agent-deposit-page.tsx')
  return AgentDepositPage
})
const WithdrawPage = lazyPart(async () => {
  const { WithdrawPage } = await import('#src/features/wallet/pages/withdraw-page.tsx')
  return WithdrawPage
})
const TransferPage = lazyPart(async () => {
  const { TransferPage } = await import('#src/features/wallet/pages/transfer-page.tsx')
  return TransferPage
})
const MessagesPage = lazyPart(async () => {
  const { MessagesPage } = await import('#src/features/messages/pages/messages-page.tsx')
  return MessagesPage
})
const SecurityPage = lazyPart(async () => {
  const { AccountSecurityPage } = await import('../account/account-security-page.tsx')
  return AccountSecurityPage
})

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
