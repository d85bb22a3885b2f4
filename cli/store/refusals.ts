import { counted } from '#cli/lib/counted.ts'

/** Why an object or a record was not taken. */
export type RefusalCode =
  /** Nobody signed it. */
  | 'record-unsigned'
  /** Whoever signed it is not trusted there. */
  | 'record-unknown-key'
  /** It is not what was signed. */
  | 'record-bad-signature'
  /** It was signed for another place or scope. */
  | 'record-elsewhere'
  /** Its end is missing. */
  | 'record-cut'
  /** It is no record at all, or holds more than it says. */
  | 'record-unreadable'
  /** The bytes are not those of the hash. */
  | 'entry-swapped'
  /** A record of this machine's own cache that was not written here, or not under this key and scope. */
  | 'cache-not-ours'

/** How often something was refused for one reason, with the first of its places. */
export interface Refusal {
  code: RefusalCode
  count: number
  first: string
}

export interface Refusals {
  add(code: RefusalCode, place: string): void
  /** What was added since it was last asked. */
  take(): Refusal[]
}

export function openRefusals(): Refusals {
  let found = new Map<RefusalCode, Refusal>()
  return {
    add(code, first) {
      const before = found.get(code)
      if (before) before.count += 1
      else found.set(code, { code, count: 1, first })
    },
    take() {
      const taken = [...found.values()]
      found = new Map()
      return taken
    },
  }
}

/** What several processes refused, as one list. */
export function sumRefusals(lists: readonly (readonly Refusal[])[]): Refusal[] {
  const all = Map.groupBy(lists.flat(), ({ code }) => code)
  return [...all.values()].map((same) => ({
    code: same[0]?.code ?? 'record-unreadable',
    count: same.reduce((sum, { count }) => sum + count, 0),
    first: same[0]?.first ?? '',
  }))
}

/** One sentence for what was refused; undefined where nothing was. */
export function refusalText(refusals: readonly Refusal[]): string | undefined {
  if (refusals.length === 0) return undefined
  const all = refusals.reduce((sum, { count }) => sum + count, 0)
  const named = refusals.map(({ code, count, first }) => `${code} ${count} (${first})`).join(', ')
  return `${counted(all, 'stored object')} not taken, and made again: ${named}`
}
