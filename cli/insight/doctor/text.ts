import { colours } from '#cli/terminal/colours.ts'
import { printable } from '#cli/terminal/format-diagnostics.ts'
import type { Check, Verdict } from './check.ts'

const marks: Record<Verdict, string> = { ok: '✔', warn: '!', fail: '✖' }

const paint: Record<Verdict, (text: string) => string> = {
  ok: colours.green,
  warn: colours.yellow,
  fail: colours.red,
}

/** Words in lines of a width. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The checks for a terminal of so many columns, as lines. */
export function doctorText(checks: readonly Check[], columns: number): string[] {
  const titleWidth = Math.max(...checks.map(({ title }) => title.length))
  const start = titleWidth + 5
  const room = Math.max(24, columns - start)
  const indent = ' '.repeat(start)
  const rows = checks.flatMap(({ title, verdict, detail, remedy }) => {
    const [first = '', ...rest] = wrap(printable(detail), room)
    const advice = remedy === null ? [] : wrap(remedy, room).map((line) => `${indent}${colours.cyan(line)}`)
    const mark = paint[verdict](marks[verdict])
    return [`${mark} ${title.padEnd(titleWidth)}   ${first}`, ...rest.map((line) => `${indent}${line}`), ...advice]
  })
  const count = (verdict: Verdict) => checks.filter((check) => check.verdict === verdict).length
  const [bad, doubtful] = [count('fail'), count('warn')]
  const outcome =
    bad > 0
      ? colours.red(`${bad} to fix first${doubtful > 0 ? `, ${doubtful} to look at` : ''}.`)
      : doubtful > 0
        ? colours.yellow(`Ready; ${doubtful} to look at.`)
        : colours.green('Ready.')
  return [...rows, '', outcome]
}
