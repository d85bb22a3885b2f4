import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { site } from '#src/config/site.ts'
import { useLanguage, useSwitchLanguage } from '#src/i18n/language.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import styles from './language-select.module.css'
import { lazyPart } from './lazy-part.ts'

const LanguageDialog = LANGUAGE_SEARCH
  ? lazyPart(async () => (await import('../languages/language-dialog.tsx')).LanguageDialog)
  : undefined

/** The browser's own list of languages under a row that shows the one in use; of many, a dialog with a search. */
export function LanguageSelect({ look = 'box' }: { look?: 'box' | 'bare' }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const language = useLanguage()
  const change = useSwitchLanguage()
  const { supported } = site.languages
  return (
    <div className={styles.holder}>
      <div className={styles.select} data-look={look}>
        {change.isPending ? <Spinner size="small" /> : <Icon name="globe" size="small" />}
        <span className={styles.name}>{language.name}</span>
        {look === 'box' && <span className={styles.currency}>{site.currency}</span>}
        <Icon name="chevron-down" size="tiny" className={styles.chevron} />
        {LanguageDialog ? (
          <button
            type="button"
            className={styles.control}
            aria-label={`${t('language.label')}: ${language.name}`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={() => void LanguageDialog.ask()}
            onClick={() => setOpen(true)}
          />
        ) : (
          <select
            className={styles.control}
            aria-label={t('language.label')}
            value={language.code}
            onChange={(event) => change.mutate(event.target.value)}
          >
            {supported.map(({ code, tag, name }) => (
              <option key={code} value={code} lang={tag}>
                {name}
              </option>
            ))}
          </select>
        )}
      </div>
      {LanguageDialog && isOpen && (
        <Suspense>
          <LanguageDialog
            current={language}
            onClose={() => setOpen(false)}
            onChoose={(code) => {
              setOpen(false)
              change.mutate(code)
            }}
          />
        </Suspense>
      )}
      <span role="status" className={styles.failed}>
        {change.isError && t('language.failed')}
      </span>
    </div>
  )
}
