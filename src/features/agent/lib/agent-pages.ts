import type { ParseKeys } from 'i18next'
import type { IconName } from '#src/ui/icon-names.ts'

/** A page of the agent centre, by the name it has in its address. */
export interface AgentPage {
  id: string
  icon: IconName
  name: ParseKeys<'agent'>
}

interface AgentGroup {
  id: string
  name: ParseKeys<'agent'>
  pages: readonly AgentPage[]
}

/**
 * The side list. Bonus and the three salaries join it where the gateway says that an agent has them.
 */
export const agentGroups: readonly AgentGroup[] = [
  {
    id: 'team',
    name: 'group.team',
    pages: [
      { id: 'agentTeamOverview', icon: 'layout-dashboard', name: 'page.agentTeamOverview' },
      { id: 'downlineManagmentView', icon: 'network', name: 'page.downlineManagmentView' },
      { id: 'registerCenter', icon: 'user-plus', name: 'page.registerCenter' },
      { id: 'agentAnnouncement', icon: 'megaphone', name: 'page.agentAnnouncement' },
    ],
  },
  {
    id: 'reports',
    name: 'group.reports',
    pages: [
      { id: 'personalHistoryCopy', icon: 'receipt', name: 'page.personalHistoryCopy' },
      { id: 'palStatementsAgentCopy', icon: 'trending-down', name: 'page.palStatementsAgentCopy' },
      { id: 'agentRevenueReport', icon: 'banknote', name: 'page.agentRevenueReport' },
      {
        id: 'agentDownlineTransactionDetailsCopy',
        icon: 'list-tree',
        name: 'page.agentDownlineTransactionDetailsCopy',
      },
    ],
  },
  {
    id: 'more',
    name: 'group.more',
    pages: [
      { id: 'deposit', icon: 'circle-arrow-down', name: 'page.deposit' },
      { id: 'withdraw', icon: 'circle-arrow-up', name: 'page.withdraw' },
      { id: 'messages', icon: 'mail', name: 'page.messages' },
      { id: 'securityCenter', icon: 'shield-check', name: 'page.securityCenter' },
    ],
  },
]

const pages = agentGroups.flatMap((group) => group.pages)

/** The page an address asks for; the first one where it asks for none that there is. */
export function agentPage(id: string | null): AgentPage {
  const [first] = pages
  const found = pages.find((page) => page.id === id) ?? first
  if (!found) throw new Error('The agent centre has no pages')
  return found
}
