import { resolve } from 'node:path'
import { counted } from '#cli/lib/counted.ts'
import type { Excerpt } from '#cli/terminal/code-frame.ts'
import { type Diagnostic, isError } from '#cli/terminal/diagnostic.ts'
import { type DiagnosticsPlace, excerptAt, formatDiagnostics } from '#cli/terminal/format-diagnostics.ts'
import type { Output } from '#cli/terminal/output.ts'

/** A finding as the page shows it. */
export interface ShownFinding extends Omit<Diagnostic, 'tenant'> {
  /** Absolute, for the editor. */
  path: string
  excerpt: Excerpt | null
}

/** What the page of a tenant is told: errors first. */
export interface ShownFindings {
  tenant: string
  findings: readonly ShownFinding[]
}

/** What is wrong with the tenants that are being served from source, as it comes and goes. */
export interface DevFindings {
  /** Prints what was not said before, of this tenant or of another that shares the file, and that it is fixed. */
  tell(code: string, found: readonly Diagnostic[]): void
  shown(code: string): ShownFindings
}

/** More findings than this are for the terminal. */
const maxShown = 50

const keyOf = ({ file, code, message }: Diagnostic) => JSON.stringify([file, code, message])

function shownOf(place: DiagnosticsPlace, { tenant: _, ...finding }: Diagnostic): ShownFinding {
  const path = resolve(place.cwd, finding.file)
  return { ...finding, path, excerpt: excerptAt(place, { tenant: null, ...finding }) }
}

export function openFindings(place: DiagnosticsPlace, output: Output): DevFindings {
  const last = new Map<string, readonly Diagnostic[]>()
  return {
    tell(code, found) {
      const before = last.get(code) ?? []
      // What shared tokens and strings, or a tenant that others extend, have wrong is said once, not once a tenant.
      const said = new Set([...last.values()].flat().map(keyOf))
      last.set(code, found)
      const fresh = found.filter((finding) => !said.has(keyOf(finding)))
      for (const block of formatDiagnostics(place, fresh)) output.line(`${block}\n`)
      const left = found.filter(isError).length
      const gone = before.filter(isError).length - left
      if (gone > 0) output.line(left === 0 ? `${code}: fixed.` : `${code}: ${counted(left, 'error')} left.`)
    },
    shown(code) {
      const found = last.get(code) ?? []
      const inOrder = [...found.filter(isError), ...found.filter((finding) => !isError(finding))]
      return { tenant: code, findings: inOrder.slice(0, maxShown).map((finding) => shownOf(place, finding)) }
    },
  }
}
