import { filesOf, isForTests, linesOf } from './source-files.ts'

/** A room, where its tests stand beside those next to its sources, and how many lines of tests a line of source is to have. */
const rooms: readonly { room: string; tests: string; exempt?: string; least: number }[] = [
  { room: 'src', tests: 'tests/e2e', least: 0.5 },
  { room: 'cli', tests: 'tests/{cli,faults}', least: 0.8 },
  { room: 'sandbox', tests: 'tests/contract', exempt: 'sandbox/artwork/', least: 0.4 },
]

const sum = (paths: readonly string[]) => paths.map(linesOf).reduce((all, lines) => all + lines, 0)

/** Prints each room's lines of tests and of sources; ends with 1 where a room has too few. */
for (const { room, tests, exempt, least } of rooms) {
  const own = filesOf(`${room}/**/*.{ts,tsx}`).filter((path) => exempt === undefined || !path.startsWith(exempt))
  const testLines = sum([...own.filter(isForTests), ...filesOf(`${tests}/**/*.{ts,tsx}`)])
  const sourceLines = sum(own.filter((path) => !isForTests(path)))
  const ratio = testLines / sourceLines
  const figures = `${testLines} lines of tests, ${sourceLines} of sources: ${ratio.toFixed(2)}, at least ${least}`
  process.stdout.write(`${ratio < least ? 'low ' : 'ok  '} ${room.padEnd(8)} ${figures}\n`)
  if (ratio < least) process.exitCode = 1
}
