import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { type Category, offersVendor } from '#src/config/categories.ts'
import { site } from '#src/config/site.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { useSession } from '#src/session/session.ts'
import { Button } from '#src/ui/button.tsx'
import { PartLevel } from '#src/ui/part-heading.tsx'
import { EmptyList, EmptyOwnList } from '../lists/empty-list.tsx'
import { FiltersButton } from '../lists/filters-button.tsx'
import { GamesGrid } from '../lists/games-grid.tsx'
import type { Asked } from '../lists/games-pages.ts'
import { ListHead } from '../lists/list-head.tsx'
import styles from '../lists/list-page.module.css'
import { cleared, formatView, isNarrowed, isOwn, type ListView, selectionsOf, withVendor } from '../lists/list-view.ts'
import { SortSelect } from '../lists/sort-select.tsx'
import { TabRow } from '../lists/tab-row.tsx'
import { TrialSwitch } from '../lists/trial-switch.tsx'
import { useGamesList } from '../lists/use-games-list.ts'
import { useListFilters } from '../lists/use-list-filters.ts'
import { type ChangeView, useListView } from '../lists/use-list-view.ts'
import { VendorChips } from '../lists/vendor-chips.tsx'
import { GameSearch } from '../search/game-search.tsx'
import { SearchResults } from '../search/search-results.tsx'

/** Without a choice all vendors that the site shows. They are said by its own configuration: nothing is asked before. */
function askedOf(category: Category, view: ListView): Asked {
  const gameType = category.gatewayCode
  if (view.select === 'FAV') return { list: 'favourites', gameType }
  if (view.select === 'RECENT') return { list: 'recent', gameType }
  const chosen = view.vendors.filter((code) => offersVendor(category, code))
  const vendors = chosen.length > 0 ? chosen : category.vendors()
  return { list: 'games', gameType, excluded: category.excluded?.() ?? [], view: { ...view, vendors } }
}

const hasBingo = () => site.languages.supported.some(({ code }) => code === 'TY')

function CategoryList({ category }: { category: Category }) {
  const { t } = useTranslation(['games', 'shell'])
  const { isSignedIn } = useSession()
  const { view: wanted, change: changeView } = useListView()
  const offeredOf = (now: ListView): ListView => (now.select === 'BG' && !hasBingo() ? { ...now, select: 'ALL' } : now)
  const view = offeredOf(wanted)
  const change: ChangeView = (make) => changeView((now) => make(offeredOf(now)))
  const filters = useListFilters(category, view.vendors)
  const asked = askedOf(category, view)
  const isOwnList = isOwn(view.select)
  const list = useGamesList(asked)
  // One's own lists are a member's: a link to them opens all games to a guest.
  if (isOwnList && !isSignedIn) return <Navigate to={{ search: formatView({ ...view, select: 'ALL' }) }} replace />
  const title = t(`shell:category.${category.id}`)
  const offered = filters.data?.selections.map(({ code }) => code) ?? []
  // The one in use stays to be seen while the gateway has not said yet what there is.
  const tabs = selectionsOf([...offered, view.select], { hasBingo, isMember: isSignedIn })
  const clear = () => change(cleared)
  return (
    <>
      <ListHead
        title={title}
        total={list.total}
        isPending={list.isPending}
        search={<GameSearch q={view.q} />}
        sort={!isOwnList && <SortSelect sort={view.sort} onChange={(sort) => change((now) => ({ ...now, sort }))} />}
        filters={
          !isOwnList && (
            <FiltersButton
              view={view}
              filters={filters.data}
              isFailed={filters.isError}
              onRetry={() => void filters.refetch()}
              onChange={change}
            />
          )
        }
      />
      {!filters.isError && !isOwnList && (
        <VendorChips
          vendors={filters.data?.vendors}
          chosen={view.vendors}
          onToggle={(code) => change((now) => withVendor(now, code))}
          onAll={() => change((now) => ({ ...now, vendors: [] }))}
        />
      )}
      <TabRow
        label={t('games:select.label')}
        tabs={tabs.map((id) => ({ id, text: t(`games:select.${id}`) }))}
        chosen={view.select}
        onChoose={(select) => change((now) => ({ ...now, select }))}
      >
        {!isOwnList && (
          <TrialSwitch
            className={styles.trial}
            isOn={view.isTrial}
            onChange={(isTrial) => change((now) => ({ ...now, isTrial }))}
          />
        )}
      </TabRow>
      <GamesGrid
        key={JSON.stringify(asked)}
        list={list}
        label={t('games:list.label', { title })}
        empty={
          isOwnList ? (
            <EmptyOwnList
              kind={view.select === 'FAV' ? 'favourites' : 'recent'}
              actions={<Button onClick={clear}>{t('games:own.find')}</Button>}
            />
          ) : (
            <EmptyList isNarrowed={isNarrowed(view)} onClear={clear} />
          )
        }
      />
    </>
  )
}

/** The games of a category, as its address says: narrowed, ordered, without end; or what a search found. */
export function ListPage({ category }: { category: Category }) {
  const { view, change } = useListView()
  return (
    <GameActionsProvider>
      <PartLevel value="h2">
        <div className={styles.page}>
          {view.q ? (
            <SearchResults q={view.q} onEnd={() => change((now) => ({ ...now, q: '' }))} />
          ) : (
            <CategoryList key={category.id} category={category} />
          )}
        </div>
      </PartLevel>
    </GameActionsProvider>
  )
}
