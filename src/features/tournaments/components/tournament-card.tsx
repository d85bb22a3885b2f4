import { useTranslation } from 'react-i18next'
import type { Tournament } from '#contract/account/tournaments.ts'
import { MediaCard } from '#src/account/lists/media-card.tsx'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import { useFormat } from '#src/i18n/format.ts'
import { CardDates, CardMore } from './card-parts.tsx'
import { TournamentState } from './tournament-state.tsx'

/** A tournament in the list; all of it leads to its rules, where it is joined. */
export function TournamentCard({ tournament, to }: { tournament: Tournament; to: string }) {
  const { t } = useTranslation('tournaments')
  const { day } = useFormat()
  const { title, imageUrl, state, startsAt, endsAt, currency, prizeSum, isJoined } = tournament
  const amount = useShortMoney(currency)(prizeSum)
  const head = (
    <>
      <TournamentState state={state} />
      <CardDates>{t('dates', { from: day(startsAt), to: day(endsAt) })}</CardDates>
    </>
  )
  return (
    <MediaCard
      image={imageUrl}
      fallback="trophy"
      shape="promotion"
      head={head}
      title={title}
      heading="h2"
      to={to}
      text={[t('prizeSum', { amount }), ...(isJoined ? [t('joined')] : [])].join(' · ')}
      isOff={state === 'over'}
    >
      <CardMore text={t('details')} />
    </MediaCard>
  )
}
