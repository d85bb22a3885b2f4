import { VendorFilter } from '#src/features/records/betting/vendor-filter.tsx'
import { TeamBetsPage } from '#src/features/team-reports/pages/team-bets-page.tsx'

/** The bets of the team, narrowed by provider as a player's own are. */
export function AgentBetsPage() {
  return <TeamBetsPage VendorFilter={VendorFilter} />
}
