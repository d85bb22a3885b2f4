import type { Hono } from 'hono'
import type { html } from 'hono/html'
import type { Call } from '#contract/call.ts'
import type { Gateway } from '../server/gateway.ts'
import type { Tables } from '../store/tables.ts'

/** One matter of the gateway, as it registers itself in `areas.ts`. */
export interface Area {
  /** The heading of its calls in the OpenAPI document and on the panel; several areas may share one. */
  tag: string
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
