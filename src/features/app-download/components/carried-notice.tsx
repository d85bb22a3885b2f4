import { useTranslation } from 'react-i18next'
import { Notice } from '#src/centre/notice.tsx'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { useMemberQuery } from '#src/session/session.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { useCarriedSession } from '../api/use-carried-session.ts'

/** What became of the code that the page was opened with; nothing where there was none. */
export function CarriedNotice() {
  const { t } = useTranslation(['app', 'shell'])
  const errorText = useErrorText()
  const { data: member } = useMemberQuery()
  const { carried, error, retry } = useCarriedSession()
  const reason = error ? errorText(toGatewayError(error)) : ''
  if (carried === 'none') return null
  if (carried === 'known') return <Notice>{t('app:carried.known')}</Notice>
  if (carried === 'failed')
    return (
      <Notice
        tone="warn"
        role="alert"
        action={
          <Button look="outline" size="small" onClick={retry}>
            {t('shell:retry')}
          </Button>
        }
      >
        {t('app:carried.failed', { reason })}
      </Notice>
    )
  if (carried === 'refused')
    return (
      <Notice
        role="alert"
        action={
          <LinkButton to="/login" look="outline" size="small">
            {t('app:carried.logIn')}
          </LinkButton>
        }
      >
        {t('app:carried.refused', { reason })}
      </Notice>
    )
  // Whose account it is stands there before anybody is told that it is theirs.
  if (carried === 'waiting' || !member) return <Notice role="status">{t('app:carried.waiting')}</Notice>
  return (
    <Notice
      tone="ok"
      role="status"
      action={
        <Button look="outline" size="small" onClick={() => openPopup('sign-out', {})}>
          {t('app:carried.notYou')}
        </Button>
      }
    >
      {t('app:carried.done', { account: member.account })}
    </Notice>
  )
}
