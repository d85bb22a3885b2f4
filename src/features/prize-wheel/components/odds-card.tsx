import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { classNames } from '#src/lib/class-names.ts'
import type { Wheel } from '../api/queries.ts'
import { equalWidth } from '../lib/fields.ts'
import type { Tier } from '../lib/tiers.ts'
import marks from '../scene/marks.module.css'
import emblem from '../scene/prize-emblem.module.css'
import { PrizePlate } from '../scene/prize-emblem.tsx'
import { Card } from './card.tsx'
import styles from './odds-card.module.css'
import { usePrizeText } from './use-prize-text.ts'

interface Odds {
  wheel: Wheel
  tiers: ReadonlyMap<string, Tier>
}

/** As many marks as the wheel has fields of it; a bar where the fields are not alike. */
function Share({ basisPoints, width, tier }: { basisPoints: number; width: number | undefined; tier: Tier }) {
  const { t } = useTranslation('prizeWheel')
  if (width === undefined)
    return (
      <span className={classNames(marks.bar, emblem.tier)} data-tier={tier} aria-hidden="true">
        <span style={{ inlineSize: `${Math.max(2, basisPoints / 100)}%` }} />
      </span>
    )
  const count = basisPoints / width
  return (
    <span className={styles.share}>
      <span className={classNames(marks.pips, emblem.tier)} data-tier={tier} aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks without content, which never change places
          <i key={place} />
        ))}
      </span>
      <small>{t('slices', { count, all: 10_000 / width })}</small>
    </span>
  )
}

function Terms({ prize }: { prize: Wheel['prizes'][number] }) {
  const { t } = useTranslation('prizeWheel')
  const { number } = useFormat()
  const { kind, turnoverTimes } = prize
  if (kind === 'none') return null
  const text =
    kind === 'points'
      ? t('toPoints')
      : turnoverTimes === null
        ? t('free')
        : t('times', { times: number(turnoverTimes) })
  return <small>{text}</small>
}

function OddsTable({ wheel, tiers }: Odds) {
  const { t } = useTranslation('prizeWheel')
  const { percent } = useFormat()
  const textOf = usePrizeText(wheel.currency)
  const width = equalWidth(wheel.prizes)
  return (
    <table className={styles.table}>
      <caption>{t('chances.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('chances.prize')}</th>
          <th scope="col">{t('chances.chance')}</th>
        </tr>
      </thead>
      <tbody className={emblem.tiers}>
        {wheel.prizes.map((prize) => {
          const { id, kind, basisPoints } = prize
          const tier = tiers.get(id) ?? 'none'
          return (
            <tr key={id}>
              <th scope="row">
                <span className={styles.name}>
                  <PrizePlate kind={kind} tier={tier} />
                  <span className={styles.words}>
                    <bdi>{textOf(prize)}</bdi> <Terms prize={prize} />
                  </span>
                </span>
              </th>
              <td>
                <span className={styles.chance}>
                  <Share basisPoints={basisPoints} width={width} tier={tier} />{' '}
                  <bdi className={styles.percent}>{percent(basisPoints / 10_000)}</bdi>
                </span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** What a spin is worth on average in money: each amount by its chance, summed in minor units. */
function averageOf({ prizes }: Wheel): string {
  const units = prizes.reduce((sum, { kind, amount, basisPoints }) => {
    return kind === 'money' ? sum + Math.round(Number(amount) * 100) * basisPoints : sum
  }, 0)
  return (units / 10_000 / 100).toFixed(2)
}

/** Each prize with its chance and what it asks for. */
export function OddsCard({ wheel, tiers }: Odds) {
  const { t } = useTranslation('prizeWheel')
  const { moneyText } = useFormat()
  const { prizes, currency } = wheel
  if (prizes.length === 0)
    return (
      <Card title={t('chances.title')}>
        <p className={styles.note}>{t('unknownPrizes')}</p>
      </Card>
    )
  return (
    <Card title={t('chances.title')} className={styles.card}>
      <OddsTable wheel={wheel} tiers={tiers} />
      <p className={styles.note}>{t('average', { amount: moneyText(averageOf(wheel), { currency }) })}</p>
    </Card>
  )
}
