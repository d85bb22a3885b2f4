import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SandboxMerchant } from '#sandbox/merchants/merchants.ts'
import type { SandboxOptions } from '#sandbox/sandbox.ts'
import { openDatabase, openStore } from '#sandbox/state.ts'
import { openGateway } from './gateway.ts'
import { acme, zen } from './merchants.ts'

/** "acme" with agents' pages. */
export function withAgents(changed: Partial<SandboxMerchant> = {}): SandboxMerchant {
  return { ...acme, features: { ...acme.features, agentCentre: true }, ...changed }
}

export type AgentGateway = Awaited<ReturnType<typeof openAgentGateway>>

/** A gateway whose first merchant has agents' pages, with its database to look into. */
export async function openAgentGateway(changed: Partial<SandboxMerchant> = {}, options: Partial<SandboxOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'agents-'))
  const gateway = await openGateway({ data: folder, merchants: [withAgents(changed), zen], ...options })
  const database = openDatabase(folder)
  const close = (): void => {
    database.close()
    gateway.sandbox.close()
    rmSync(folder, { recursive: true })
  }
  return { ...gateway, database, store: openStore(database), close }
}

/** Minor units of a decimal. */
export function cents(decimal: string): number {
  return Math.round(Number(decimal) * 100)
}
