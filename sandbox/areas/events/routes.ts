import type { Hono } from 'hono'
import { getMemberEvents } from '#contract/account/events.ts'
import { addCall } from '#sandbox/calls/call-route.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { refuse } from '#sandbox/server/problems.ts'

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // A proxy that holds an answer back until it is whole would hold this one for ever.
  'X-Accel-Buffering': 'no',
}

/** Seconds. */
const retryAfter = 30

export function addEventRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getMemberEvents, ({ merchant, member, session }) => {
    if (!gateway.events.hasRoom(member.id, session.id)) return refuse('rate.limited', { retryAfter })
    return new Response(gateway.events.open({ merchant, member }, session.id), { headers })
  })
}
