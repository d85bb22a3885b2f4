import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { SideMessage } from '#src/account/lists/article-columns.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { useErrorText } from '#src/i18n/error-text.ts'
import { useSession } from '#src/session/session.ts'
import { keptFrom } from '#src/session/wanted-path.ts'
import { Button, linkButtonClass } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { type TournamentDetail, useJoinTournament } from '../api/queries.ts'

/** The way to take part, for who does not yet; nothing once it is over. */
export function Join({ tournament: { id, state, isJoined } }: { tournament: TournamentDetail }) {
  const { t } = useTranslation('tournaments')
  const errorText = useErrorText()
  const { isSignedIn } = useSession()
  const { pathname, search } = useLocation()
  const join = useJoinTournament(id)
  const isAsked = !isJoined && !join.isSuccess && state !== 'over'
  return (
    <>
      <SideMessage>{join.isSuccess && <Notice tone="ok">{t('joinedNow')}</Notice>}</SideMessage>
      {isAsked && !isSignedIn && (
        <Link to="/login" state={keptFrom(`${pathname}${search}`)} className={linkButtonClass}>
          {t('logIn')}
        </Link>
      )}
      {isAsked && isSignedIn && (
        <Button isWide isBusy={join.isPending} onClick={() => !join.isPending && join.mutate()}>
          {t('join')}
        </Button>
      )}
      {join.error && (
        <Notice tone="bad" role="alert">
          {errorText(join.error)}
        </Notice>
      )}
    </>
  )
}
