import type { Hono } from 'hono'
import type { html } from 'hono/html'
import type { Call } from '#contract/call.ts'
import type { Gateway } from '../server/gateway.ts'
import type { Tables } from '../store/tables.ts'

/** The headings of calls in the OpenAPI document and on the panel. Areas stand in this order, those of one by their paths. */
export const tags = [
  'system',
  'session',
  'registration',
  'passwords',
  'security',
  'member',
  'games',
  'lottery',
  'limits',
  'messages',
  'help',
  'blog',
  'money',
  'promotions',
  'points',
  'records',
  'agents',
  'announcements',
  'pictures',
  'firebase',
] as const

/** One matter of the gateway: what `areas/<matter>/area.ts` exports. */
export interface Area {
  /** Several areas may share one. What time brings is done in the order of tags: draws before the pay that counts them. */
  tag: (typeof tags)[number]
  calls: readonly Call[]
  /** Binds its calls, and what it has beside them: pages, pictures, controls of the panel under `/sandbox/`. */
  routes: readonly ((app: Hono, gateway: Gateway) => void)[]
  tables?: Tables
  /** Does what time has brought: a draw, a payment that ran out. Doing it again changes nothing. */
  settle?: (gateway: Gateway) => void
  /** Its part of the panel. */
  panelSection?: (gateway: Gateway) => ReturnType<typeof html>
}

/** The calls that modules of the contract export, in their order. */
export function callsOf(...modules: readonly object[]): Call[] {
  return modules.flatMap((module) => Object.values(module)).filter(isCall)
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'id' in value && 'method' in value && 'answer' in value
}

export type CallsByTag = ReadonlyMap<string, readonly Call[]>

/** Every call under its heading, in the order of the areas. */
export function callsByTag(areas: readonly Area[]): CallsByTag {
  const byTag = new Map<string, readonly Call[]>()
  for (const { tag, calls } of areas) {
    if (calls.length > 0) byTag.set(tag, [...(byTag.get(tag) ?? []), ...calls])
  }
  return byTag
}
