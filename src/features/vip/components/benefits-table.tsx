import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { Rank, Vip } from '../api/queries.ts'
import styles from '../scene/benefits-table.module.css'
import { RankEmblem } from './rank-emblem.tsx'

/** What is not asked for or not given. */
function Nothing({ text }: { text: string }) {
  return (
    <span className={styles.nothing}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}

interface Row {
  id: string
  head: string
  /** Whether a rank has it at all; a row that none has is left out. */
  of: (rank: Rank) => unknown
  cell: (rank: Rank) => ReactNode
}

interface Given<Of> {
  /** Null: nothing of the kind. */
  of: (rank: Rank) => Of | null
  text: (of: Of) => ReactNode
}

function useGiven({ currency }: Vip): Row[] {
  const { t } = useTranslation('vip')
  const { number } = useFormat()
  const short = useShortMoney(currency)
  const nothing = <Nothing text={t('not')} />
  const has = (
    <span className={styles.has}>
      <Icon name="check" size="small" />
      <VisuallyHidden>{t('has')}</VisuallyHidden>
    </span>
  )
  const row = <Of,>({ of, text, ...named }: Pick<Row, 'id' | 'head'> & Given<Of>): Row => ({
    ...named,
    of,
    cell: (rank) => {
      const given = of(rank)
      return given === null ? nothing : text(given)
    },
  })
  const amount = (decimal: string) => <bdi>{short(decimal)}</bdi>
  return [
    row({
      id: 'rebate',
      head: t('gives.rebate'),
      of: ({ benefits }) => benefits.rebate,
      text: (rebate) => <bdi>{t('percent', { value: number(Number(rebate)) })}</bdi>,
    }),
    row({ id: 'gift', head: t('gives.gift'), of: ({ benefits }) => benefits.gift, text: amount }),
    row({ id: 'birthday', head: t('gives.birthday'), of: ({ benefits }) => benefits.birthday, text: amount }),
    row({
      id: 'manager',
      head: t('gives.manager'),
      of: ({ benefits }) => benefits.hasManager || null,
      text: () => has,
    }),
  ]
}

function useNeeded({ currency }: Vip): Row[] {
  const { t } = useTranslation('vip')
  const short = useShortMoney(currency)
  const amount = (decimal: string | null) =>
    decimal === null ? <Nothing text={t('needs.nothing')} /> : <bdi>{short(decimal)}</bdi>
  const of = () => true
  return [
    { id: 'deposits', head: t('needs.deposited'), of, cell: ({ depositNeeded }) => amount(depositNeeded) },
    { id: 'stakes', head: t('needs.staked'), of, cell: ({ stakeNeeded }) => amount(stakeNeeded) },
    { id: 'keep', head: t('needs.monthly'), of, cell: ({ keepStake }) => amount(keepStake) },
  ]
}

/** A column for each rank, a row for each thing that it needs or gives. */
export function BenefitsTable({ vip }: { vip: Vip }) {
  const { t } = useTranslation('vip')
  const { ranks, own } = vip
  const rows = [...useNeeded(vip), ...useGiven(vip)].filter(({ of }) => ranks.some(of))
  const mark = (level: number) => (level === own.level ? '' : undefined)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.frame} aria-label={t('ladder')} tabIndex={0}>
      <table className={styles.table} aria-label={t('ladder')}>
        <thead>
          <tr>
            <th scope="col">{t('rank')}</th>
            {ranks.map(({ level, label }) => (
              <th key={level} scope="col" data-own={mark(level)}>
                <RankEmblem level={level} count={ranks.length} isLocked={level > own.level} className={styles.emblem} />
                {label}
                {level === own.level && <VisuallyHidden> {t('yours')}</VisuallyHidden>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, head, cell }) => (
            <tr key={id}>
              <th scope="row">{head}</th>
              {ranks.map((rank) => (
                <td key={rank.level} data-own={mark(rank.level)}>
                  {cell(rank)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
