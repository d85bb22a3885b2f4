import { useTranslation } from 'react-i18next'
import { openPopup } from '#src/popups/popup-store.ts'
import { Icon } from '#src/ui/icon.tsx'
import { phoneWindow, useMediaQuery } from '#src/ui/use-media-query.ts'
import { SearchBox } from './search-box.tsx'
import styles from './search-field.module.css'

function PhoneSearch({ q }: { q: string }) {
  const { t } = useTranslation('games')
  return (
    <button type="button" className={styles.field} aria-haspopup="dialog" onClick={() => openPopup('search', { q })}>
      <Icon name="search" size="small" className={styles.icon} />
      <span className={styles.shown}>{q || t('search.short')}</span>
    </button>
  )
}

/** The search over all games: a field with suggestions below it, on phones a screen of its own. */
export function GameSearch({ q }: { q: string }) {
  const isPhone = useMediaQuery(phoneWindow)
  return isPhone ? <PhoneSearch q={q} /> : <SearchBox key={q} q={q} kind="panel" />
}
