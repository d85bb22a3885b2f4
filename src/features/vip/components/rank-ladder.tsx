import { useTranslation } from 'react-i18next'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import { StateTag } from '#src/account/parts/state-tag.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { DataTable } from '#src/reports/table/data-table.tsx'
import type { Column } from '#src/reports/table/table.ts'
import { Icon } from '#src/ui/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { Rank, Vip } from '../api/queries.ts'
import styles from './rank-ladder.module.css'

/** What is not asked for or not given. */
function Nothing({ text }: { text: string }) {
  return (
    <span className={styles.nothing}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}

function useColumns({ currency, own, ranks }: Vip): Column<Rank>[] {
  const { t } = useTranslation('vip')
  const { number } = useFormat()
  const short = useShortMoney(currency)
  const amount = (decimal: string | null, none: string) =>
    decimal === null ? <Nothing text={none} /> : <bdi>{short(decimal)}</bdi>
  const given = (of: (benefits: Rank['benefits']) => string | null) => (rank: Rank) =>
    amount(of(rank.benefits), t('not'))
  const some = (of: (benefits: Rank['benefits']) => unknown) => ranks.some(({ benefits }) => of(benefits))
  const figures = { align: 'end' } as const
  return [
    {
      id: 'rank',
      head: t('rank'),
      inCard: 'title',
      cell: ({ label, level }) => (
        <span className={styles.rank}>
          <strong>{label}</strong>
          {level === own.level && (
            <StateTag tone="info" icon="crown">
              {t('yours')}
            </StateTag>
          )}
        </span>
      ),
    },
    { ...figures, id: 'deposits', head: t('needs.deposited'), cell: (rank) => amount(rank.depositNeeded, t('not')) },
    { ...figures, id: 'stakes', head: t('needs.staked'), cell: (rank) => amount(rank.stakeNeeded, t('not')) },
    { ...figures, id: 'keep', head: t('needs.monthly'), cell: (rank) => amount(rank.keepStake, t('needs.nothing')) },
    ...(some(({ rebate }) => rebate)
      ? [
          {
            ...figures,
            id: 'rebate',
            head: t('gives.rebate'),
            cell: ({ benefits: { rebate } }: Rank) =>
              rebate === null ? (
                <Nothing text={t('not')} />
              ) : (
                <bdi>{t('percent', { value: number(Number(rebate)) })}</bdi>
              ),
          },
        ]
      : []),
    ...(some(({ gift }) => gift)
      ? [{ ...figures, id: 'gift', head: t('gives.gift'), cell: given(({ gift }) => gift) }]
      : []),
    ...(some(({ birthday }) => birthday)
      ? [{ ...figures, id: 'birthday', head: t('gives.birthday'), cell: given(({ birthday }) => birthday) }]
      : []),
    ...(some(({ hasManager }) => hasManager)
      ? [
          {
            id: 'manager',
            head: t('gives.manager'),
            align: 'centre' as const,
            cell: ({ benefits: { hasManager } }: Rank) =>
              hasManager ? (
                <span className={styles.has}>
                  <Icon name="check" size="small" />
                  <VisuallyHidden>{t('has')}</VisuallyHidden>
                </span>
              ) : (
                <Nothing text={t('not')} />
              ),
          },
        ]
      : []),
  ]
}

/** Every rank with what it needs and gives; columns that no rank has anything in are left out. */
export function RankLadder({ vip }: { vip: Vip }) {
  const { t } = useTranslation('vip')
  const columns = useColumns(vip)
  return (
    <DataTable
      label={t('ladder')}
      columns={columns}
      rows={vip.ranks}
      rowKey={({ level }) => String(level)}
      empty={{ icon: 'crown', title: t('empty') }}
    />
  )
}
