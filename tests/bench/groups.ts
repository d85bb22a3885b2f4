import { agentCases } from './agent-cases.ts'
import { agentPageCases } from './agent-pages.ts'
import type { EngineOptions } from './bench.ts'
import { demoCases } from './demo-cases.ts'
import { engineCases } from './engine-cases.ts'
import { fleetViewCases } from './fleet-view-cases.ts'
import { lobbyCases } from './lobby-cases.ts'
import type { BenchGroup } from './measure.ts'
import { offlineCases } from './offline-cases.ts'
import { pageCases } from './page-cases.ts'
import { runProcess } from './run.ts'
import { sandboxCases } from './sandbox-cases.ts'
import { updateCases } from './update-cases.ts'

let building: Promise<unknown> | undefined

/** Builds the demo sites, as they are served to a browser, once for all groups. */
function buildSites(): Promise<unknown> {
  building ??= runProcess(process.execPath, ['cli/main.ts', 'build', '--all', '--json'])
  return building
}

export function benchGroups(engine: EngineOptions): BenchGroup[] {
  const { size } = engine
  /** What those groups begin with that begin with no empty cache. */
  const compiled = () => (size.isCold ? undefined : buildSites())
  return [
    {
      name: 'build',
      async run(cases) {
        await compiled()
        await engineCases(engine, cases)
      },
    },
    {
      name: 'demo',
      async run(cases) {
        await compiled()
        cases.push(...(await demoCases(size)))
      },
    },
    {
      name: 'page',
      async run(cases) {
        await buildSites()
        cases.push(...(await pageCases(size)))
        // It takes seconds to load.
        const { lighthouseCases } = await import('./lighthouse-cases.ts')
        cases.push(...(await lighthouseCases(size)))
      },
    },
    {
      name: 'offline',
      async run(cases) {
        await buildSites()
        cases.push(...(await offlineCases(size)))
      },
    },
    {
      name: 'agents',
      async run(cases) {
        cases.push(...(await agentCases(size)))
        await buildSites()
        cases.push(...(await agentPageCases(size)))
      },
    },
    {
      name: 'lobby',
      async run(cases) {
        await buildSites()
        cases.push(...(await lobbyCases(size)))
      },
    },
    {
      name: 'fleet',
      async run(cases) {
        cases.push(...(await fleetViewCases(size)))
      },
    },
    {
      name: 'sandbox',
      async run(cases) {
        await buildSites()
        cases.push(...(await sandboxCases(size)))
      },
    },
    {
      name: 'update',
      async run(cases) {
        await buildSites()
        cases.push(...(await updateCases(size)))
      },
    },
  ]
}
