/** A header of an address of a site, on both sides; null where it is not sent. */
export interface HeaderChange {
  /** A path that stands for its kind: "/", "/assets/…". */
  path: string
  name: string
  before: string | null
  after: string | null
}

/** What a server sends of an address, by names as they are written. */
export type HeadersOf = (path: string) => Readonly<Record<string, string>>

/** One address of each kind that a site's rules tell apart. */
const paths = ['/', '/assets/x.js', '/fonts/x.woff2', '/strings/x.json', '/icons/x.png', '/sw.js', '/site.webmanifest']

/** The names of files change with their content, and a policy's hashes with the page: what stays of them is what was decided. */
const withoutHashes = (value: string) => value.replaceAll(/ ?'sha(256|384|512)-[\w+/=-]+'/g, '')

function changesAt(path: string, before: HeadersOf, after: HeadersOf): HeaderChange[] {
  const [was, is] = [before(path), after(path)]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort()
  const told = (value: string | undefined) => (value === undefined ? null : withoutHashes(value))
  return names
    .map((name) => ({ path, name, before: told(was[name]), after: told(is[name]) }))
    .filter((change) => change.before !== change.after)
}

/** Headers that differ. One that differs in the same way everywhere is told of "/" alone. */
export function compareHeaders(before: HeadersOf, after: HeadersOf): HeaderChange[] {
  const told = new Set<string>()
  return paths.flatMap((path) =>
    changesAt(path, before, after).filter(({ name, ...sides }) => {
      const key = JSON.stringify([name, sides.before, sides.after])
      const isNew = !told.has(key)
      told.add(key)
      return isNew
    }),
  )
}
