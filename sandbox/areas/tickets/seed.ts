import { textsOf } from '#sandbox/lib/texts.ts'
import english from '#sandbox/locales/en/tickets.json' with { type: 'json' }
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Store } from '#sandbox/store/store.ts'

const hourMs = 3_600_000

const texts = textsOf('tickets', english)

/** A ticket with an answer that the member has not seen, in the merchant's first language. */
export function seedTicket(
  store: Store,
  { defaultLanguage }: Merchant,
  { member, at }: { member: number; at: number },
): void {
  const id = `T${String(member).padStart(12, '0')}`
  const row = { id, member_id: member, type: 2, state: 'answered', is_unread: 1 } as const
  store.supportTickets.add({ ...row, opened_at: at - 20 * hourMs, changed_at: at - 18 * hourMs })
  const write = (sender: 'member' | 'service', text: keyof typeof english, hoursAgo: number) => {
    const content = texts.in(defaultLanguage, text)
    store.supportTickets.write({ ticket_id: id, sender, content, pictures: '[]', at: at - hoursAgo * hourMs })
  }
  write('member', 'question', 20)
  write('service', 'answer', 18)
}
