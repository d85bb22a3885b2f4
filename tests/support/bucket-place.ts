import type { FleetRun } from '#cli/fleet/run-state.ts'
import type { Place } from './fleet-scene.ts'
import type { S3Server } from './s3-server.ts'

const prefix = 'livery/'

/** A bucket of the tests' own server as a place that is released to. */
export function bucketPlace(server: S3Server): Place {
  const { LIVERY_STORE: _, ...env } = server.env
  const read = (path: string) => server.objects.get(prefix + path)
  const json = (path: string) => JSON.parse(Buffer.from(read(path) ?? []).toString())
  return {
    to: server.address,
    env,
    liveFolder(tenant) {
      const pointer = read(`${tenant}/current.json`)
      if (!pointer) return undefined
      const { folder }: { folder: string | null } = json(`${tenant}/current.json`)
      return folder?.replace(/\/$/, '')
    },
    read,
    runs: () =>
      [...server.objects.keys()]
        .filter((key) => /^livery\/\.fleet\/\d.*\.json$/.test(key))
        .sort()
        .map((key): FleetRun => json(key.slice(prefix.length))),
    releases(tenant) {
      const start = `${prefix}${tenant}/releases/`
      const names = [...server.objects.keys()].filter((key) => key.startsWith(start))
      return [...new Set(names.map((key) => key.slice(start.length).split('/')[0] ?? ''))]
    },
  }
}
