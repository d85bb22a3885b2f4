import { useTranslation } from 'react-i18next'
import type { PayKind } from '#contract/agent/contract-terms.ts'
import { StateTag, type StateTone } from '#src/account/parts/state-tag.tsx'
import { Rate } from '#src/account/rates/rate-text.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { Amount } from '#src/reports/table/amount.tsx'
import type { Column } from '#src/reports/table/table.ts'
import { useTimes } from '#src/reports/table/use-times.ts'
import type { Pay, Settlement } from '../api/queries.ts'
import styles from './pay.module.css'

const tones: Readonly<Record<Settlement['state'], StateTone>> = { running: 'info', paid: 'ok', none: 'plain' }

/** "20 Nov, 14:00 – 14:05", or two whole days where the period is as long. */
function PeriodCell({ row }: { row: Settlement }) {
  const times = useTimes()
  const isLong = row.period !== 'hourly' && row.period !== 'fiveMinutes'
  // The period ends before its last instant: a day is named once.
  const last = new Date(Date.parse(row.to) - 1).toISOString()
  const [day, time] = times.dayAndTime(row.from)
  const [lastDay] = times.dayAndTime(last)
  const [, until] = times.dayAndTime(row.to)
  const short = (clock: string) => clock.slice(0, 5)
  if (isLong) return day === lastDay ? day : `${day} – ${lastDay}`
  return (
    <>
      {day} <bdi dir="ltr">{`${short(time)} – ${short(until)}`}</bdi>
    </>
  )
}

function RateCell({ row, kind }: { row: Settlement; kind: PayKind }) {
  if (row.tier === 0) return '–'
  if (kind !== 'realtime') return <Rate rate={row.rate} />
  return (
    <>
      <Rate rate={row.winRate} /> · <Rate rate={row.lossRate} />
    </>
  )
}

type MoneyField = 'validBet' | 'teamLoss' | 'carriedIn' | 'wonBet' | 'lostBet' | 'gross' | 'passedDown'

/** What each kind of pay goes by. */
const bases: Readonly<Record<PayKind, readonly MoneyField[]>> = {
  dividend: ['validBet', 'teamLoss', 'carriedIn'],
  daily: ['validBet'],
  hourly: ['validBet'],
  realtime: ['wonBet', 'lostBet'],
}

/** Period, what the team did in it, the step it reached, and what came of that. */
export function usePayColumns(kind: PayKind, totals: Pay['totals'] | undefined): Column<Settlement>[] {
  const { t } = useTranslation('earnings')
  const { number } = useFormat()
  const money = (field: MoneyField, isResult = false): Column<Settlement> => ({
    id: field,
    head: t(`pay.${field}`),
    align: 'end',
    cell: (row) => <Amount amount={row[field]} isResult={isResult} />,
    ...(totals && field in totals && { total: <Amount amount={totals[field as 'gross']} /> }),
  })
  return [
    { id: 'period', head: t('pay.period'), inCard: 'title', cell: (row) => <PeriodCell row={row} /> },
    { id: 'account', head: t('pay.account'), cell: ({ account }) => <bdi translate="no">{account}</bdi> },
    ...bases[kind].map((field) => money(field, field === 'teamLoss' || field === 'carriedIn')),
    { id: 'active', head: t('pay.active'), align: 'end', cell: ({ active }) => number(active) },
    {
      id: 'tier',
      head: t('pay.tier'),
      align: 'end',
      cell: ({ tier }) => (tier === 0 ? '–' : number(tier)),
    },
    { id: 'rate', head: t('pay.rate'), align: 'end', cell: (row) => <RateCell row={row} kind={kind} /> },
    money('gross'),
    money('passedDown'),
    {
      id: 'net',
      head: t('pay.net'),
      align: 'end',
      cell: ({ net, state }) => (
        <strong>
          <Amount amount={state === 'running' ? null : net} />
        </strong>
      ),
      total: totals && <Amount amount={totals.net} />,
    },
    {
      id: 'state',
      head: t('pay.state'),
      inCard: 'aside',
      cell: ({ state }) => (
        <span className={styles.state}>
          <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>
        </span>
      ),
    },
  ]
}
