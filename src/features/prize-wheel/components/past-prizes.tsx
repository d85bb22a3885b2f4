import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { Wheel } from '../api/queries.ts'
import type { Tier } from '../lib/tiers.ts'
import emblem from '../scene/prize-emblem.module.css'
import { PrizePlate } from '../scene/prize-emblem.tsx'
import { Card } from './card.tsx'
import styles from './rows.module.css'
import { usePrizeText } from './use-prize-text.ts'

type Past = Wheel['history'][number]

/** What became of it: what is still to be staked of money, or that it was added. */
function State({ past }: { past: Past }) {
  const { t } = useTranslation('prizeWheel')
  const { percent } = useFormat()
  const { kind, turnover } = past
  if (kind === 'none') return null
  const done = turnover === null ? 1 : Number(turnover.done) / Number(turnover.required)
  if (done < 1)
    return (
      <span className={styles.state} data-tone="open">
        <Icon name="clock" size="tiny" />
        {t('history.staked', { share: percent(Math.floor(done * 100) / 100) })}
      </span>
    )
  return (
    <span className={styles.state}>
      <Icon name="check" size="tiny" />
      {t('history.added')}
    </span>
  )
}

/** The last spins of the member's. */
export function PastPrizes({ wheel, tiers }: { wheel: Wheel; tiers: ReadonlyMap<string, Tier> }) {
  const { t } = useTranslation('prizeWheel')
  const { dateTime } = useFormat()
  const { history, prizes, currency } = wheel
  const textOf = usePrizeText(currency)
  const tierOf = ({ kind, amount }: Past): Tier => {
    const prize = prizes.find((each) => each.kind === kind && each.amount === amount)
    return (prize && tiers.get(prize.id)) ?? (kind === 'none' ? 'none' : 'deep')
  }
  return (
    <Card title={t('history.title')}>
      {history.length === 0 ? (
        <p>{t('history.empty')}</p>
      ) : (
        <ul className={`${styles.list} ${emblem.tiers}`}>
          {history.map((past) => (
            <li key={past.id} className={styles.row}>
              <PrizePlate kind={past.kind} tier={tierOf(past)} />
              <div className={styles.words}>
                <bdi>{textOf(past)}</bdi>
                <time dateTime={past.at}>{dateTime(past.at)}</time>
              </div>
              <State past={past} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
