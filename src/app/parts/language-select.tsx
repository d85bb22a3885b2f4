import { useTranslation } from 'react-i18next'
import { site } from '#src/config/site.ts'
import { useLanguage, useSwitchLanguage } from '#src/i18n/language.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import styles from './language-select.module.css'

/** The browser's own list of languages under a row that shows the one in use. */
export function LanguageSelect({ look = 'box' }: { look?: 'box' | 'bare' }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const change = useSwitchLanguage()
  return (
    <div className={styles.holder}>
      <label className={styles.select} data-look={look}>
        {change.isPending ? <Spinner size="small" /> : <Icon name="globe" size="small" />}
        <span className={styles.name}>{language.name}</span>
        {look === 'box' && <span className={styles.currency}>{site.currency}</span>}
        <Icon name="chevron-down" size="tiny" className={styles.chevron} />
        <select
          className={styles.control}
          aria-label={t('language.label')}
          value={language.code}
          onChange={(event) => change.mutate(event.target.value)}
        >
          {site.languages.supported.map(({ code, tag, name }) => (
            <option key={code} value={code} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <span role="status" className={styles.failed}>
        {change.isError && t('language.failed')}
      </span>
    </div>
  )
}
