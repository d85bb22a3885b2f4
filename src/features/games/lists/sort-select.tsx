import { useTranslation } from 'react-i18next'
import { Icon } from '#src/ui/icon.tsx'
import styles from './list-bars.module.css'
import { type Sort, sortChoices } from './list-view.ts'

/** The browser's own list under a box that shows the order in use. */
export function SortSelect({ sort, onChange }: { sort: Sort; onChange: (sort: Sort) => void }) {
  const { t } = useTranslation('games')
  return (
    <label className={styles.sort}>
      <span>{t(`sort.${sort}`)}</span>
      <Icon name="chevron-down" size="small" />
      <select
        aria-label={t('sort.label')}
        value={sort}
        onChange={({ target }) => {
          const next = sortChoices.find((one) => one === target.value)
          if (next) onChange(next)
        }}
      >
        {sortChoices.map((one) => (
          <option key={one} value={one}>
            {t(`sort.${one}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
