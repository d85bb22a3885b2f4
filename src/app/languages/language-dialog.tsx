import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SiteLanguage } from '#contract/site/site-config.ts'
import { site } from '#src/config/site.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import styles from './language-dialog.module.css'
import { findLanguages, groupLanguages, languageName } from './language-groups.ts'

interface RowsProps {
  languages: readonly SiteLanguage[]
  current: SiteLanguage
  onChoose: (code: string) => void
}

/** Own names are in fonts that have just their letters: a list of them would load the whole font of every script. */
function Rows({ languages, current, onChoose }: RowsProps) {
  return (
    <ul className={styles.rows}>
      {languages.map(({ code, tag, dir, name }) => (
        <li key={code}>
          <button
            type="button"
            className={styles.row}
            aria-current={code === current.code}
            onClick={() => onChoose(code)}
          >
            <span className={styles.names}>
              <span className={styles.own}>
                <bdi lang={tag} dir={dir}>
                  {name}
                </bdi>
              </span>
              <span className={styles.other}>{languageName(tag, current.tag)}</span>
            </span>
            {code === current.code ? <Icon name="check" size="small" /> : <span className={styles.code}>{code}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Groups({ languages, current, onChoose }: RowsProps) {
  const { t } = useTranslation('languages')
  const { tag } = current
  return groupLanguages(languages, { current: current.code, asked: navigator.languages, tag }).map((group) => (
    <section key={group.region} className={styles.group}>
      <h3 className={styles.region}>{t(group.region === null ? 'suggested' : `region.${group.region}`)}</h3>
      <Rows languages={group.languages} current={current} onChoose={onChoose} />
    </section>
  ))
}

interface LanguageDialogProps {
  current: SiteLanguage
  onChoose: (code: string) => void
  onClose: () => void
}

/** Many languages, by region; one is found by its own name, its English one, its name in the language in use, and its code. */
export function LanguageDialog({ current, onChoose, onClose }: LanguageDialogProps) {
  const { t } = useTranslation(['languages', 'shell'])
  const [typed, setTyped] = useState('')
  const { supported } = site.languages
  const found = typed.trim() === '' ? null : findLanguages(supported, typed, current.tag)
  return (
    <Dialog label={t('shell:language.label')} kind="full" closesOutside onClose={onClose} className={styles.dialog}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('shell:language.label')}</h2>
        <IconButton icon="x" label={t('shell:close')} onClick={onClose} />
      </header>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          if (found?.[0]) onChoose(found[0].code)
        }}
      >
        <Icon name="search" size="small" />
        <input
          type="search"
          data-autofocus
          aria-label={t('languages:search')}
          placeholder={t('languages:search')}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </form>
      <div className={styles.content}>
        {found === null ? (
          <Groups languages={supported} current={current} onChoose={onChoose} />
        ) : (
          <Rows languages={found} current={current} onChoose={onChoose} />
        )}
        <p role="status" className={styles.none}>
          {found?.length === 0 && t('languages:none', { text: typed.trim() })}
        </p>
      </div>
    </Dialog>
  )
}
