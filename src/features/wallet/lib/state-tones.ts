import type { Deposit } from '#contract/account/deposit.ts'
import type { Withdrawal } from '#contract/account/withdraw.ts'
import type { StateTone } from '#src/account/parts/state-tag.tsx'

export const depositTones: Readonly<Record<Deposit['state'], StateTone>> = {
  waiting: 'warn',
  reported: 'info',
  received: 'ok',
  expired: 'plain',
  cancelled: 'plain',
  refused: 'bad',
}

export const withdrawalTones: Readonly<Record<Withdrawal['state'], StateTone>> = {
  pending: 'info',
  paying: 'info',
  paid: 'warn',
  received: 'ok',
  partly: 'warn',
  disputed: 'warn',
  refused: 'bad',
  cancelled: 'plain',
}

/** Whether nothing was paid in the end, so that nothing arrives either. */
export const isNothing = ({ state }: { state: Deposit['state'] | Withdrawal['state'] }): boolean =>
  state === 'expired' || state === 'cancelled' || state === 'refused'

/** Whether a payment may still come: it is asked for again until it is over. */
export const isOpenDeposit = ({ state }: Pick<Deposit, 'state'>): boolean => state === 'waiting' || state === 'reported'
