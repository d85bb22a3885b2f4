import { isRecord } from '#cli/lib/is-record.ts'
import { type Merged, pathKey } from './merge.ts'

/** One resolved value and the file that set it; "default" where none did. */
export interface ResolvedValue {
  value: unknown
  from: string
}

/** Every single value of a tenant by its path, "languages.supported.0": lists stay whole. */
export function flattenTenant(tenant: Record<string, unknown>, merged: Merged): Record<string, ResolvedValue> {
  const values: Record<string, ResolvedValue> = {}
  const walk = (value: unknown, path: string[]) => {
    if (isRecord(value) && Object.keys(value).length > 0) {
      for (const [key, child] of Object.entries(value)) walk(child, [...path, key])
    } else {
      values[path.join('.')] = { value, from: merged.origins.get(pathKey(path))?.file ?? 'default' }
    }
  }
  walk(tenant, [])
  return values
}
