import type { MessageValues } from '#sandbox/members/write-message.ts'
import type { Store } from '#sandbox/store/store.ts'

const hourMs = 3_600_000

/** For who has a full mailbox: the oldest last; so many of the newest are unread as the account says. */
const full = [
  'device-new',
  'payments',
  'upkeep',
  'device-new',
  'upkeep',
  'payments',
  'upkeep',
  'device-new',
  'payments',
  'upkeep',
  'welcome',
]

/** A store that takes what is told of a seeded past as read. */
export function withPastRead(store: Store): Store {
  const { messages } = store
  return { ...store, messages: { ...messages, add: (member, row) => messages.add(member, { ...row, is_read: 1 }) } }
}

/** Writes to a seeded member: everybody is welcomed, and who has unread messages has a full mailbox. */
export function seedMessages(
  store: Store,
  member: number,
  { unread, seededAt }: { unread: number; seededAt: number },
): void {
  const templates = unread > 0 ? full : ['welcome']
  for (const [index, template] of templates.entries()) {
    const at = seededAt - (1 + index * 31) * hourMs
    const details: MessageValues =
      template === 'device-new' ? { device: { text: 'Firefox, Android' }, when: { at } } : {}
    store.messages.add(member, { template, details: JSON.stringify(details), at, is_read: index < unread ? 0 : 1 })
  }
}
