import type { Merchants } from '../../../merchants/merchants.ts'
import type { Store } from '../../../store/store.ts'
import { runPay } from './run.ts'

interface Part {
  store: Store
  merchants: Merchants
  now: () => Date
  log: (line: string) => void
}

const maxWaitMs = 24 * 3_600_000

/** Pays agents when it is time: one timer for the next due moment of all, and at once wherever an answer depends on it. */
export function createPayClock({ store, merchants, now, log }: Part) {
  let timer: NodeJS.Timeout | null = null
  let planned: number | null = null

  const nextDue = (): number | null => {
    const times = [store.contracts.nextDue(), store.settlements.rebatesDue()].filter((at) => at !== null)
    return times.length === 0 ? null : Math.min(...times)
  }
  const plan = (): void => {
    const due = nextDue()
    if (due === planned) return
    if (timer) clearTimeout(timer)
    planned = due
    if (due === null) return
    const wait = Math.min(Math.max(0, due - now().getTime()), maxWaitMs)
    timer = setTimeout(wake, wait).unref()
  }
  const wake = (): void => {
    planned = null
    try {
      settle()
    } catch (error) {
      log(`Paying agents failed: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const settle = (): void => {
    const at = now().getTime()
    const due = nextDue()
    if (due !== null && due <= at) {
      const codes = new Set([...store.contracts.dueMerchants(at), ...store.settlements.dueMerchants(at)])
      for (const code of codes) {
        const merchant = merchants.get(code)
        if (merchant) store.transaction(() => runPay({ store, merchant }, at))
      }
    }
    plan()
  }
  plan()
  return {
    /** Does what is due until now; doing it again changes nothing. */
    settle,
    /** After something that time will look at was added or changed. */
    plan,
    stop(): void {
      if (timer) clearTimeout(timer)
    },
  }
}

export type PayClock = ReturnType<typeof createPayClock>

declare module '#sandbox/server/gateway.ts' {
  interface Gateway {
    /** Pays agents in time. */
    pay: PayClock
  }
}
