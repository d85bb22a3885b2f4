import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { useShortMoney, useTextMoney } from '#src/account/money/use-short-money.ts'
import { useFirstError } from '#src/account/parts/use-first-error.ts'
import { useMemberQuery } from '#src/session/session.ts'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { useWalletsQuery } from '../api/queries.ts'
import formStyles from '../parts/form.module.css'
import { FormFailure } from '../parts/form-failure.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { StatusMessage } from '../parts/status-message.tsx'
import { Unanswered } from '../parts/unanswered.tsx'
import { MoveFields } from '../wallets/move-fields.tsx'
import { type MoveForm, useMoveForm, type Wallets } from '../wallets/use-move-form.ts'
import { WalletList } from '../wallets/wallet-list.tsx'
import styles from './two-columns.module.css'

export interface WalletPageProps {
  /** The button that brings everything back to the main wallet, where the site has it. */
  AllBack?: ComponentType | undefined
}

function useMovedText({ moved, nameOf }: MoveForm, currency: string): string {
  const { t } = useTranslation('wallet')
  const textMoney = useTextMoney()
  if (!moved) return ''
  const { amount, from, to } = moved.body
  const name = (code: string) => (code === '' ? t('wallets.main') : nameOf(code))
  const message = t('wallets.moved', {
    amount: textMoney(amount, currency),
    from: name(from),
    to: name(to),
  })
  return `${message} ${t('wallets.reference', { reference: moved.reference })}`
}

function Move({ wallets, AllBack }: { wallets: Wallets } & WalletPageProps) {
  const { t } = useTranslation('wallet')
  const form = useMoveForm(wallets)
  const short = useShortMoney(wallets.currency)
  const ref = useFirstError<HTMLFormElement>(form.submitAttempts)
  const message = useMovedText(form, wallets.currency)
  const { sending } = form
  return (
    <div className={styles.column}>
      {AllBack && <AllBack />}
      <MoveFields ref={ref} form={form} wallets={wallets} />
      <StatusMessage text={message} />
      <div className={formStyles.confirm}>
        <FormFailure>{form.above}</FormFailure>
        <Unanswered sending={sending} onCheck={form.check} />
        {!sending.isUnknown && (
          <Button type="submit" form="move-form" size="large" isWide isBusy={sending.isPending}>
            {form.amount === '' ? t('wallets.submitPlain') : t('wallets.submit', { amount: short(form.amount) })}
          </Button>
        )}
      </div>
    </div>
  )
}

function PageSkeleton() {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Skeleton className={styles.figure} />
        <div className={styles.pair}>
          <Skeleton className={styles.figure} />
          <Skeleton className={styles.figure} />
          <Skeleton className={styles.figure} />
          <Skeleton className={styles.figure} />
        </div>
      </div>
      <Skeleton className={styles.form} />
    </div>
  )
}

/** The member's wallets: what is in each, and money from one to another. */
export function WalletPage({ AllBack }: WalletPageProps) {
  const { t } = useTranslation('wallet')
  const query = useWalletsQuery()
  const { data: member } = useMemberQuery()
  return (
    <AccountPage title={t('wallets.title')}>
      <Loaded query={{ ...query, data: member && query.data }} skeleton={<PageSkeleton />}>
        {({ value }) => (
          <div className={styles.columns}>
            <WalletList
              wallets={value}
              isReading={query.fetchStatus === 'fetching'}
              onRefresh={() => void query.refetch()}
            />
            {value.wallets.length > 1 ? (
              <Move wallets={value} AllBack={AllBack} />
            ) : (
              <StatePanel icon="wallet" title={t('wallets.onlyMain')} text={t('wallets.onlyMainText')} />
            )}
          </div>
        )}
      </Loaded>
    </AccountPage>
  )
}
