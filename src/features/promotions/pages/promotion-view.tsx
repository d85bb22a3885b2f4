import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#src/account/parts/notice.tsx'
import { StateTag } from '#src/account/parts/state-tag.tsx'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Image } from '#src/ui/image.tsx'
import { SafeHtml } from '#src/ui/safe-html.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { type PromotionDetail, usePromotionQuery } from '../api/use-promotions.ts'
import { PromotionActions } from '../components/promotion-actions.tsx'
import { PromotionFacts } from '../components/promotion-facts.tsx'
import { PromotionProgress } from '../components/promotion-progress.tsx'
import { type Activity, activityLooks } from '../lib/activity.ts'
import styles from './promotion-view.module.css'

interface PromotionViewProps {
  id: string
  /** The list that it came from. */
  listPath: string
}

function Waiting() {
  const { t } = useTranslation('promotions')
  return (
    <div role="status" aria-label={t('detail.loading')} className={styles.columns}>
      <Skeleton className={styles.waiting} />
      <Skeleton className={styles.waiting} />
    </div>
  )
}

function Failed({ error, listPath, onRetry }: { error: unknown; listPath: string; onRetry: () => void }) {
  const { t } = useTranslation(['promotions', 'shell'])
  const errorText = useErrorText()
  const failure = toGatewayError(error)
  const back = (
    <LinkButton look="outline" to={listPath}>
      {t('promotions:detail.back')}
    </LinkButton>
  )
  if (failure.code === 'promotion.unknown')
    return (
      <StatePanel
        icon="gift"
        title={t('promotions:detail.unknown')}
        text={t('promotions:detail.unknownText')}
        actions={back}
      />
    )
  return (
    <StatePanel
      icon="art-down"
      tone="bad"
      isAlert
      title={t('promotions:detail.failed')}
      text={errorText(failure)}
      actions={
        <>
          <Button onClick={onRetry}>{t('shell:retry')}</Button>
          {back}
        </>
      }
    />
  )
}

const saidOf = ['process', 'applying', 'signed', 'claimed'] as const

function Loaded({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotions')
  const [done, setDone] = useState<Activity>()
  const said = saidOf.find((state) => state === done)
  const { title, imageUrl, state, progress, reason, content } = promotion
  return (
    <div className={styles.columns}>
      <article className={styles.main}>
        <Image src={imageUrl && assetUrl(imageUrl)} alt="" fallback="gift" className={styles.picture} loading="eager" />
        <h1 className={styles.title}>{title}</h1>
        <h2 className={styles.heading}>{t('detail.terms')}</h2>
        <SafeHtml html={content} />
      </article>
      <aside className={styles.side} aria-label={t('detail.facts')}>
        <div>
          <StateTag {...activityLooks[state]}>{t(`state.${state}`)}</StateTag>
        </div>
        {reason !== undefined && <Notice tone="info">{t('detail.reason', { reason })}</Notice>}
        {progress && <PromotionProgress progress={progress} />}
        <PromotionFacts promotion={promotion} />
        <div role="status" className={styles.said}>
          {said && <Notice tone="ok">{t(`said.${said}`)}</Notice>}
        </div>
        <PromotionActions promotion={promotion} onDone={setDone} />
      </aside>
    </div>
  )
}

/** One promotion: its terms, and what can be done with it. */
export function PromotionView({ id, listPath }: PromotionViewProps) {
  const { t } = useTranslation('promotions')
  const { data, error, refetch } = usePromotionQuery(id)
  return (
    <>
      <div>
        <LinkButton look="quiet" size="small" icon="arrow-left" to={listPath}>
          {t('detail.back')}
        </LinkButton>
      </div>
      {data && <Loaded promotion={data} />}
      {!data && !error && <Waiting />}
      {!data && error && <Failed error={error} listPath={listPath} onRetry={() => void refetch()} />}
    </>
  )
}
