import { useLocation } from 'react-router-dom'
import { usePermissions } from '#src/session/permissions.ts'
import { RequireSession } from '#src/session/require-session.tsx'
import { useMemberQuery, useSession } from '#src/session/session.ts'
import { FullAccount } from '../pages/full-account.tsx'
import { hasReferral } from '../parts/has-referral.ts'
import { AccountFrame } from './account-frame.tsx'
import { useKeptBelow, useLeave } from './account-navigation.ts'
import { entriesFor } from './account-pages.ts'

interface AccountRouteProps {
  /** The path of the page that it stands over; undefined where it was opened by a link from outside. */
  below: string | undefined
}

function Open({ below }: AccountRouteProps) {
  useKeptBelow(below)
  const leave = useLeave(below)
  const { search } = useLocation()
  const { role } = useSession()
  const { data: member } = useMemberQuery()
  const isOpen = usePermissions()
  return (
    <AccountFrame
      entries={entriesFor({ role, hasReferral: hasReferral(member), isOpen })}
      asked={new URLSearchParams(search).get('page')}
      onClose={leave}
    />
  )
}

/** The member's account: guests are led to the log-in and back, trial accounts told what they need. */
export function AccountRoute(props: AccountRouteProps) {
  return (
    <RequireSession>
      <FullAccount>
        <Open {...props} />
      </FullAccount>
    </RequireSession>
  )
}
