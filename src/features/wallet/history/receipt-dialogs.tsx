import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '#src/account/frame/account-context.ts'
import { TaskDialog } from '#src/account/frame/task-dialog.tsx'
import type { LoadedProps } from '#src/account/parts/loaded.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useDepositQuery, useWithdrawalQuery } from '../api/queries.ts'
import { isOpenDeposit } from '../lib/state-tones.ts'
import formStyles from '../parts/form.module.css'
import { Loaded } from '../parts/loaded.tsx'
import { DepositReceipt, WithdrawalReceipt } from './receipts.tsx'

interface DialogProps<Data> {
  title: string
  query: LoadedProps<Data>['query']
  onClose: () => void
  children: (data: Data) => ReactNode
}

function ReceiptDialog<Data>({ title, query, onClose, children }: DialogProps<Data>) {
  const { t } = useTranslation('wallet')
  return (
    <TaskDialog title={title} text={t('paper.text')} onClose={onClose}>
      <div className={formStyles.form}>
        <Loaded query={query} skeleton={[0, 1, 2, 3, 4].map((line) => <Skeleton key={line} shape="line" />)}>
          {children}
        </Loaded>
      </div>
    </TaskDialog>
  )
}

interface OneProps {
  id: string
  onClose: () => void
}

/** The receipt of a deposit, above the list; while its payment may still come or be proven, with the way to it. */
export function DepositReceiptDialog({ id, onClose }: OneProps) {
  const { t } = useTranslation('wallet')
  const path = useAccount().pathOf('depositv2')
  return (
    <ReceiptDialog title={t('paper.deposit')} query={useDepositQuery(id)} onClose={onClose}>
      {({ value }) => (
        <>
          <DepositReceipt deposit={value} />
          {path !== null && (isOpenDeposit(value) || value.state === 'expired' || value.state === 'refused') && (
            <LinkButton isWide to={`${path}&deposit=${encodeURIComponent(id)}`}>
              {t('paper.toDeposit')}
            </LinkButton>
          )}
        </>
      )}
    </ReceiptDialog>
  )
}

/** The receipt of a payout; one that asks whether it arrived leads to where that is answered. */
export function WithdrawalReceiptDialog({ id, onClose }: OneProps) {
  const { t } = useTranslation('wallet')
  const path = useAccount().pathOf('withdraw')
  return (
    <ReceiptDialog title={t('paper.payout')} query={useWithdrawalQuery(id)} onClose={onClose}>
      {({ value }) => (
        <>
          <WithdrawalReceipt withdrawal={value} />
          {path !== null && (value.state === 'paid' || value.state === 'pending') && (
            <LinkButton isWide to={path}>
              {t('paper.toPayouts')}
            </LinkButton>
          )}
        </>
      )}
    </ReceiptDialog>
  )
}
