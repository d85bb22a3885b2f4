import type { Deposit } from '#contract/account/deposit.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-names.ts'
import styles from './kind-mark.module.css'

const icons: Readonly<Record<Deposit['kind'], IconName>> = {
  bankQr: 'qr-code',
  eWallet: 'smartphone',
  bankTransfer: 'landmark',
  scratchCard: 'ticket',
  crypto: 'gem',
  store: 'banknote',
  redirect: 'arrow-up-right',
}

interface KindMarkProps {
  kind: Deposit['kind']
  size?: 'small' | 'medium'
  isClosed?: boolean
}

/** What a way of paying is, as a picture; each has a colour of its own. */
export function KindMark({ kind, size = 'medium', isClosed = false }: KindMarkProps) {
  return (
    <span className={styles.mark} data-kind={isClosed ? 'closed' : kind} data-size={size}>
      <Icon name={icons[kind]} size={size === 'small' ? 'small' : 'medium'} />
    </span>
  )
}
