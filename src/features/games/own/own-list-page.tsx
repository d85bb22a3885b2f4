import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { favouritesPath, recentPath } from '#contract/site/routes.ts'
import { type Category, categories } from '#src/config/categories.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { PartLevel } from '#src/ui/part-heading.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { EmptyOwnList } from '../lists/empty-list.tsx'
import { GamesGrid } from '../lists/games-grid.tsx'
import { ListHead } from '../lists/list-head.tsx'
import styles from '../lists/list-page.module.css'
import { TabRow } from '../lists/tab-row.tsx'
import { type GamesList, useGamesList } from '../lists/use-games-list.ts'

type Kind = 'favourites' | 'recent'

const all = 'all'
/** Each leads to the other. */
const others = {
  favourites: { kind: 'recent', path: recentPath, icon: 'history' },
  recent: { kind: 'favourites', path: favouritesPath, icon: 'heart' },
} as const

/** `?type=` names a category as the gateway does; what it does not know is none. */
export function typeOf(search: string): Category | undefined {
  const wanted = new URLSearchParams(search).get('type')
  return categories().find(({ gatewayCode }) => gatewayCode === wanted)
}

/** Favourites are all there: their tabs only part them. What was played comes page by page, so the gateway parts it. */
function useOwnList(kind: Kind, type: Category | undefined) {
  const list = useGamesList(
    kind === 'favourites' ? { list: 'favourites' } : { list: 'recent', gameType: type?.gatewayCode },
  )
  if (kind === 'recent') return { shown: list, tabs: categories() }
  const tabs = categories().filter(({ gatewayCode }) => list.cards.some(({ gameType }) => gameType === gatewayCode))
  if (!type || list.cards.length === 0) return { shown: list, tabs }
  const cards = list.cards.filter(({ gameType }) => gameType === type.gatewayCode)
  const shown: GamesList = { ...list, cards, total: list.hasNext ? undefined : cards.length }
  return { shown, tabs }
}

/** A member's favourites, or what they played, by category. */
export function OwnListPage({ kind }: { kind: Kind }) {
  const { t } = useTranslation(['games', 'shell'])
  const { search } = useLocation()
  const navigate = useNavigate()
  const type = typeOf(search)
  const { shown, tabs } = useOwnList(kind, type)
  const title = t(`games:own.${kind}`)
  const other = others[kind]
  const choose = (code: string) =>
    void navigate({ search: code === all ? '' : `?type=${code}` }, { state: { isHeld: true } })
  const goOn = categories().find(({ hasList }) => hasList)?.path ?? '/'
  const names = tabs.map(({ gatewayCode, id }) => ({ id: gatewayCode, text: t(`shell:category.${id}`) }))
  return (
    <GameActionsProvider>
      <PartLevel value="h2">
        <div className={styles.page}>
          <ListHead
            title={title}
            total={shown.total}
            isPending={shown.isPending}
            sort={
              <LinkButton look="outline" size="small" to={other.path} icon={other.icon}>
                {t(`games:own.${other.kind}`)}
              </LinkButton>
            }
          />
          {names.length > 0 && (
            <TabRow
              label={t('games:own.label')}
              tabs={[{ id: all, text: t('games:own.all') }, ...names]}
              chosen={type?.gatewayCode ?? all}
              onChoose={choose}
            />
          )}
          <GamesGrid
            key={type?.gatewayCode ?? all}
            list={shown}
            label={t('games:list.label', { title })}
            empty={
              type ? (
                <StatePanel
                  icon={type.icon}
                  title={t('games:own.noneOfKind')}
                  text={kind === 'favourites' ? t('games:own.noneOfKindText') : undefined}
                  actions={<Button onClick={() => choose(all)}>{t('games:own.showAll')}</Button>}
                />
              ) : (
                <EmptyOwnList kind={kind} actions={<LinkButton to={goOn}>{t('games:own.find')}</LinkButton>} />
              )
            }
          />
        </div>
      </PartLevel>
    </GameActionsProvider>
  )
}
