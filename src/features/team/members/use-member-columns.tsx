import { useTranslation } from 'react-i18next'
import { useNumber } from '#src/i18n/number.ts'
import { Amount } from '#src/reports/table/amount.tsx'
import type { Column } from '#src/reports/table/table.ts'
import { Link } from '#src/ui/link.tsx'
import type { Downline, Downlines } from '../api/queries.ts'
import { MemberCell } from './member-cell.tsx'
import styles from './members.module.css'
import type { TreeRow } from './tree-rows.ts'

interface Acts {
  toggle: (member: Downline) => void
  retryLevel: (parent: string) => void
  /** Contracts are there for this agent. */
  hasContracts: boolean
}

const moneyFields = ['deposits', 'withdrawals', 'validBet', 'profit'] as const

function ContractCell({ member }: { member: Downline }) {
  const { t } = useTranslation('team')
  if (!member.isAgent || member.level !== 1) return '–'
  const to = `/agentHome?page=contracts&with=${encodeURIComponent(member.account)}`
  return (
    <Link to={member.contractRate === null ? `${to}&offer=1` : to} className={styles.link}>
      {member.contractRate === null ? t('members.offer') : <bdi dir="ltr">{`${member.contractRate} %`}</bdi>}
    </Link>
  )
}

/** Columns of the tree: who, how many below and how many of them bet, what they paid, took out, staked and won. */
export function useMemberColumns(totals: Downlines['totals'] | undefined, acts: Acts): Column<TreeRow>[] {
  const { t } = useTranslation('team')
  const number = useNumber()
  const ofMember = (show: (member: Downline) => React.ReactNode) => (row: TreeRow) =>
    row.kind === 'member' ? show(row.member) : null
  const columns: Column<TreeRow>[] = [
    {
      id: 'account',
      head: t('members.account'),
      inCard: 'title',
      cell: (row) => <MemberCell row={row} onToggle={acts.toggle} onRetry={acts.retryLevel} />,
    },
    {
      id: 'team',
      head: t('members.team'),
      align: 'end',
      isSortable: true,
      cell: ofMember(({ team }) => number(team)),
      total: totals && number(totals.team),
    },
    {
      id: 'active',
      head: t('members.active'),
      align: 'end',
      isSortable: true,
      cell: ofMember(({ active }) => number(active)),
      total: totals && number(totals.active),
    },
    ...moneyFields.map(
      (field): Column<TreeRow> => ({
        id: field,
        head: t(`sum.short.${field}`),
        align: 'end',
        isSortable: true,
        cell: ofMember((member) => <Amount amount={member[field]} isResult={field === 'profit'} />),
        total: totals && <Amount amount={totals[field]} isResult={field === 'profit'} />,
      }),
    ),
  ]
  if (!acts.hasContracts) return columns
  return [
    ...columns,
    {
      id: 'contract',
      head: t('members.contract'),
      cell: ofMember((member) => <ContractCell member={member} />),
      total: '',
    },
  ]
}
