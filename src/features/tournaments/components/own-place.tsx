import { useTranslation } from 'react-i18next'
import { Fact, Facts } from '#src/account/parts/facts.tsx'
import { Loaded } from '#src/account/parts/loaded.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { Money } from '#src/ui/money.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { type TournamentDetail, usePlaceQuery } from '../api/queries.ts'

/** Where the member stands, and the rounds that make it so. */
export function OwnPlace({ tournament: { id, rules } }: { tournament: Pick<TournamentDetail, 'id' | 'rules'> }) {
  const { t } = useTranslation('tournaments')
  const { number, money } = useFormat()
  const times = (multiple: string) => t('times', { figure: number(Number(multiple)) })
  return (
    <Loaded query={usePlaceQuery(id)} title={t('own.failed')} skeleton={<Skeleton shape="line" />}>
      {({ joinedAt, rounds, best, place }) =>
        joinedAt !== null && (
          <Facts>
            <Fact name={t('own.title')}>
              {place ? t('own.place', { place: number(place.rank), score: times(place.score) }) : t('own.none')}
            </Fact>
            <Fact name={t('own.rounds')}>
              {t('own.counted', { figure: number(rounds), most: number(rules.countedRounds) })}
            </Fact>
            {best.length > 0 && <Fact name={t('own.best')}>{best.map(times).join(' · ')}</Fact>}
            {place?.prize && (
              <Fact name={t('board.prize')}>
                <Money parts={money(place.prize)} />
              </Fact>
            )}
          </Facts>
        )
      }
    </Loaded>
  )
}
