import { accountPage } from '#src/config/account-path.ts'
import { AnnouncementPopup } from '#src/features/messages/popups/announcement-popup.tsx'
import { noteClosed } from '#src/popups/announced.ts'
import { usePermissions } from '#src/session/permissions.ts'
import { useSession } from '#src/session/session.ts'

/** Closed once, it does not come back in this session of the browser. */
export function TenantAnnouncement({ onClose }: { onClose: () => void }) {
  const { isSignedIn } = useSession()
  const isOpen = usePermissions()
  return (
    <AnnouncementPopup
      rewardsPath={FEATURE_REWARD_CENTRE && isOpen('rewardCentre') ? accountPage('rewardCenter') : undefined}
      onClose={() => {
        noteClosed(isSignedIn)
        onClose()
      }}
    />
  )
}
