import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { agentTreeSchema, openAgentTree } from './agent-tree.ts'
import { contractsSchema, openContracts } from './contracts.ts'
import { openPlacedBets } from './placed-bets.ts'
import { openReferralLinks, referralLinksSchema } from './referral-links.ts'
import { openSettlements, settlementsSchema } from './settlements.ts'
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
