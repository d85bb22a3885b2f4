import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Promotion } from '#contract/account/promotions.ts'
import { useIdempotentRequest } from '#src/account/money/use-idempotent-request.ts'
import { ClaimOutcome } from '#src/account/parts/claim-outcome.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { accountPage } from '#src/config/account-path.ts'
import { claimPromotion } from '#src/gateway/account-calls.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { loadPart } from '#src/lib/chunk-failure.ts'
import { useSession } from '#src/session/session.ts'
import { keptFrom } from '#src/session/wanted-path.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { invalidatePromotions, useJoinPromotion } from '../api/use-promotions.ts'
import type { Activity } from '../lib/activity.ts'
import styles from './promotion-actions.module.css'

const ActivityPictures = lazy(async () => ({
  default: await loadPart(async () => (await import('./activity-pictures.tsx')).ActivityPictures),
}))

const depositPath = accountPage('depositv2')

interface ActionProps {
  id: string
  /** What it has come to, to be said. */
  onDone: (state: Activity) => void
}

/** To refuse is as large as to take, and beside it. */
function NotNow({ to, text }: { to: string; text: string }) {
  return (
    <LinkButton look="outline" size="large" isWide to={to}>
      {text}
    </LinkButton>
  )
}

function Join({ id, onDone }: ActionProps) {
  const { t } = useTranslation('promotions')
  const errorText = useErrorText()
  const join = useJoinPromotion(id)
  return (
    <>
      <Button
        size="large"
        isWide
        isBusy={join.isPending}
        onClick={() => !join.isPending && join.mutate(undefined, { onSuccess: ({ value }) => onDone(value.state) })}
      >
        {t('does.join')}
      </Button>
      <div role="alert" className={styles.notes}>
        {join.error && <Notice tone="bad">{errorText(join.error)}</Notice>}
      </div>
    </>
  )
}

function Claim({ id, onDone }: ActionProps) {
  const { t } = useTranslation('promotions')
  const { code } = useLanguage()
  const client = useQueryClient()
  const claim = useIdempotentRequest({
    form: `promotion.${id}`,
    call: claimPromotion,
    onDone: ({ value }) => {
      onDone(value.state)
      void invalidatePromotions(client)
    },
  })
  return (
    <>
      {!claim.isUnknown && (
        <Button isWide isBusy={claim.isSending} onClick={() => claim.send({ query: { id, language: code }, body: {} })}>
          {t('does.claim')}
        </Button>
      )}
      <ClaimOutcome
        claim={claim}
        unknown={{ text: t('unknown.text'), check: t('unknown.check') }}
        className={styles.notes}
      />
    </>
  )
}

interface PromotionActionsProps extends Pick<ActionProps, 'onDone'> {
  promotion: Promotion
  /** Where one goes who takes no part. */
  listPath: string
}

/** What can be done with a promotion now; nothing where it only waits or is over. */
export function PromotionActions({ promotion, listPath, onDone }: PromotionActionsProps) {
  const { t } = useTranslation('promotions')
  const { isSignedIn } = useSession()
  const { pathname, search } = useLocation()
  const { id, state, isByDeposit, pictures } = promotion
  if (state === 'claim') return <Claim id={id} onDone={onDone} />
  if (state === 'applying' && pictures === 0)
    return (
      <Suspense>
        <ActivityPictures id={id} />
      </Suspense>
    )
  if (state === 'applying' && pictures !== undefined) return <Notice tone="info">{t('pictures.sent')}</Notice>
  if (state !== 'join') return null
  const notNow = <NotNow to={listPath} text={t('does.notNow')} />
  if (!isSignedIn)
    return (
      <>
        <LinkButton size="large" isWide to="/login" state={keptFrom(`${pathname}${search}`)}>
          {t('does.logIn')}
        </LinkButton>
        {notNow}
      </>
    )
  if (!isByDeposit)
    return (
      <>
        <Join id={id} onDone={onDone} />
        {notNow}
      </>
    )
  return (
    <>
      <LinkButton size="large" isWide to={depositPath}>
        {t('does.byDeposit')}
      </LinkButton>
      <NotNow to={depositPath} text={t('does.without')} />
      <p className={styles.note}>{t('does.byDepositText')}</p>
    </>
  )
}
