import { ProfilePage } from '#src/features/profile/pages/profile-page.tsx'
import { RecentBetsChoice } from '#src/features/recent-bets/components/recent-bets-choice.tsx'
import { RecommendedChoice } from '#src/features/recommended/components/recommended-choice.tsx'
import { usePermissions } from '#src/session/permissions.ts'

/** Personal details as a page of the account, with what the player chooses to see on the home page. */
export function AccountProfilePage() {
  const isOpen = usePermissions()
  return (
    <ProfilePage>
      {FEATURE_RECENT_BETS && isOpen('recentBets') && <RecentBetsChoice />}
      {FEATURE_RECOMMENDATIONS && isOpen('recommendations') && <RecommendedChoice />}
    </ProfilePage>
  )
}
