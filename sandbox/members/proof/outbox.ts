import type { Gateway } from '#sandbox/server/gateway.ts'
import type { OutboxMessage } from './outbox-rows.ts'

const retentionMs = 24 * 3_600_000

/** Puts a message where a real gateway would send it. It is never logged. */
export function post({ store, now }: Pick<Gateway, 'store' | 'now'>, message: Omit<OutboxMessage, 'at'>): void {
  const at = now().getTime()
  store.outbox.sweep(at - retentionMs)
  store.outbox.add({ ...message, at })
}

/** A message as the panel and tests read it. */
export function shownMessage({ at, merchant, channel, to, text, code }: OutboxMessage) {
  return { at: new Date(at).toISOString(), merchant, channel, to, text, ...(code === null ? {} : { code }) }
}
