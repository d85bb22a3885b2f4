import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { usePermissions } from '#src/session/permissions.ts'
import { RequireSession } from '#src/session/require-session.tsx'
import { useMemberQuery, useSession } from '#src/session/session.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { FullAccount } from '../pages/full-account.tsx'
import { hasReferral } from '../parts/has-referral.ts'
import { PageLoader } from '../parts/page-loader.tsx'
import { AccountFrame } from './account-frame.tsx'
import { useKeptBelow, useLeave } from './account-navigation.ts'
import { entriesFor } from './account-pages.ts'

export interface AccountRouteProps {
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

/**
 * Until the gateway has said who is signed in. Where it cannot be reached, that stands here: nothing of an account is stored.
 */
function Unknown({ below }: AccountRouteProps) {
  const { t } = useTranslation()
  const { isError, fetchStatus, refetch } = useMemberQuery()
  const leave = useLeave(below)
  if (!isError && fetchStatus !== 'paused') return <PageLoader />
  return (
    <Dialog label={t('offline.account')} kind="full" hasAddress onClose={leave}>
      <StatePanel
        size="page"
        icon="art-offline"
        tone="warn"
        isAlert
        title={t('offline.account')}
        text={t('offline.accountText')}
        actions={
          <>
            <Button icon="rotate-cw" isBusy={fetchStatus === 'fetching'} onClick={() => void refetch()}>
              {t('retry')}
            </Button>
            <Button look="outline" onClick={leave}>
              {t('close')}
            </Button>
          </>
        }
      />
    </Dialog>
  )
}

/** The member's account: guests are led to the log-in and back, trial accounts told what they need. */
export function AccountRoute(props: AccountRouteProps) {
  return (
    <RequireSession>
      <FullAccount pending={<Unknown {...props} />}>
        <Open {...props} />
      </FullAccount>
    </RequireSession>
  )
}
