import { useTranslation } from 'react-i18next'
import { tournamentsPath } from '#contract/site/routes.ts'
import { CardGrid, CardGridSkeleton } from '#src/account/lists/card-grid.tsx'
import { ListFailed } from '#src/account/lists/list-failed.tsx'
import { ListFrame, ListHead } from '#src/account/lists/list-frame.tsx'
import { useAddressQuery } from '#src/account/parts/address-query.ts'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { useTournamentsQuery } from '../api/queries.ts'
import { TournamentCard } from '../components/tournament-card.tsx'
import { TournamentView } from './tournament-view.tsx'

const pathOf = (id: string) => `${tournamentsPath}?${new URLSearchParams({ id })}`

function TournamentList() {
  const { t } = useTranslation('tournaments')
  const { data, error, refetch } = useTournamentsQuery()
  return (
    <>
      <ListHead title={t('title')} intro={t('intro')} />
      {data && data.length > 0 && (
        <CardGrid label={t('list')} size="medium">
          {data.map((tournament) => (
            <TournamentCard key={tournament.id} tournament={tournament} to={pathOf(tournament.id)} />
          ))}
        </CardGrid>
      )}
      {data?.length === 0 && (
        <StatePanel icon="trophy" art="empty" heading="h2" title={t('empty.title')} text={t('empty.text')} />
      )}
      {!data && !error && <CardGridSkeleton label={t('loading')} size="medium" count={3} />}
      {!data && error && <ListFailed heading="h2" title={t('failed')} error={error} onRetry={() => void refetch()} />}
    </>
  )
}

/** Tournaments, for guests too: the list, and one with its rules, prizes and places. */
export function TournamentsPage() {
  const [search] = useAddressQuery()
  const id = search.get('id')
  return <ListFrame>{id ? <TournamentView key={id} id={id} /> : <TournamentList />}</ListFrame>
}
