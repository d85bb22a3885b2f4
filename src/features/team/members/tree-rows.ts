import type { Downline, Downlines } from '../api/queries.ts'

/** A line of the tree as it is drawn: somebody, or what stands for those who are not shown. */
export type TreeRow =
  | { kind: 'member'; key: string; depth: number; member: Downline; isOpen: boolean }
  /** Below somebody whose level is pending, could not be had, or has more than is shown. */
  | { kind: 'waiting' | 'failed'; key: string; depth: number; parent: string }
  | { kind: 'more'; key: string; depth: number; parent: string; left: number }

/** What is known of the level below somebody who is open. */
export interface Level {
  data: Downlines | undefined
  isError: boolean
}

/** The rows of a page and, below each one that is open, those of its own level. */
export function treeRows(rows: readonly Downline[], levels: ReadonlyMap<string, Level>, depth = 0): TreeRow[] {
  return rows.flatMap((member): TreeRow[] => {
    const level = levels.get(member.account)
    const row: TreeRow = { kind: 'member', key: member.account, depth, member, isOpen: level !== undefined }
    return level ? [row, ...levelRows(member.account, level, levels, depth + 1)] : [row]
  })
}

function levelRows(parent: string, level: Level, levels: ReadonlyMap<string, Level>, depth: number): TreeRow[] {
  const at = { key: `${parent} …`, depth, parent }
  if (!level.data) return [{ kind: level.isError ? 'failed' : 'waiting', ...at }]
  const left = level.data.count - level.data.rows.length
  const rows = treeRows(level.data.rows, levels, depth)
  return left > 0 ? [...rows, { kind: 'more', ...at, left }] : rows
}
