import { useTranslation } from 'react-i18next'
import { helpPath } from '#contract/site/routes.ts'
import { categories } from '#src/config/categories.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Link } from '#src/ui/link.tsx'
import type { Summary } from '../api/queries.ts'
import styles from '../scene/summary.module.css'
import { ShareBar, shareOf } from './summary-facts.tsx'

/** What came back of the stakes in each category that the site has. */
export function CategoryPaybacks({ summary }: { summary: Summary }) {
  const { t } = useTranslation(['winners', 'shell'])
  const { percent } = useFormat()
  const rows = summary.categories.flatMap(({ gameType, staked, returned }) => {
    const category = categories().find(({ gatewayCode }) => gatewayCode === gameType)
    return category ? [{ id: category.id, share: shareOf(returned, staked) }] : []
  })
  return (
    <section className={styles.paybacks} aria-labelledby="paybacks">
      <h2 id="paybacks">{t('paybacks.title')}</h2>
      <p>{t('paybacks.text')}</p>
      <ul>
        {rows
          .toSorted((one, two) => two.share - one.share)
          .map(({ id, share }) => (
            <li key={id}>
              <span>{t(`shell:category.${id}`)}</span>
              <strong>{percent(share, 1)}</strong>
              <ShareBar share={share} />
            </li>
          ))}
      </ul>
      <Link to={`${helpPath}#games`}>{t('paybacks.how')}</Link>
    </section>
  )
}
