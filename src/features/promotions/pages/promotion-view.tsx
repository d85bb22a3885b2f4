import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ArticleView } from '#src/account/lists/article-view.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { StateTag } from '#src/account/parts/state-tag.tsx'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { Image } from '#src/ui/picture/image.tsx'
import { SafeHtml } from '#src/ui/safe-html.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
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

function PageSkeleton() {
  const { t } = useTranslation('promotions')
  return (
    <div role="status" aria-label={t('detail.loading')} className={styles.columns}>
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton} />
    </div>
  )
}

const settledStates = ['process', 'applying', 'signed', 'claimed'] as const

function Loaded({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotions')
  const [done, setDone] = useState<Activity>()
  const message = settledStates.find((state) => state === done)
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
        <div role="status" className={styles.message}>
          {message && <Notice tone="ok">{t(`said.${message}`)}</Notice>}
        </div>
        <PromotionActions promotion={promotion} onDone={setDone} />
      </aside>
    </div>
  )
}

/** One promotion: its terms, and what can be done with it. */
export function PromotionView({ id, listPath }: PromotionViewProps) {
  const { t } = useTranslation('promotions')
  return (
    <ArticleView
      query={usePromotionQuery(id)}
      back={{ to: listPath, text: t('detail.back') }}
      skeleton={<PageSkeleton />}
      failed={t('detail.failed')}
      unknown={{
        code: 'promotion.unknown',
        icon: 'gift',
        title: t('detail.unknown'),
        text: t('detail.unknownText'),
      }}
    >
      {(promotion) => <Loaded promotion={promotion} />}
    </ArticleView>
  )
}
