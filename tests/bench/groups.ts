import { agentCases } from './agent-cases.ts'
import { agentPageCases } from './agent-pages.ts'
import type { EngineOptions } from './bench.ts'
import { demoCases } from './demo-cases.ts'
import { engineCases } from './engine-cases.ts'
import { lobbyCases } from './lobby-cases.ts'
import type { BenchGroup } from './measure.ts'
import { pageCases } from './page-cases.ts'
import { runProcess } from './run.ts'

/** The demo sites, as they are served to a browser. */
const buildSites = () => runProcess(process.execPath, ['cli/main.ts', 'build', '--all', '--json'])

export function benchGroups(engine: EngineOptions): BenchGroup[] {
  const { size } = engine
  return [
    { name: 'build', run: (cases) => engineCases(engine, cases) },
    { name: 'demo', run: async (cases) => void cases.push(...(await demoCases(size))) },
    {
      name: 'pages',
      async run(cases) {
        await buildSites()
        cases.push(...(await pageCases(size)))
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
  ]
}
