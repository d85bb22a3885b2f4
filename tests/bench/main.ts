import { parseArgs } from 'node:util'
import { buildCases } from './build-cases.ts'
import { pageCases } from './page-cases.ts'
import { runProcess } from './run.ts'

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, rounds: { type: 'string', default: '3' } },
})
const rounds = Math.max(1, Number(values.rounds))

await runProcess(process.execPath, ['cli/main.ts', 'build', '--all', '--json'], {})
const cases = [...(await buildCases(rounds)), ...(await pageCases(['bengal', 'lite'], rounds))]

if (values.json) {
  process.stdout.write(`${JSON.stringify({ cases })}\n`)
} else {
  const width = Math.max(...cases.map((one) => one.id.length))
  const shown = (figure: number | null) =>
    (figure === null ? '' : figure >= 1000 ? figure.toFixed(0) : figure.toFixed(2)).padStart(9)
  process.stdout.write(
    `${'case'.padEnd(width)} ${['livery', 'peer', 'ratio', 'bar'].map((name) => name.padStart(9)).join(' ')}\n`,
  )
  for (const { id, livery, peer, ratio, bar, ok } of cases) {
    process.stdout.write(
      `${id.padEnd(width)} ${[livery, peer, ratio, bar].map(shown).join(' ')}  ${ok ? 'ok' : 'NOT MET'}\n`,
    )
  }
}
process.exitCode = cases.every((one) => one.ok) ? 0 : 1
