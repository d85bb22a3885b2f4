import { colours } from '#cli/terminal/colours.ts'
import { printable } from '#cli/terminal/format-diagnostics.ts'
import type { Finding } from '#cli/verify/site/finding.ts'

/** Findings of one kind in one file are said a few times: a thousand say no more. */
const maxOfAKind = 3

/** Findings for people: the place, the check, what is wrong, and below it what to do. */
export function findingLines(findings: readonly Finding[]): string[] {
  const kinds = Map.groupBy(findings, ({ file, check, code }) => `${check} ${file} ${code}`)
  return [...kinds.values()].flatMap((group) => {
    const shown = group.slice(0, maxOfAKind).map(({ file, line, column, message, check, code }) => {
      const place = colours.bold(printable(`${file}:${line}:${column}`))
      return `${place} ${colours.red(check)} ${printable(message)} ${colours.dim(`[${code}]`)}`
    })
    const more = group.length - shown.length
    const advice = group[0]?.suggestion
    return [
      ...shown,
      ...(more > 0 ? [colours.dim(`  … and ${more} more of the kind`)] : []),
      ...(advice ? [`  ${colours.cyan(printable(advice))}`] : []),
    ]
  })
}
