import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { categories } from '#src/config/categories.ts'
import { vendorPath } from '#src/config/game-paths.ts'
import { site } from '#src/config/site.ts'
import { getGames } from '#src/gateway/calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { classNames } from '#src/lib/class-names.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import type { Popups } from '#src/popups/popup-store.ts'
import { Button, IconButton, LinkButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import posters from '#src/ui/tiles/poster-grid.module.css'
import { TileGrid } from '../components/tile-grid.tsx'
import styles from './vendor-games-popup.module.css'

type Props = Popups['vendor-games'] & { onClose: () => void }

const pageSize = 20
const skeletons = Array.from({ length: 10 }, (_, place) => place)

function useVendorGames({ vendor, gameType }: Popups['vendor-games']) {
  const { code: language } = useLanguage()
  const query = {
    clientType: 3,
    platform: 'html5-desktop',
    merchant: site.merchantCode,
    gameType,
    vassalage: vendor.code,
    pageSize,
    language,
  } as const
  return useInfiniteQuery({
    queryKey: ['vendorGames', query],
    queryFn: ({ pageParam: pageNo, signal }) => callGateway(getGames, { query: { ...query, pageNo }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
  })
}

function Games({ vendor, gameType }: Popups['vendor-games']) {
  const { t } = useTranslation(['play', 'shell'])
  const textOf = useErrorText()
  const games = useVendorGames({ vendor, gameType })
  if (games.isPending)
    return (
      <div className={classNames(posters.holder, styles.skeleton)} aria-busy="true">
        <div className={posters.grid}>
          {skeletons.map((place) => (
            <div key={place}>
              <Skeleton className={styles.poster} />
              <Skeleton shape="line" className={styles.line} />
            </div>
          ))}
        </div>
      </div>
    )
  if (!games.data)
    return (
      <StatePanel
        icon="art-down"
        tone="bad"
        title={t('play:failed.title')}
        text={textOf(toGatewayError(games.error))}
        actions={
          <Button icon="rotate-cw" isBusy={games.isFetching} onClick={() => void games.refetch()}>
            {t('shell:retry')}
          </Button>
        }
        isAlert
      />
    )
  const cards = games.data.pages.flatMap((page) => page.games.slice(0, pageSize))
  if (cards.length === 0)
    return <StatePanel icon="dices" title={t('play:vendorGames.empty', { vendor: vendor.name })} />
  return (
    <>
      <TileGrid cards={[...new Map(cards.map((card) => [card.nodeId, card])).values()]} />
      {games.hasNextPage && (
        <Button
          look="outline"
          className={styles.more}
          isBusy={games.isFetchingNextPage}
          onClick={() => void games.fetchNextPage()}
        >
          {t('play:vendorGames.more')}
        </Button>
      )}
    </>
  )
}

/** The games behind a card that stands for a vendor's. It goes when one of them is opened. */
export function VendorGamesPopup({ vendor, gameType, onClose }: Props) {
  const { t } = useTranslation(['play', 'shell'])
  const { key } = useLocation()
  const opened = useRef(key)
  useEffect(() => {
    if (opened.current !== key) onClose()
  }, [key, onClose])
  const title = t('play:vendorGames.title', { vendor: vendor.name })
  const category = categories().find(({ gatewayCode, hasList }) => gatewayCode === gameType && hasList)
  return (
    <Dialog label={title} kind="full" closesOutside onClose={onClose} className={styles.dialog}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <IconButton icon="x" label={t('shell:close')} onClick={onClose} />
      </header>
      <div className={styles.content}>
        <GameActionsProvider>
          <Games vendor={vendor} gameType={gameType} />
        </GameActionsProvider>
        {category && (
          <LinkButton look="text" to={vendorPath(category, vendor.code)} iconEnd="chevron-right">
            {t('play:vendorGames.all', { vendor: vendor.name })}
          </LinkButton>
        )}
      </div>
    </Dialog>
  )
}
