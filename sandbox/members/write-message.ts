import type { Store } from '#sandbox/store/store.ts'

/** What the platform writes to a member about, each with a text in every language of the sandbox. */
export const messageEvents = [
  'deposit-received',
  'deposit-refused',
  'deposit-expired',
  'payout-paid',
  'payout-refused',
  'payout-assumed',
  'payout-refunded',
  'payout-kept',
  'contract-offered',
  'contract-accepted',
  'contract-declined',
  'contract-withdrawn',
  'contract-ending',
  'contract-ended',
  'contract-expired',
  'promotion-tied',
  'promotion-free',
  'promotion-refused',
  'reward-open',
  'tournament-won',
  'redemption-approved',
  'redemption-rejected',
  'device-new',
  'limit-set',
  'limit-asked',
  'pause-until',
  'pause-always',
  'password-changed',
  'payment-password-changed',
  'totp-on',
  'totp-off',
  'passkey-added',
  'passkey-removed',
  'card-added',
  'contact-changed',
] as const

export type MessageEvent = (typeof messageEvents)[number]

/** A figure or name in a text. It is stored as it is, and written out in the language that the message is read in. */
export type MessageValue =
  /** Minor units of the merchant's currency. */
  | { money: number }
  | { minutes: number }
  /** Milliseconds. */
  | { at: number }
  | { text: string }
  /** Texts by language, as JSON: `{"EN":"Fruit"}`. */
  | { labels: string }
  /** A name of the messages' own table of words; `{amount}` in it is the value that comes with it. */
  | { word: string; amount?: MessageValue }

export type MessageValues = Readonly<Record<string, MessageValue>>

interface Written {
  event: MessageEvent
  values?: MessageValues
  /** Milliseconds. */
  at: number
}

/** Writes to a member, whose unread count is told anew. Inside the transaction of what it tells, or not at all. */
export function writeMessage(
  { messages, news }: Pick<Store, 'messages' | 'news'>,
  member: number,
  { event, values = {}, at }: Written,
): void {
  messages.add(member, { template: event, details: JSON.stringify(values), at, is_read: 0 })
  news.tell({ member, event: 'counts' })
}

/** Tells of a gift that is in the wallet, and what must be staked before it is paid out. Amounts in minor units. */
export function writeGift(
  store: Pick<Store, 'messages' | 'news'>,
  member: number,
  { title, amount, required, at }: { title: string; amount: number; required: number; at: number },
): void {
  const values = { promotion: { labels: title }, amount: { money: amount }, stakes: { money: required } }
  writeMessage(store, member, { event: required > 0 ? 'promotion-tied' : 'promotion-free', values, at })
}
