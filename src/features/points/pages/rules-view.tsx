import { useTranslation } from 'react-i18next'
import { LoadFailed } from '#src/account/parts/load-failed.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { categories } from '#src/config/categories.ts'
import { useFormat } from '#src/i18n/format.ts'
import { SafeHtml } from '#src/ui/safe-html.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { type PointConfig, usePointConfigQuery } from '../api/queries.ts'
import styles from './points-page.module.css'

function Earning({ config }: { config: PointConfig }) {
  const { t } = useTranslation(['points', 'shell'])
  const { number, moneyText } = useFormat()
  const { currency, earning } = config
  const nameOf = (id: string) => {
    const known = categories().find((category) => category.id === id)
    return known ? t(`shell:category.${known.id}`) : id
  }
  return (
    <section className={styles.panel} aria-labelledby="points-earning">
      <h2 id="points-earning" className={styles.heading}>
        {t('points:rules.earning')}
      </h2>
      <table className={styles.earning}>
        <thead>
          <tr>
            <th scope="col">{t('points:rules.category')}</th>
            <th scope="col">{t('points:rules.staked')}</th>
            <th scope="col">{t('points:rules.earned')}</th>
          </tr>
        </thead>
        <tbody>
          {earning.map(({ category, staked, points }) => (
            <tr key={category}>
              <th scope="row">{nameOf(category)}</th>
              <td>{moneyText(staked, { currency }) ?? staked}</td>
              <td>{number(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** How points are earned, and what holds for them, as the operator writes it. */
export function RulesView() {
  const { t } = useTranslation('points')
  const { data, error, refetch } = usePointConfigQuery()
  if (!data && error) return <LoadFailed title={t('rules.failed')} error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div role="status" aria-label={t('rules.loading')} className={styles.columns}>
        <Skeleton className={styles.skeleton} />
        <Skeleton className={styles.skeleton} />
      </div>
    )
  return (
    <div className={styles.columns}>
      <section className={styles.panel} aria-labelledby="points-rules">
        <h2 id="points-rules" className={styles.heading}>
          {t('rules.title')}
        </h2>
        <Notice tone="ok">{t('rules.forever')}</Notice>
        <SafeHtml html={data.rules} />
      </section>
      {data.earning.length > 0 && <Earning config={data} />}
    </div>
  )
}
