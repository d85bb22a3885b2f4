import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Vendor } from '#contract/lobby/games.ts'
import type { Category } from '#src/config/categories.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { usePainted } from '#src/lib/use-painted.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { isWideType } from '#src/play/is-wide.ts'
import { menuOf, menusQuery } from '#src/play/menus.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { SectionHead } from '#src/ui/section-head.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { KindRow, useKinds } from '../components/kinds.tsx'
import games from '../components/lobby-games.module.css'
import { LobbyGames, LobbyGamesSkeleton } from '../components/lobby-games.tsx'
import { VendorGrid, VendorSkeletons } from '../components/vendor-grid.tsx'
import { LiveTables } from '../scene/live-tables.tsx'
import { Matches } from '../scene/matches.tsx'
import tables from '../scene/table-card.module.css'
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
  const isLive = category.id === 'live'
  const isWide = isWideType(category.gatewayCode)
  const codes = vendors.map((vendor) => vendor.code)
  const head = (
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
      {isWide && <Kinds gameType={category.gatewayCode} vendors={codes} />}
      <Button look="outline" icon="search" aria-haspopup="dialog" onClick={() => openPopup('search', {})}>
        {t('shell:nav.search')}
      </Button>
    </header>
  )
  const hasMatches = !isLive && isWide && codes.length > 0
  const hasTables = isLive && (isPending || codes.length > 0)
  return (
    <GameActionsProvider>
      {hasTables ? (
        <LiveTables category={category} vendors={data ? codes : undefined} head={head} />
      ) : (
        <div className={tables.head}>{head}</div>
      )}
      {!isPending && !data && <Failed isBusy={isFetching} onRetry={() => void refetch()} />}
      {data && vendors.length === 0 && <Empty />}
      {hasMatches && <KnownMatches gameType={category.gatewayCode} vendors={codes} />}
      {isPending && <VendorSkeletons label={t('games:centre.loading')} isUpright={!isWide} />}
      {vendors.length > 0 && <Vendors title={title} vendors={vendors} isUpright={!isWide} hasHeading={isLive} />}
      {!isLive && isPending && <LobbyGamesSkeleton category={category} />}
      {!isLive && vendors.length > 0 && <LobbyGames category={category} vendors={codes} />}
    </GameActionsProvider>
  )
}

function Kinds({ gameType, vendors }: { gameType: string; vendors: readonly string[] }) {
  return <KindRow {...useKinds(gameType, vendors)} />
}

function KnownMatches({ gameType, vendors }: { gameType: string; vendors: readonly string[] }) {
  return <Matches gameType={gameType} kind={useKinds(gameType, vendors).kind} />
}

interface VendorsProps {
  title: string
  vendors: readonly Vendor[]
  isUpright: boolean
  hasHeading: boolean
}

/** Where they follow something else, they have a heading of their own. */
function Vendors({ title, vendors, isUpright, hasHeading }: VendorsProps) {
  const { t } = useTranslation('games')
  const grid = <VendorGrid label={t('centre.list', { title })} vendors={vendors} isUpright={isUpright} />
  if (!hasHeading) return grid
  return (
    <section className={games.games} aria-labelledby="centre-vendors">
      <SectionHead id="centre-vendors" title={t('vendors.label')} />
      {grid}
    </section>
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
