import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Rate } from '#src/account/rates/rate-text.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { Amount } from '#src/reports/table/amount.tsx'
import type { Column } from '#src/reports/table/table.ts'
import { useTimes } from '#src/reports/table/use-times.ts'
import { Link } from '#src/ui/link.tsx'
import type { Downline, Downlines } from '../api/queries.ts'
import { MemberCell, useLevelLink } from './member-cell.tsx'
import styles from './members.module.css'
import type { TreeRow } from './tree-rows.ts'

interface Acts {
  toggle: (member: Downline) => void
  retryLevel: (parent: string) => void
  /** Contracts are there for this agent. */
  hasContracts: boolean
  /** With what is known of each account by itself: balance, rate, dates. */
  hasDetails: boolean
}

const moneyFields = ['deposits', 'withdrawals', 'validBet', 'profit'] as const

/** How many there are below, which leads into that level. */
function TeamCell({ member: { account, team, direct } }: { member: Downline }) {
  const { t } = useTranslation('team')
  const { number } = useFormat()
  const linkTo = useLevelLink()
  if (direct === 0) return number(team)
  return (
    <Link
      to={linkTo(account)}
      className={styles.link}
      aria-label={`${number(team)}, ${t('members.openLevel', { account })}`}
      title={t('members.openLevel', { account })}
    >
      {number(team)}
    </Link>
  )
}

function ContractCell({ member }: { member: Downline }) {
  const { t } = useTranslation('team')
  if (!member.isAgent || member.level !== 1) return '–'
  const to = `/agentHome?page=contracts&with=${encodeURIComponent(member.account)}`
  return (
    <Link to={member.contractRate === null ? `${to}&offer=1` : to} className={styles.link}>
      {member.contractRate === null ? t('members.offer') : <Rate rate={member.contractRate} />}
    </Link>
  )
}

const ofMember = (show: (member: Downline) => ReactNode) => (row: TreeRow) =>
  row.kind === 'member' ? show(row.member) : null

/** What is known of each account by itself. */
function useDetailColumns(): Record<'money' | 'dates', Column<TreeRow>[]> {
  const { t } = useTranslation('team')
  const times = useTimes()
  const day = (at: string) => (
    <time dateTime={at} title={times.whole(at)}>
      {times.dayOf(at)}
    </time>
  )
  return {
    money: [
      {
        id: 'balance',
        head: t('members.balance'),
        align: 'end',
        isSortable: true,
        cell: ofMember(({ balance }) => <Amount amount={balance} />),
        total: '',
      },
      {
        id: 'rebateRate',
        head: t('members.rate'),
        align: 'end',
        isSortable: true,
        cell: ofMember(({ rebateRate }) => <Rate rate={rebateRate} />),
        total: '',
      },
    ],
    dates: [
      {
        id: 'joinedAt',
        head: t('members.joined'),
        isSortable: true,
        cell: ofMember(({ joinedAt }) => day(joinedAt)),
        total: '',
      },
      {
        id: 'lastLoginAt',
        head: t('members.lastLogin'),
        isSortable: true,
        cell: ofMember(({ lastLoginAt }) => (lastLoginAt === null ? t('members.never') : day(lastLoginAt))),
        total: '',
      },
    ],
  }
}

/** Columns of the tree: who, how many below and how many of them bet, what they paid, took out, staked and won. */
export function useMemberColumns(totals: Downlines['totals'] | undefined, acts: Acts): Column<TreeRow>[] {
  const { t } = useTranslation('team')
  const { number } = useFormat()
  const details = useDetailColumns()
  const active: Column<TreeRow> = {
    id: 'active',
    head: t('members.active'),
    align: 'end',
    isSortable: true,
    cell: ofMember(({ active }) => number(active)),
    total: totals && number(totals.active),
  }
  const columns: Column<TreeRow>[] = [
    {
      id: 'account',
      head: t('members.account'),
      inCard: 'title',
      cell: (row) => <MemberCell row={row} onToggle={acts.toggle} onRetry={acts.retryLevel} />,
    },
    ...(acts.hasDetails ? details.money : []),
    {
      id: 'team',
      head: t('members.team'),
      align: 'end',
      isSortable: true,
      cell: ofMember((member) => <TeamCell member={member} />),
      total: totals && number(totals.team),
    },
    // Beside the facts of each account there is no room for it, and the file has it.
    ...(acts.hasDetails ? [] : [active]),
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
  const contract: Column<TreeRow> = {
    id: 'contract',
    head: t('members.contract'),
    cell: ofMember((member) => <ContractCell member={member} />),
    total: '',
  }
  return [...columns, ...(acts.hasDetails ? details.dates : []), ...(acts.hasContracts ? [contract] : [])]
}
