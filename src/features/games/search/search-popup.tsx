import { useTranslation } from 'react-i18next'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import type { Popups } from '#src/popups/popup-store.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { phoneWindow, useMediaQuery } from '#src/ui/use-media-query.ts'
import { SearchBox } from './search-box.tsx'
import styles from './search-field.module.css'

/** The search over all games, from wherever the visitor is. */
export function SearchPopup({ q = '', onClose }: Popups['search'] & { onClose: () => void }) {
  const { t } = useTranslation('games')
  const isPhone = useMediaQuery(phoneWindow)
  return (
    <Dialog
      kind={isPhone ? 'full' : 'centre'}
      label={t('search.label')}
      closesOutside
      onClose={onClose}
      {...(!isPhone && { className: styles.window })}
    >
      <GameActionsProvider>
        <div className={styles.sheet}>
          <IconButton icon="arrow-left" label={t('search.close')} onClick={onClose} />
          <SearchBox q={q} kind="sheet" onDone={onClose} />
        </div>
      </GameActionsProvider>
    </Dialog>
  )
}
