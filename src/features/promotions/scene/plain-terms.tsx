import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-names.ts'
import { SafeHtml } from '#src/ui/safe-html.tsx'
import { SectionHead } from '#src/ui/section-head.tsx'
import type { PromotionDetail } from '../api/use-promotions.ts'
import { useTimeText } from './owed.tsx'
import styles from './plain-terms.module.css'

function Term({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li>
      <span className={styles.icon}>
        <Icon name={icon} size="small" />
      </span>
      <div>
        <b>{title}</b>
        {children}
      </div>
    </li>
  )
}

/** What a stake on each kind of game counts; in one sentence where all count in full. */
function Counted({ counted }: Pick<PromotionDetail, 'counted'>) {
  const { t } = useTranslation('promotions')
  const { percent } = useFormat()
  if (counted.length === 0) return null
  if (counted.every((kind) => kind.percent === 100))
    return (
      <Term icon="layout-grid" title={t('plain.allCount')}>
        <p>{counted.map(({ name }) => name).join(' · ')}</p>
      </Term>
    )
  return (
    <Term icon="layout-grid" title={t('plain.counts')}>
      <dl className={styles.counted}>
        {counted.map((kind) => (
          <div key={kind.name}>
            <dt>{kind.name}</dt>
            <dd aria-hidden="true">
              <i style={{ inlineSize: `${kind.percent}%` }} />
            </dd>
            <dd>{percent(kind.percent / 100, 0)}</dd>
          </div>
        ))}
      </dl>
    </Term>
  )
}

/** The terms in plain words, and below them as the gateway has them. */
export function PlainTerms({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotions')
  const id = useId()
  const timeText = useTimeText()
  const { counted, content, turnoverDays, minStake, endsAt, turnoverTimes } = promotion
  const isTimed = turnoverDays !== null || (minStake !== null && endsAt !== null)
  return (
    <section className={styles.terms} aria-labelledby={id}>
      <SectionHead id={id} title={t('plain.title')} />
      <ul className={styles.list}>
        <Term icon="calendar-days" title={timeText(promotion)}>
          <p>{t(isTimed ? 'plain.timed' : 'plain.untimed')}</p>
        </Term>
        <Counted counted={counted} />
        {turnoverTimes !== null && (
          <Term icon="lock" title={t('plain.tied')}>
            <p>{t('plain.tiedText')}</p>
          </Term>
        )}
        <Term icon="shield-check" title={t('plain.free')}>
          <p>{t('plain.freeText')}</p>
        </Term>
      </ul>
      <h3 className={styles.full}>{t('detail.terms')}</h3>
      <SafeHtml html={content} />
    </section>
  )
}
