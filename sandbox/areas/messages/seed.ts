import type { Store } from '#sandbox/store/store.ts'

const hourMs = 3_600_000

/** For who has a full mailbox: the oldest last; so many of the newest are unread as the account says. */
const full = [
  'security',
  'payments',
  'upkeep',
  'security',
  'upkeep',
  'payments',
  'upkeep',
  'security',
  'payments',
  'upkeep',
  'welcome',
]

/** Writes to a seeded member: everybody is welcomed, and who has unread messages has a full mailbox. */
export function seedMessages(
  store: Store,
  member: number,
  { unread, seededAt }: { unread: number; seededAt: number },
): void {
  const templates = unread > 0 ? full : ['welcome']
  for (const [index, template] of templates.entries()) {
    store.messages.add(member, { template, at: seededAt - (1 + index * 31) * hourMs, is_read: index < unread ? 0 : 1 })
  }
}
