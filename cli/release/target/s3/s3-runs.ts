import type { RunFiles } from '../../target.ts'
import { holderOf, takeLease } from '../lease.ts'
import { type Bucket, ConditionFailed } from './bucket.ts'
import { plainJson } from './object-headers.ts'

const folder = '.fleet/'

/** Files of runs as objects, each change of them conditional. */
export function bucketRuns(bucket: Bucket): RunFiles {
  const files: Pick<RunFiles, 'read' | 'write'> = {
    async read(name) {
      const found = await bucket.get(folder + name)
      return found && { text: new TextDecoder().decode(found.bytes), version: found.etag }
    },
    async write(name, text, before) {
      const only = before === null ? { isFree: true as const } : { isVersion: before }
      try {
        return await bucket.put(folder + name, Buffer.from(text), { headers: plainJson, only })
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error
        // An answer that was lost was asked for again, and met what it had written itself.
        const now = await bucket.get(folder + name)
        return now && new TextDecoder().decode(now.bytes) === text ? now.etag : undefined
      }
    },
  }
  return {
    ...files,
    async list() {
      const names: string[] = []
      for await (const page of bucket.list(folder)) names.push(...page.map(({ key }) => key.slice(folder.length)))
      return names.filter((name) => !name.startsWith('.')).sort()
    },
    lock: () => takeLease(files),
    holder: () => holderOf(files),
  }
}
