import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import type { Category } from '#src/config/categories.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { useLobbyGamesQuery, useTableResultsQuery } from '../api/queries.ts'
import { GamesFailed } from '../components/games-failed.tsx'
import { useKinds } from '../components/kinds.tsx'
import cards from './table-card.module.css'
import { TableCard, TableSkeleton } from './table-card.tsx'
import { TableHero, TableHeroSkeleton } from './table-hero.tsx'

/** A whole number of rows, of three and of two. */
const inGrid = 18
const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

interface Props {
  category: Category
  /** Undefined as long as they are not known. */
  vendors: readonly string[] | undefined
  /** Between the first table and the others: the heading of the page. */
  head: ReactNode
}

const peopleAt = ({ liveCount = 0 }: GameCard): number => liveCount

/** Where most people sat when the page was opened: people come and go, the table stays. */
function useBusiest(games: readonly GameCard[] | undefined): GameCard | undefined {
  const [chosen, choose] = useState<string>()
  const kept = games?.find(({ gameCode }) => gameCode === chosen)
  const busiest = kept ?? games?.toSorted((one, other) => peopleAt(other) - peopleAt(one))[0]
  if (busiest && busiest.gameCode !== chosen) choose(busiest.gameCode)
  return busiest
}

function Hero({ card }: { card: GameCard }) {
  const { data: results } = useTableResultsQuery([card.gameCode])
  return <TableHero card={card} table={results?.[0]} />
}

/** The busiest table, the head of the page, and the tables of one kind or all; `vendors` is undefined until they are known. */
export function LiveTables({ category: { gatewayCode: gameType }, vendors = [], head }: Props) {
  const { t } = useTranslation('games')
  const { kind } = useKinds(gameType, vendors)
  const { data: all, isError } = useLobbyGamesQuery({ gameType, vendors, kind: undefined })
  const busiest = useBusiest(all)
  return (
    <>
      {busiest ? <Hero card={busiest} /> : !all && !isError && <TableHeroSkeleton />}
      <div className={cards.head}>{head}</div>
      <h2>
        <VisuallyHidden>{t('tables.list')}</VisuallyHidden>
      </h2>
      <Tables key={kind} asked={{ gameType, vendors, kind }} above={kind === undefined ? busiest : undefined} />
    </>
  )
}

interface TablesProps {
  asked: Parameters<typeof useLobbyGamesQuery>[0]
  /** Stands above, and not once more. */
  above: GameCard | undefined
}

function Tables({ asked, above }: TablesProps) {
  const { t } = useTranslation('games')
  const { data: games, isFetching, isError, refetch } = useLobbyGamesQuery(asked)
  if (games) return <TableList games={games.filter(({ gameCode }) => gameCode !== above?.gameCode).slice(0, inGrid)} />
  if (isError) return <GamesFailed isBusy={isFetching} onRetry={() => void refetch()} />
  return (
    <ul className={cards.grid} aria-label={t('tables.list')} aria-busy="true">
      {places.map((place) => (
        <li key={place}>
          <TableSkeleton />
        </li>
      ))}
    </ul>
  )
}

/** Each table with its last rounds. */
function TableList({ games }: { games: readonly GameCard[] }) {
  const { t } = useTranslation('games')
  const { data: results } = useTableResultsQuery(games.map(({ gameCode }) => gameCode))
  return (
    <ul className={cards.grid} aria-label={t('tables.list')}>
      {games.map((card) => (
        <li key={card.nodeId}>
          <TableCard card={card} table={results?.find(({ gameCode }) => gameCode === card.gameCode)} />
        </li>
      ))}
    </ul>
  )
}
