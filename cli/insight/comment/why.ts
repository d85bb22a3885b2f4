import type { WhyRow } from './comment.ts'

/** A tenant that changes, with its reasons as `livery affected --json` says them. */
interface ChangedTenant<Kind> {
  code: string
  reasons: readonly { kind: Kind; of?: string; what: readonly string[] }[]
}

/** A thousand tenants that change for the same are one row. The most frequent first; a tenant has a row for each reason. */
export function groupReasons<Kind extends string>(
  tenants: readonly ChangedTenant<Kind>[],
  titles: Readonly<Record<Kind, string>>,
): WhyRow[] {
  const rows = new Map<string, { title: string; what: readonly string[]; codes: string[] }>()
  for (const { code, reasons } of tenants) {
    for (const { kind, of, what } of reasons) {
      // A folder is each tenant's own: what in it changed tells them apart no further.
      const key = kind === 'folder' ? kind : JSON.stringify([kind, of, what])
      const row = rows.get(key)
      if (!row) rows.set(key, { title: titles[kind], what: of === undefined ? what : [of, ...what], codes: [code] })
      else {
        row.codes.push(code)
        if (kind === 'folder') row.what = [...row.what, ...what]
      }
    }
  }
  return [...rows.values()].toSorted((a, b) => b.codes.length - a.codes.length)
}
