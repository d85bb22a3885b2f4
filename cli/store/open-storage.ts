import { folderOfAddress } from '#cli/lib/store-address.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { openFolder } from './folder-storage.ts'
import { openHttp } from './http-storage.ts'
import type { ObjectStorage } from './object-storage.ts'
import { openS3 } from './s3.ts'

/** The storage that LIVERY_STORE names. @throws CliError (usage) for an address that names none. */
export function openStorage(address: string): ObjectStorage {
  const folder = folderOfAddress(address)
  if (folder !== undefined) return openFolder(folder)
  if (address.startsWith('s3:')) return openS3(address)
  const url = URL.parse(address)
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return openHttp(address)
  throw new CliError('bad-store', `LIVERY_STORE is "${address}", which is no place for a store`, {
    hint: 'Use s3://bucket/prefix, https://cache.example/livery, or the whole path of a folder that machines share.',
    exitCode: 2,
  })
}
