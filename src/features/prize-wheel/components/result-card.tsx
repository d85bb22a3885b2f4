import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import type { Spin, Wheel } from '../api/queries.ts'
import type { Tier } from '../lib/tiers.ts'
import { PrizeEmblem } from '../scene/prize-emblem.tsx'
import styles from './result-card.module.css'
import { usePrizeText } from './use-prize-text.ts'

interface ResultCardProps {
  spin: Spin
  wheel: Wheel
  tier: Tier
  /** Spins that are left. */
  left: number
  onAgain: () => void
  onClose: () => void
}

function Owed({ spin, wheel }: Pick<ResultCardProps, 'spin' | 'wheel'>) {
  const { t } = useTranslation('prizeWheel')
  const { moneyText, number } = useFormat()
  const { kind, turnover, prizeId } = spin
  if (kind !== 'money') return null
  const times = wheel.prizes.find(({ id }) => id === prizeId)?.turnoverTimes ?? null
  const amount = turnover !== null && (moneyText(turnover, { currency: wheel.currency }) ?? turnover)
  return (
    <div>
      <dt>{t('result.owed')}</dt>
      <dd>
        {amount === false ? t('free') : times === null ? amount : t('result.times', { times: number(times), amount })}
      </dd>
    </div>
  )
}

/** What came out, how likely it was, and what it asks for; to go on and to stop are alike. */
export function ResultCard({ spin, wheel, tier, left, onAgain, onClose }: ResultCardProps) {
  const { t } = useTranslation('prizeWheel')
  const { percent } = useFormat()
  const textOf = usePrizeText(wheel.currency)
  const { kind, prizeId } = spin
  const chance = wheel.prizes.find(({ id }) => id === prizeId)?.basisPoints
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <div>
          <p>{t(kind === 'none' ? 'result.ended' : 'result.won')}</p>
          <p className={styles.amount} data-none={kind === 'none' ? '' : undefined}>
            <bdi>{textOf(spin, true)}</bdi>
          </p>
          {chance !== undefined && <p>{t('result.chance', { chance: percent(chance / 10_000) })}</p>}
        </div>
        {kind !== 'none' && (
          <svg className={styles.emblem} viewBox="-18 -18 36 36" aria-hidden="true">
            <PrizeEmblem kind={kind} tier={tier} />
          </svg>
        )}
      </div>
      {kind !== 'none' && (
        <dl className={styles.facts}>
          <div>
            <dt>{t('result.where')}</dt>
            <dd>{t(`result.${kind}`)}</dd>
          </div>
          <Owed spin={spin} wheel={wheel} />
        </dl>
      )}
      <div className={styles.actions}>
        {left > 0 && (
          <Button look="outline" isWide onClick={onAgain}>
            {t('again', { count: left })}
          </Button>
        )}
        <Button look="outline" isWide onClick={onClose}>
          {t('enough')}
        </Button>
      </div>
    </div>
  )
}
