import { useSearchParams } from 'react-router-dom'
import { usePermissions } from '#src/session/permissions.ts'
import { RequireSession } from '#src/session/require-session.tsx'
import { useMemberQuery, useSession } from '#src/session/session.ts'
import { hasReferral } from '../layout/has-referral.ts'
import { FullAccount } from '../pages/full-account.tsx'
import { CentreFrame } from './centre-frame.tsx'
import { CentreNavigation, useLeave } from './centre-navigation.tsx'
import { entriesFor } from './centre-pages.ts'

function Open({ seen }: { seen: string | undefined }) {
  const leave = useLeave(seen)
  const [query] = useSearchParams()
  const { role } = useSession()
  const { data: member } = useMemberQuery()
  const isOpen = usePermissions()
  return (
    <CentreNavigation>
      <CentreFrame
        entries={entriesFor({ role, hasReferral: hasReferral(member), isOpen })}
        asked={query.get('page')}
        onClose={leave}
      />
    </CentreNavigation>
  )
}

/** The account's centre: guests are led to the log-in and back, trial accounts told what they need. */
export function CentreRoute({ seen }: { seen: string | undefined }) {
  return (
    <RequireSession>
      <FullAccount>
        <Open seen={seen} />
      </FullAccount>
    </RequireSession>
  )
}
