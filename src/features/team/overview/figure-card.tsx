import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import { changeOf, toneOf, type Wish } from '../lib/change.ts'
import styles from './figure-card.module.css'

interface FigureCardProps {
  name: string
  figure: ReactNode
  now: number
  before: number
  /** Whether more of it is good news. */
  wish: Wish
  /** By day, the first one first. */
  days: readonly number[]
}

/** The days as a line without axes: whether it rises, falls or jumps about. */
function Sparkline({ days }: { days: readonly number[] }) {
  if (days.length < 2) return null
  const [least, most] = [Math.min(...days), Math.max(...days)]
  const high = (value: number) => (most === least ? 0.5 : (value - least) / (most - least))
  const points = days.map((value, at) => `${2 + (68 * at) / (days.length - 1)},${22 - 20 * high(value)}`).join(' ')
  return (
    <svg className={styles.line} width="72" height="24" viewBox="0 0 72 24" aria-hidden="true" focusable="false">
      <polyline points={points} />
    </svg>
  )
}

function Change({ change, tone }: { change: number | undefined; tone: string }) {
  const { t } = useTranslation('team')
  const { percent } = useFormat()
  if (change === undefined) return <span className={styles.change}>{t('overview.noBefore')}</span>
  const sign = change > 0 ? '+' : change < 0 ? '−' : ''
  return (
    <span className={styles.change} data-tone={tone}>
      {change !== 0 && <Icon name="arrow-up-right" size="tiny" className={change < 0 ? styles.down : undefined} />}
      <bdi dir="ltr">{`${sign}${percent(Math.abs(change), 1)}`}</bdi>
    </span>
  )
}

/** A figure of the team, how it has changed, and how it went day by day. */
export function FigureCard({ name, figure, now, before, wish, days }: FigureCardProps) {
  const change = changeOf(now, before)
  const tone = toneOf(change, wish)
  return (
    <div className={styles.card}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.figure}>{figure}</dd>
      <dd className={styles.foot} data-tone={tone}>
        <Change change={change} tone={tone} />
        <Sparkline days={days} />
      </dd>
    </div>
  )
}
