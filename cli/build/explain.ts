import type { Store } from '#cli/store/store.ts'
import type { Fingerprints } from '../fingerprint/fingerprint.ts'
import type { FileHashes } from '../fingerprint/folder.ts'
import type { BuildReason, ChangedFile } from './reasons.ts'
import type { TenantJob } from './tenant.ts'

const kind = 'input-files'

/**
 * Keeps which files stand behind the parts of what was built, by the parts' hashes, to tell later which of them changed.
 * Says whether it could: on a full disk it cannot, which each tenant's build says for itself.
 */
export async function rememberFiles(...of: Parameters<typeof storeFiles>): Promise<boolean> {
  try {
    await storeFiles(...of)
    return true
  } catch {
    return false
  }
}

async function storeFiles(store: Store, fingerprints: Fingerprints, jobs: readonly TenantJob[]): Promise<void> {
  const known = new Set<string>()
  for (const { code, fingerprint } of jobs) {
    for (const [part, hash] of Object.entries(fingerprint?.parts ?? {})) {
      const files = fingerprints.filesOf(code, part)
      if (!files || known.has(hash)) continue
      known.add(hash)
      await store.setRecord(kind, hash, JSON.stringify([...files]))
    }
  }
}

function differences(before: FileHashes, now: FileHashes): ChangedFile[] {
  const paths = [...new Set([...before.keys(), ...now.keys()])].sort()
  return paths.flatMap((path): ChangedFile[] => {
    const [was, is] = [before.get(path), now.get(path)]
    if (was === is) return []
    return [{ path, change: was === undefined ? 'added' : is === undefined ? 'removed' : 'changed' }]
  })
}

/** The same reasons, with the files that differ in each part whose files of last time are known. */
export async function explainFiles(
  store: Store,
  fingerprints: Fingerprints,
  reasons: ReadonlyMap<string, readonly BuildReason[]>,
): Promise<Map<string, BuildReason[]>> {
  const explain = async (code: string, reason: BuildReason): Promise<BuildReason> => {
    if (reason.kind !== 'input-changed' || reason.was === null) return reason
    const now = fingerprints.filesOf(code, reason.part)
    const before = now && (await store.record(kind, reason.was))
    if (before === undefined) return reason
    return { ...reason, files: differences(new Map(JSON.parse(before) as [string, string][]), now ?? new Map()) }
  }
  const explained = new Map<string, BuildReason[]>()
  for (const [code, list] of reasons) {
    explained.set(code, await Promise.all(list.map((reason) => explain(code, reason))))
  }
  return explained
}

const short = (hash: string | null) => (/^[0-9a-f]{64}$/.test(hash ?? '') ? hash?.slice(0, 12) : hash)

function partName(part: string): string {
  const [kindOfPart, name] = part.split(':')
  if (kindOfPart === 'base') return `the base "${name}"`
  if (kindOfPart === 'strings') return `the strings in ${name}`
  return names[part] ?? part
}

const names: Record<string, string> = {
  folder: 'its folder',
  code: 'the site’s code',
  dependencies: 'the dependencies',
  tokens: 'the shared tokens',
  tool: 'the tool itself',
  node: 'Node',
  year: 'the year',
  engine: 'the engine',
}

/** More files than this are counted. */
const maxFiles = 5

function fileList(files: readonly ChangedFile[]): string {
  const shown = files.slice(0, maxFiles).map(({ path, change }) => `${path} ${change}`)
  const more = files.length - shown.length
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

/** A reason as one line for the eye. */
export function describeReason(reason: BuildReason): string {
  switch (reason.kind) {
    case 'first-build':
      return 'there was no site of it'
    case 'output-missing':
      return `${reason.file} was missing from its site`
    case 'output-damaged':
      return `${reason.file} of its site was not what was published`
    case 'always-checked':
      return 'its folder holds something that content alone does not describe'
    case 'domain-taken':
      return 'a domain of it is another tenant’s too'
    case 'input-changed': {
      const { part, was, is, files = [] } = reason
      const name = partName(part)
      if (was === null) return `new: ${name}`
      if (is === null) return `gone: ${name}`
      return `changed: ${name} (${short(was)} → ${short(is)})${files.length > 0 ? `: ${fileList(files)}` : ''}`
    }
  }
}
