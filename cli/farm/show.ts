import type { Output } from '#cli/terminal/output.ts'
import type { BuiltTenant } from '../build/result.ts'
import type { FarmEvent } from './events.ts'
import { eventText } from './events.ts'
import { isGood, type Outcome } from './job.ts'
import type { FarmPlan } from './plan.ts'
import type { RoundLook } from './round.ts'

export interface Show {
  plan(plan: FarmPlan, about: { codes: number; workers: number; address: string | null }): void
  event(event: FarmEvent): void
  outcome(outcome: Outcome): void
  look(look: RoundLook): void
  publishing(count: number): void
  published(tenant: BuiltTenant): void
  end(): void
}

export function openShow(output: Output, _: { isEvents: boolean }): Show {
  return {
    plan: (plan) => output.note(`${plan.tenants.length} tenants, ${plan.missing.length} to build`),
    event: (event) => {
      const text = event.event === 'tenant' ? null : eventText(event)
      if (text) output.note(text)
    },
    outcome: (o) => output.note(`${isGood(o) ? 'ok  ' : 'FAIL'} ${o.code} ${o.state}`),
    look: () => undefined,
    publishing: () => undefined,
    published: () => undefined,
    end: () => undefined,
  }
}
