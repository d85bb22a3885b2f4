import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { SocialProvider } from '#contract/site/gates.ts'
import { loginPath } from '#contract/site/routes.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { AuthDialog } from '../frame/auth-dialog.tsx'
import { useOpened } from '../hooks/use-opened.ts'
import { useAnswered } from '../log-in/use-answered.ts'
import { StepView } from '../session-step/step-view.tsx'
import styles from './social-callback.module.css'
import { type SocialFailure, useFinishSocial, useProviderAnswer } from './use-social-return.ts'

function Failed({ failure, onLeave }: { failure: SocialFailure; onLeave: (path: string) => void }) {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const text = typeof failure === 'string' ? t(`social.callback.${failure}`) : errorText(failure)
  return (
    <Dialog label={t('social.callback.failed')} kind="sheet" onClose={() => onLeave('/')}>
      <StatePanel
        isAlert
        icon="art-lost"
        title={t('social.callback.failed')}
        text={text}
        actions={
          <>
            <Button look="outline" onClick={() => onLeave(loginPath)}>
              {t('social.callback.again')}
            </Button>
            <Button look="outline" onClick={() => onLeave('/')}>
              {t('social.callback.home')}
            </Button>
          </>
        }
      />
    </Dialog>
  )
}

/** Where a provider sends the visitor back to: `/login/<provider>`. */
export function SocialCallback({ provider }: { provider: SocialProvider }) {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const leave = (path: string) => void navigate(path, { replace: true })
  const returned = useProviderAnswer(provider)
  const { onAnswered, isExpired, step } = useAnswered(useOpened(returned?.from))
  const onNew = (registration: { ticket: string; nickname: string }) => {
    leave('/')
    openPopup('social-registration', registration)
  }
  const failure = useFinishSocial(provider, returned?.answer, { onAnswered, onNew })
  if (step)
    return (
      <AuthDialog title={t('step.title')} group="login" onClose={() => leave('/')}>
        <StepView {...step} onBack={() => leave(loginPath)} />
      </AuthDialog>
    )
  const ended = isExpired ? new GatewayError('step.expired') : failure
  if (ended) return <Failed failure={ended} onLeave={leave} />
  return (
    <div role="status" className={styles.working}>
      <Spinner />
      {t('social.callback.title')}
    </div>
  )
}
