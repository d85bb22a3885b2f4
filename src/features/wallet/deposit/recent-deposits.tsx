import { useTranslation } from 'react-i18next'
import type { Deposit } from '#contract/account/deposit.ts'
import { useAccount } from '#src/account/frame/account-context.ts'
import { Panel } from '#src/account/frame/panel.tsx'
import { useTextMoney } from '#src/account/money/use-short-money.ts'
import { StateTag } from '#src/account/parts/state-tag.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useRecentDepositsQuery } from '../api/queries.ts'
import { depositTones } from '../lib/state-tones.ts'
import { Amount } from '../parts/facts.tsx'
import { KindMark } from '../parts/kind-mark.tsx'
import { Loaded } from '../parts/loaded.tsx'
import styles from './recent-deposits.module.css'

function Row({ deposit, onOpen }: { deposit: Deposit; onOpen: (id: string) => void }) {
  const { t } = useTranslation('wallet')
  const { dateTime } = useFormat()
  const textMoney = useTextMoney()
  const { amount, currency, state, channelName, kind, createdAt, id } = deposit
  return (
    <li className={styles.row}>
      <KindMark kind={kind} size="small" />
      <button
        type="button"
        className={styles.open}
        aria-label={t('deposit.openRecent', { channel: channelName, amount: textMoney(amount, currency) })}
        onClick={() => onOpen(id)}
      >
        <span className={styles.name}>{channelName}</span>
      </button>
      <time dateTime={createdAt} className={styles.time}>
        {dateTime(createdAt)}
      </time>
      <span className={styles.amount}>
        <Amount value={amount} currency={currency} />
      </span>
      <StateTag tone={depositTones[state]}>{t(`deposit.state.${state}`)}</StateTag>
    </li>
  )
}

/** The latest deposits with their states; one that waits is opened again from here. */
export function RecentDeposits({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation('wallet')
  const query = useRecentDepositsQuery()
  const history = useAccount().pathOf('payments')
  const all = history && (
    <LinkButton look="text" size="tiny" to={history}>
      {t('seeAll')}
    </LinkButton>
  )
  return (
    <Panel title={t('deposit.recent')} isBare aside={all}>
      <Loaded
        query={query}
        skeleton={
          <div className={styles.rows}>
            <Skeleton className={styles.skeleton} />
            <Skeleton className={styles.skeleton} />
          </div>
        }
      >
        {({ value }) =>
          value.deposits.length === 0 ? (
            <p className={styles.none}>{t('deposit.noRecent')}</p>
          ) : (
            <ul className={styles.rows}>
              {value.deposits.map((deposit) => (
                <Row key={deposit.id} deposit={deposit} onOpen={onOpen} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  )
}
