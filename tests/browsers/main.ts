import { parseArgs } from 'node:util'
import { type SiteServer, startPreview } from '#tests/support/preview-server.ts'
import { type EngineName, engineNames } from './engines/engine.ts'
import { inPageScript } from './engines/in-page-script.ts'
import { ensureInstalled, MissingBrowser, startEngine } from './engines/programs.ts'
import { journeys } from './journeys/journeys.ts'
import { type Result, sizes, travel } from './run.ts'
import { formatCount, formatFindings, formatTable } from './table.ts'
import { UsageError, wantedOf } from './wanted.ts'

interface Wanted {
  engines: readonly EngineName[]
  merchants: readonly string[]
  sizes: readonly string[]
  journeys: readonly string[]
}

const list = { type: 'string', multiple: true } as const
const { values } = parseArgs({ options: { engine: list, tenant: list, size: list, journey: list } })

const print = (text: string) => process.stdout.write(`${text}\n`)

interface Tour {
  engineName: EngineName
  size: string
  script: string
}

/** One engine after the other: two on two cores make each other wait. */
async function resultsOf({ engineName, size, script }: Tour, server: SiteServer, wanted: Wanted): Promise<Result[]> {
  const results: Result[] = []
  const engine = await startEngine(engineName, server, script)
  try {
    for (const merchant of wanted.merchants)
      for (const journey of wanted.journeys) {
        const go = journeys[journey]
        if (!go) continue
        // Tries and refusals of the journeys before count by address, and all come from one.
        await fetch(`http://localhost:${server.port}/sandbox/attempts`, { method: 'DELETE' })
        const result = await travel(engine, server, { journey, go, merchant, size })
        results.push(result)
        const state = result.findings.length > 0 ? 'FAIL' : 'ok  '
        print(`${state} ${engine.title}, ${merchant}, ${size}, ${journey} (${result.seconds.toFixed(1)} s)`)
      }
  } finally {
    await engine.close()
  }
  return results
}

/** Engine by engine and size by size, each with a gateway of its own in which nobody has played yet. */
async function main(): Promise<number> {
  const wanted: Wanted = {
    engines: wantedOf('engine', values.engine, engineNames),
    merchants: values.tenant ?? ['bengal', 'noor'],
    sizes: wantedOf('size', values.size, Object.keys(sizes)),
    journeys: wantedOf('journey', values.journey, Object.keys(journeys)),
  }
  for (const name of wanted.engines) ensureInstalled(name)
  const script = await inPageScript()
  const results: Result[] = []
  for (const engineName of wanted.engines)
    for (const size of wanted.sizes) {
      const server = await startPreview()
      try {
        results.push(...(await resultsOf({ engineName, size, script }, server, wanted)))
      } finally {
        await server.stop()
      }
    }
  print(`\n${formatTable(results)}\n`)
  const findings = formatFindings(results)
  if (findings) print(`${findings}\n`)
  print(formatCount(results))
  return results.some(({ findings: wrong }) => wrong.length > 0) ? 1 : 0
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof MissingBrowser || error instanceof UsageError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
