import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { accountPage } from '#src/config/account-path.ts'
import { getDeposits, getWithdrawals } from '#src/gateway/account-calls.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useSession } from '#src/session/session.ts'
import { Link } from '#src/ui/link.tsx'
import { Money } from '#src/ui/money.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from '../scene/help-aside.module.css'

const latest = (language: string) => ({ query: { pageNo: 1, pageSize: 1, language } })

interface CaseProps {
  kind: 'withdraw' | 'deposit'
  /** Undefined until it is known. */
  amount: string | undefined
  state: string
  at: string
}

function Case({ kind, amount, state, at }: CaseProps) {
  const { t } = useTranslation('help')
  const { money, dateTime } = useFormat()
  return (
    <section className={styles.own} aria-label={t(`own.${kind}`)}>
      <h3>{t(`own.${kind}`)}</h3>
      {amount === undefined ? (
        <Skeleton shape="line" className={styles.skeleton} />
      ) : (
        <>
          <Money className={styles.amount} parts={money(amount)} />
          <p>{t('own.state', { state, time: dateTime(at) })}</p>
        </>
      )}
      <Link to={accountPage(kind === 'withdraw' ? 'withdraw' : 'depositv2')}>{t('own.more')}</Link>
    </section>
  )
}

function OwnWithdrawal() {
  const { t } = useTranslation('wallet')
  const { data } = useQuery(callQuery(getWithdrawals, latest(useLanguage().code)))
  const [last] = data?.value.withdrawals ?? []
  if (data && !last) return null
  const state = last ? t(`withdraw.state.${last.state}`) : ''
  return <Case kind="withdraw" amount={last?.amount} state={state} at={last?.askedAt ?? ''} />
}

function OwnDeposit() {
  const { t } = useTranslation('wallet')
  const { data } = useQuery(callQuery(getDeposits, latest(useLanguage().code)))
  const [last] = data?.value.deposits ?? []
  if (data && !last) return null
  const state = last ? t(`deposit.state.${last.state}`) : ''
  return <Case kind="deposit" amount={last?.amount} state={state} at={last?.createdAt ?? ''} />
}

/** The member's own last withdrawal or deposit, beside the article about them; nothing where there is none. */
export function OwnCase({ term }: { term: string }) {
  const { isSignedIn } = useSession()
  if (!isSignedIn) return null
  if (term === 'withdraw') return <OwnWithdrawal />
  return term === 'deposit' ? <OwnDeposit /> : null
}
