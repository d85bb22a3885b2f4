import { useTranslation } from 'react-i18next'
import { StateTag } from '#src/account/parts/state-tag.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { DataTable } from '#src/reports/table/data-table.tsx'
import type { Column } from '#src/reports/table/table.ts'
import { Money } from '#src/ui/money.tsx'
import type { Referral } from '../api/use-referral.ts'

type Friend = Referral['friends'][number]

/** Who registered with the member's code. */
export function ReferralFriends({ referral }: { referral: Referral }) {
  const { t } = useTranslation('promotions')
  const { dateTime, money } = useFormat()
  const { currency, friends } = referral
  const columns: Column<Friend>[] = [
    {
      id: 'account',
      head: t('referral.account'),
      cell: ({ account }) => <bdi>{account}</bdi>,
      inCard: 'title',
    },
    { id: 'since', head: t('referral.since'), cell: ({ registeredAt }) => dateTime(registeredAt) },
    {
      id: 'state',
      head: t('referral.state'),
      cell: ({ isQualified }) => (
        <StateTag tone={isQualified ? 'ok' : 'plain'}>
          {t(isQualified ? 'referral.isQualified' : 'referral.isWaiting')}
        </StateTag>
      ),
      inCard: 'aside',
    },
    {
      id: 'earned',
      head: t('referral.brought'),
      align: 'end',
      cell: ({ earned }) => <Money parts={money(earned, { currency })} />,
    },
  ]
  return (
    <DataTable
      label={t('referral.friends')}
      columns={columns}
      rows={friends}
      rowKey={({ account, registeredAt }) => `${account} ${registeredAt}`}
      empty={{ icon: 'users', title: t('referral.empty'), text: t('referral.emptyText') }}
    />
  )
}
