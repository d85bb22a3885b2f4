import type { WithId } from '#sandbox/store/query.ts'
import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { agentTreeSchema, openAgentTree } from './agent-tree.ts'
import { type ContractRow, contractsSchema, openContracts } from './contracts.ts'
import { openPlacedBets } from './placed-bets.ts'
import { openReferralLinks, type ReferralLinkRow, referralLinksSchema } from './referral-links.ts'
import { openSettlements, type SettlementRow, settlementsSchema } from './settlements.ts'
import { openTeamBets } from './team-bets.ts'
import { memberAccountsSchema, openTeamFigures, teamFiguresSchema } from './team-figures.ts'
import { openTeamMovements } from './team-movements.ts'

export const agentsTables = tablesOf(
  [
    { from: 19, sql: [agentTreeSchema, teamFiguresSchema] },
    { from: 21, sql: [contractsSchema, settlementsSchema, referralLinksSchema] },
    { from: 24, sql: [memberAccountsSchema] },
  ],
  (database) => ({
    agentTree: openAgentTree(database),
    teamFigures: openTeamFigures(database),
    teamBets: openTeamBets(database),
    teamMovements: openTeamMovements(database),
    placedBets: openPlacedBets(database),
    contracts: openContracts(database),
    settlements: openSettlements(database),
    referralLinks: openReferralLinks(database),
  }),
)

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof agentsTables> {}
}

declare module '#sandbox/store/query.ts' {
  interface Schema {
    agent_accounts: { member_id: number; rebate_rate: number; joined_at: number }
    agent_tree: { ancestor: number; descendant: number; depth: number }
    contracts: WithId<ContractRow>
    referral_links: ReferralLinkRow
    link_registrations: { member_id: number; merchant: string; code: string }
    settlements: WithId<SettlementRow>
    team_rebates: { member_id: number; to_at: number; valid_bet: number; amount: number }
    rebate_clocks: { merchant: string; paid_to: number; due_at: number }
  }
}
