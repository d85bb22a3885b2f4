import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useMediaQuery } from '#src/ui/use-media-query.ts'
import { SearchBox } from './search-box.tsx'
import styles from './search-field.module.css'
import { useSlash } from './use-slash.ts'

function PhoneSearch({ q }: { q: string }) {
  const { t } = useTranslation('games')
  const [isOpen, setOpen] = useState(false)
  useSlash(() => setOpen(true))
  return (
    <>
      <button type="button" className={styles.field} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="search" size="small" className={styles.icon} />
        <span className={styles.shown}>{q || t('search.short')}</span>
      </button>
      {isOpen && (
        <Dialog kind="full" label={t('search.label')} onClose={() => setOpen(false)}>
          <div className={styles.sheet}>
            <IconButton icon="arrow-left" label={t('search.close')} onClick={() => setOpen(false)} />
            <SearchBox q={q} kind="sheet" onDone={() => setOpen(false)} />
          </div>
        </Dialog>
      )}
    </>
  )
}

/** The search over all games: a field with suggestions below it, on phones a screen of its own. */
export function GameSearch({ q }: { q: string }) {
  const isPhone = useMediaQuery('(max-width: 767px)')
  return isPhone ? <PhoneSearch q={q} /> : <SearchBox key={q} q={q} kind="panel" />
}
