import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import { socketOf } from './address.ts'
import { problemResponse, refuse } from './problems.ts'

export const faultKinds = ['delay', 'status', 'drop', 'not-json', 'wrong-shape', 'empty', 'lost'] as const

/** A rule that makes calls fail. */
export interface Fault {
  id: number
  /** Null for every merchant. */
  merchant: string | null
  /** The id of a call, or "*". */
  call: string
  kind: (typeof faultKinds)[number]
  /** Milliseconds, for "delay". */
  ms: number
  /** The HTTP status, for "status". */
  status: number
  /** How often it still strikes; null for ever. */
  times: number | null
}

/** What the gateway says of a merchant's site as a whole. */
interface SystemState {
  status: 0 | 1 | 2
  maintenanceEnd: string | null
  /** False: no host name is the merchant's. */
  isDomainValid: boolean
  /** Modules that the permission tree switches off, by id. */
  closedModules: readonly string[]
  /** Games under maintenance; null for the one that the seed closes. */
  closedGames: readonly { gameCode: string; endsAt: string | null }[] | null
  /** Where pictures and launches may be got from instead, the first one first. */
  imageCDNs: readonly string[]
  launchGameCDNs: readonly string[]
  /** So many seconds after a deposit is reported the bank says that it came; null: only when it is told to. */
  bankSeconds: number | null
  /** False: nothing is announced over the page. */
  hasPopups: boolean
}

/** What is undefined stays as it is. */
type StateChanges = { [Key in keyof SystemState]?: SystemState[Key] | undefined }

export interface FaultPanel {
  add(fault: Omit<Fault, 'id'>): Fault
  clear(): void
  list(): readonly Fault[]
  /** Whether the next such call would be struck. */
  hasFor(merchant: string, call: string): boolean
  stateOf(merchant: string): SystemState
  setState(merchant: string, changes: StateChanges): SystemState
  /** Waits, answers or drops as the first matching rule says; a fault that spoils the answer comes back as it is. */
  strike(merchant: string | null, call: string, context: Context, at: Date): Promise<Response | Fault | null>
}

const open: SystemState = {
  status: 0,
  maintenanceEnd: null,
  isDomainValid: true,
  closedModules: [],
  closedGames: null,
  imageCDNs: [],
  launchGameCDNs: [],
  bankSeconds: 5,
  hasPopups: true,
}

/** Kept in memory only: a restart heals everything. */
export function createFaultPanel(): FaultPanel {
  let faults: Fault[] = []
  let nextId = 1
  const states = new Map<string, SystemState>()

  const nextFor = (merchant: string | null, call: string): Fault | undefined =>
    faults.find(
      (rule) => (rule.merchant === null || rule.merchant === merchant) && (rule.call === '*' || rule.call === call),
    )

  const take = (merchant: string | null, call: string): Fault | null => {
    const fault = nextFor(merchant, call)
    if (!fault) return null
    if (fault.times !== null) fault.times -= 1
    faults = faults.filter((rule) => rule.times === null || rule.times > 0)
    return fault
  }

  return {
    add(fault) {
      const added = { ...fault, id: nextId++ }
      faults.push(added)
      return added
    },
    clear() {
      faults = []
    },
    list: () => faults,
    hasFor: (merchant, call) => nextFor(merchant, call) !== undefined,
    stateOf: (merchant) => states.get(merchant) ?? open,
    setState(merchant, changes) {
      const before = states.get(merchant) ?? open
      const next = {
        status: changes.status ?? before.status,
        maintenanceEnd: changes.maintenanceEnd === undefined ? before.maintenanceEnd : changes.maintenanceEnd,
        isDomainValid: changes.isDomainValid ?? before.isDomainValid,
        closedModules: changes.closedModules ?? before.closedModules,
        closedGames: changes.closedGames === undefined ? before.closedGames : changes.closedGames,
        imageCDNs: changes.imageCDNs ?? before.imageCDNs,
        launchGameCDNs: changes.launchGameCDNs ?? before.launchGameCDNs,
        bankSeconds: changes.bankSeconds === undefined ? before.bankSeconds : changes.bankSeconds,
        hasPopups: changes.hasPopups ?? before.hasPopups,
      }
      states.set(merchant, next)
      return next
    },
    async strike(merchant, call, context, at) {
      const fault = take(merchant, call)
      if (fault?.kind === 'delay') {
        await wait(fault.ms)
        return null
      }
      return fault ? (spoiltResponse(fault, context, at) ?? fault) : null
    },
  }
}

function spoiltResponse(fault: Fault, context: Context, at: Date): Response | null {
  if (fault.kind === 'status') return problemResponse(refuse('system.fault'), at, fault.status)
  if (fault.kind === 'not-json') return new Response('<!doctype html><title>Bad gateway</title>', htmlHeaders)
  return fault.kind === 'drop' ? droppedResponse(context) : null
}

/** Closes the connection: before the call is looked at, or, of an answer that is lost, after it was done. */
export function droppedResponse(context: Context): Response {
  socketOf(context)?.destroy()
  return new Response(null, { status: 502 })
}

const htmlHeaders = { headers: { 'Content-Type': 'text/html; charset=utf-8' } }

/** A good answer in the wrong shape, or with every list in it emptied. */
export function faultedAnswer(fault: Fault, answer: unknown): unknown {
  if (fault.kind === 'empty') return emptied(answer)
  return fault.kind === 'wrong-shape' ? { success: true, value: { unexpected: 'shape' } } : answer
}

/** A stream of events that ends before its first one, or whose first one is not the contract's. */
export function faultedStream(fault: Fault, answer: Response): Response {
  answer.body?.cancel().catch(() => {})
  const text = fault.kind === 'wrong-shape' ? 'event: balance\ndata: {"unexpected":"shape"}\n\n' : ''
  return new Response(text, { headers: answer.headers })
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, emptied(part)]))
}
