import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ArticleColumns, ArticleHeading, ArticleSkeleton, SideMessage } from '#src/account/lists/article-columns.tsx'
import { ArticleView } from '#src/account/lists/article-view.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { StateTag } from '#src/account/parts/state-tag.tsx'
import { SafeHtml } from '#src/ui/safe-html.tsx'
import { type PromotionDetail, usePromotionQuery } from '../api/use-promotions.ts'
import { PromotionActions } from '../components/promotion-actions.tsx'
import { PromotionFacts } from '../components/promotion-facts.tsx'
import { PromotionProgress } from '../components/promotion-progress.tsx'
import { type Activity, activityLooks } from '../lib/activity.ts'

interface PromotionViewProps {
  id: string
  /** The list that it came from. */
  listPath: string
}

const settledStates = ['process', 'applying', 'signed', 'claimed'] as const

function Loaded({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotions')
  const [done, setDone] = useState<Activity>()
  const message = settledStates.find((state) => state === done)
  const { title, imageUrl, state, progress, reason, content } = promotion
  return (
    <ArticleColumns
      title={title}
      image={imageUrl}
      fallback="gift"
      sideLabel={t('detail.facts')}
      side={
        <>
          <div>
            <StateTag {...activityLooks[state]}>{t(`state.${state}`)}</StateTag>
          </div>
          {reason !== undefined && <Notice tone="info">{t('detail.reason', { reason })}</Notice>}
          {progress && <PromotionProgress progress={progress} />}
          <PromotionFacts promotion={promotion} />
          <SideMessage>{message && <Notice tone="ok">{t(`said.${message}`)}</Notice>}</SideMessage>
          <PromotionActions promotion={promotion} onDone={setDone} />
        </>
      }
    >
      <ArticleHeading>{t('detail.terms')}</ArticleHeading>
      <SafeHtml html={content} />
    </ArticleColumns>
  )
}

/** One promotion: its terms, and what can be done with it. */
export function PromotionView({ id, listPath }: PromotionViewProps) {
  const { t } = useTranslation('promotions')
  return (
    <ArticleView
      query={usePromotionQuery(id)}
      back={{ to: listPath, text: t('detail.back') }}
      skeleton={<ArticleSkeleton label={t('detail.loading')} />}
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
