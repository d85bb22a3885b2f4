import * as z from 'zod'
import { isReleaseId } from '../../layout.ts'
import type { ObjectHeaders } from './bucket.ts'
import { plainJson } from './object-headers.ts'

const pointerSchema = z.object({
  format: z.literal('livery-pointer-1'),
  tenant: z.string(),
  /** Null where the tenant was taken off. */
  release: z.string().refine(isReleaseId).nullable(),
  /** Below the prefix of all tenants: "acme/releases/<id>/". */
  folder: z.string().nullable(),
  since: z.iso.datetime(),
})

/** What is live: one small object a tenant, switched by one conditional write. */
export type Pointer = z.infer<typeof pointerSchema>

export const pointerKey = (tenant: string) => `${tenant}/current.json`
export const releaseKey = (tenant: string, id: string) => `${tenant}/releases/${id}/`

export function parsePointer(bytes: Uint8Array): Pointer | undefined {
  try {
    return pointerSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data
  } catch {
    return undefined
  }
}

export function pointerOf(tenant: string, release: string | null, since: Date): Pointer {
  const folder = release === null ? null : releaseKey(tenant, release)
  return { format: 'livery-pointer-1', tenant, release, folder, since: since.toISOString() }
}

/** The release's id is a header of the object too: a proxy that cannot read JSON goes by that. */
export function pointerHeaders({ release }: Pointer): ObjectHeaders {
  return { ...plainJson, others: release === null ? {} : { 'livery-release': release } }
}
