import { OverviewPage } from '#src/features/overview/pages/overview-page.tsx'
import { RankRow } from '#src/features/overview/scene/rank-row.tsx'
import { usePermissions } from '#src/session/permissions.ts'

/** Where the member stands, with the rank where the site has ranks. */
export function AccountOverviewPage() {
  const isOpen = usePermissions()
  return <OverviewPage rank={FEATURE_VIP && isOpen('vip') && <RankRow />} />
}
