import { useLocation } from 'react-router-dom'
import { usePermissions } from '#src/session/permissions.ts'
import { RequireSession } from '#src/session/require-session.tsx'
import { useMemberQuery, useSession } from '#src/session/session.ts'
import { hasReferral } from '../layout/has-referral.ts'
import { FullAccount } from '../pages/full-account.tsx'
import { CentreFrame } from './centre-frame.tsx'
import { CentreNavigation, useLeave } from './centre-navigation.tsx'
import { entriesFor } from './centre-pages.ts'
import type { Standing } from './page-below.ts'
import { useKeptBelow } from './path-below.ts'

interface Below {
  below: Standing | undefined
  setBelow: (standing: Standing) => void
}

function Open({ below, setBelow }: Below) {
  const leave = useLeave(useKeptBelow(below, setBelow))
  const { search } = useLocation()
  const { role } = useSession()
  const { data: member } = useMemberQuery()
  const isOpen = usePermissions()
  return (
    <CentreNavigation>
      <CentreFrame
        entries={entriesFor({ role, hasReferral: hasReferral(member), isOpen })}
        asked={new URLSearchParams(search).get('page')}
        onClose={leave}
      />
    </CentreNavigation>
  )
}

/** The account's centre: guests are led to the log-in and back, trial accounts told what they need. */
export function CentreRoute(props: Below) {
  return (
    <RequireSession>
      <FullAccount>
        <Open {...props} />
      </FullAccount>
    </RequireSession>
  )
}
