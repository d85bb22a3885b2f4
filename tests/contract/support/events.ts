import { expect } from 'vitest'
import { getMemberEvents, memberEvents } from '#contract/account/events.ts'
import type { TestGateway } from './gateway.ts'

interface MemberEvent {
  event: string
  data: Record<string, unknown>
}

/** A stream that gives its events one by one; null at its end. Without `counts` but the first, unless they are asked for. */
export async function listening(gateway: TestGateway, token: string, { hasCounts = false } = {}) {
  const response = await gateway.send(getMemberEvents, { token })
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  if (!response.body) throw new Error('The stream has no body')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  let counted = 0
  const next = async (): Promise<MemberEvent | null> => {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const block = text.slice(0, end)
        text = text.slice(end + 2)
        const event = /^event: (.+)$/m.exec(block)?.[1]
        if (event === 'counts' && counted++ > 0 && !hasCounts) continue
        if (event) return { event, data: JSON.parse(/^data: (.+)$/m.exec(block)?.[1] ?? '{}') }
        continue
      }
      const { value, done } = await reader.read()
      if (done) return null
      text += value
    }
  }
  return { next, leave: () => reader.cancel() }
}

/** The next events, each as the contract has it. */
export async function nextEvents({ next }: { next: () => Promise<MemberEvent | null> }, count: number) {
  const events: [string, unknown][] = []
  for (let place = 0; place < count; place++) {
    const one = await next()
    if (!one) throw new Error('The stream is over')
    const name = Object.keys(memberEvents).find((each): each is keyof typeof memberEvents => each === one.event)
    if (!name) throw new Error(`The contract has no event ${one.event}`)
    events.push([one.event, memberEvents[name].parse(one.data)])
  }
  return events
}
