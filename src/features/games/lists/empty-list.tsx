import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import type { IconName } from '#src/ui/icon-names.ts'
import { StatePanel } from '#src/ui/state-panel.tsx'

/** A category without games, or without any that match what is asked for. */
export function EmptyList({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const { t } = useTranslation('games')
  return (
    <StatePanel
      icon="search"
      art={isNarrowed ? 'no-result' : 'empty'}
      title={t(isNarrowed ? 'list.empty' : 'list.none')}
      text={t(isNarrowed ? 'list.emptyText' : 'list.noneText')}
      actions={isNarrowed && <Button onClick={onClear}>{t('list.clear')}</Button>}
    />
  )
}

/** A list of one's own without games: favourites or what was played. */
export function EmptyOwnList({ kind, actions }: { kind: 'favourites' | 'recent'; actions?: ReactNode }) {
  const { t } = useTranslation('games')
  const icon: IconName = kind === 'favourites' ? 'heart' : 'history'
  return (
    <StatePanel
      icon={icon}
      art="empty"
      title={t(kind === 'favourites' ? 'own.noFavourites' : 'own.noRecent')}
      text={t(kind === 'favourites' ? 'own.noFavouritesText' : 'own.noRecentText')}
      actions={actions}
    />
  )
}
