import { useTranslation } from 'react-i18next'
import { Panel } from '#src/account/frame/panel.tsx'
import { sumOf } from '#src/lib/decimal.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Amount } from '../parts/facts.tsx'
import type { Wallet, Wallets } from './use-move-form.ts'
import styles from './wallet-list.module.css'

function Row({ wallet, currency }: { wallet: Wallet; currency: string }) {
  const { t } = useTranslation('wallet')
  const { code, name, balance, closed } = wallet
  const isMain = code === ''
  return (
    <li className={styles.wallet} data-main={isMain ? '' : undefined}>
      <span className={styles.mark}>
        <Icon name={isMain ? 'wallet' : 'gamepad-2'} size="small" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{isMain ? t('wallets.main') : name}</span>
        {balance === null && <span className={styles.note}>{t('wallets.balanceUnknown')}</span>}
        {closed && <span className={styles.note}>{t(`wallets.closed.${closed}`)}</span>}
      </span>
      <span className={styles.balance}>
        <Amount value={balance} currency={currency} />
      </span>
    </li>
  )
}

interface WalletListProps {
  wallets: Wallets
  isReading: boolean
  onRefresh: () => void
}

/** The member's wallets with what is in each; one that does not tell is said, and never counted as nothing. */
export function WalletList({ wallets: { wallets, currency }, isReading, onRefresh }: WalletListProps) {
  const { t } = useTranslation('wallet')
  const known = wallets.flatMap(({ balance }) => balance ?? [])
  const silent = wallets.length - known.length
  return (
    <Panel
      title={t('wallets.list')}
      isBare
      aside={
        <IconButton
          icon="refresh-cw"
          size="small"
          label={t('wallets.refresh')}
          aria-busy={isReading || undefined}
          onClick={onRefresh}
        />
      }
    >
      <div className={styles.total}>
        <span>{t('wallets.total')}</span>
        <strong className={styles.sum}>
          <Amount value={sumOf(...known)} currency={currency} />
        </strong>
        {silent > 0 && <span className={styles.note}>{t('wallets.totalPartial', { count: silent })}</span>}
      </div>
      <ul className={styles.wallets}>
        {wallets.map((wallet) => (
          <Row key={wallet.code} wallet={wallet} currency={currency} />
        ))}
      </ul>
    </Panel>
  )
}
