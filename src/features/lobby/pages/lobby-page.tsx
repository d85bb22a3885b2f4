import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Category } from '#src/config/categories.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { usePainted } from '#src/lib/use-painted.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { menuOf, menusQuery } from '#src/play/menus.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { LobbyGames, LobbyGamesSkeleton } from '../components/lobby-games.tsx'
import { VendorGrid, VendorSkeletons } from '../components/vendor-grid.tsx'
import styles from './lobby-page.module.css'

/** A category that is played in vendors' lobbies: its vendors, and the games that one can go to directly. */
export function LobbyPage({ category }: { category: Category }) {
  const { t } = useTranslation(['games', 'shell'])
  const { number } = useFormat()
  const { code } = useLanguage()
  const { data, isPending, isFetching, refetch } = usePainted(useQuery(menusQuery(code)))
  // The keys of every category are there; those of a flag that is off have neither string nor caller.
  const title = t(`shell:category.${category.id}` as 'shell:category.live')
  const { vendors, gameCount } = data ? menuOf(category, data) : { vendors: [], gameCount: 0 }
  const label = t('games:centre.list', { title })
  return (
    <GameActionsProvider>
      <header className={styles.head}>
        <PageTitle title={title}>
          {vendors.length > 0 && (
            <p>
              {t('games:centre.vendors', { count: vendors.length, figure: number(vendors.length) })}
              {' · '}
              {t('games:count', { count: gameCount, figure: number(gameCount) })}
            </p>
          )}
        </PageTitle>
        <Button look="outline" icon="search" aria-haspopup="dialog" onClick={() => openPopup('search', {})}>
          {t('shell:nav.search')}
        </Button>
      </header>
      {isPending && (
        <>
          <VendorSkeletons label={t('games:centre.loading')} />
          <LobbyGamesSkeleton category={category} />
        </>
      )}
      {!isPending && !data && <Failed isBusy={isFetching} onRetry={() => void refetch()} />}
      {data && vendors.length === 0 && <Empty />}
      {vendors.length > 0 && (
        <>
          <VendorGrid label={label} vendors={vendors} />
          <LobbyGames category={category} vendors={vendors.map((vendor) => vendor.code)} />
        </>
      )}
    </GameActionsProvider>
  )
}

function Failed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const { t } = useTranslation(['games', 'shell'])
  return (
    <StatePanel
      icon="art-down"
      tone="warn"
      isAlert
      title={t('games:centre.failed')}
      text={t('games:centre.failedText')}
      actions={
        <Button icon="rotate-cw" isBusy={isBusy} onClick={onRetry}>
          {t('shell:retry')}
        </Button>
      }
    />
  )
}

function Empty() {
  const { t } = useTranslation(['games', 'shell'])
  return (
    <StatePanel
      icon="art-closed"
      title={t('games:centre.empty')}
      text={t('games:centre.emptyText')}
      actions={
        <LinkButton to="/" icon="house">
          {t('shell:goHome')}
        </LinkButton>
      }
    />
  )
}
