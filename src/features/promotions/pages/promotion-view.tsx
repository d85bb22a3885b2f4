import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SideMessage } from '#src/account/lists/article-columns.tsx'
import { ArticleView } from '#src/account/lists/article-view.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { StateTag } from '#src/account/parts/state-tag.tsx'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useDocumentTitle } from '#src/lib/document-title.ts'
import { Image } from '#src/ui/picture/image.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { type PromotionDetail, usePromotionQuery } from '../api/use-promotions.ts'
import { PromotionActions } from '../components/promotion-actions.tsx'
import { PromotionFacts } from '../components/promotion-facts.tsx'
import { PromotionProgress } from '../components/promotion-progress.tsx'
import { type Activity, activityLooks, useCategoryName } from '../lib/activity.ts'
import { PlainTerms } from '../scene/plain-terms.tsx'
import styles from '../scene/promotion-detail.module.css'
import { WorkedExample } from '../scene/worked-example.tsx'

interface PromotionViewProps {
  id: string
  /** The list that it came from. */
  listPath: string
}

const settledStates = ['process', 'applying', 'signed', 'claimed'] as const

function Head({ promotion }: { promotion: PromotionDetail }) {
  const { percent } = useFormat()
  const nameOf = useCategoryName()
  const { title, imageUrl, bonusPercent, summary, category } = promotion
  useDocumentTitle(title)
  return (
    <>
      <div className={styles.scene} data-calm={bonusPercent === null ? undefined : ''}>
        <Image src={imageUrl && assetUrl(imageUrl)} alt="" fallback="gift" className={styles.picture} loading="eager" />
      </div>
      <div className={styles.head}>
        <span className={styles.kind}>{nameOf(category)}</span>
        <div className={styles.title}>
          {bonusPercent !== null && (
            <span className={styles.figure} aria-hidden="true">
              {percent(bonusPercent / 100, 0)}
            </span>
          )}
          <h1 className={styles.title}>{title}</h1>
        </div>
        <p className={styles.text}>{summary}</p>
      </div>
    </>
  )
}

function Loaded({ promotion, listPath }: { promotion: PromotionDetail; listPath: string }) {
  const { t } = useTranslation('promotions')
  const [done, setDone] = useState<Activity>()
  const message = settledStates.find((state) => state === done)
  const { state, progress, reason } = promotion
  return (
    <div className={styles.detail}>
      <article className={styles.main}>
        <Head promotion={promotion} />
        <WorkedExample promotion={promotion} />
        <PlainTerms promotion={promotion} />
      </article>
      <aside className={styles.side} aria-label={t('detail.facts')}>
        <div>
          <StateTag {...activityLooks[state]}>{t(`state.${state}`)}</StateTag>
        </div>
        {reason !== undefined && <Notice tone="info">{t('detail.reason', { reason })}</Notice>}
        {progress && <PromotionProgress progress={progress} />}
        <PromotionFacts promotion={promotion} />
        <SideMessage>{message && <Notice tone="ok">{t(`said.${message}`)}</Notice>}</SideMessage>
        <div className={styles.ways}>
          <PromotionActions promotion={promotion} listPath={listPath} onDone={setDone} />
        </div>
      </aside>
    </div>
  )
}

function DetailSkeleton() {
  const { t } = useTranslation('promotions')
  return (
    <div role="status" aria-label={t('detail.loading')} className={styles.detail}>
      <div className={styles.main}>
        <Skeleton className={styles.scene} />
        <Skeleton className={styles.skeleton} />
      </div>
      <Skeleton className={styles.skeleton} />
    </div>
  )
}

/** One promotion: its scene, what it comes to in figures, its terms, and what can be done with it. */
export function PromotionView({ id, listPath }: PromotionViewProps) {
  const { t } = useTranslation('promotions')
  return (
    <ArticleView
      query={usePromotionQuery(id)}
      back={{ to: listPath, text: t('detail.back') }}
      skeleton={<DetailSkeleton />}
      failed={t('detail.failed')}
      unknown={{
        code: 'promotion.unknown',
        icon: 'gift',
        title: t('detail.unknown'),
        text: t('detail.unknownText'),
      }}
    >
      {(promotion) => <Loaded promotion={promotion} listPath={listPath} />}
    </ArticleView>
  )
}
