import type { MemberRow } from '../database/members.ts'
import type { Gateway } from '../gateway.ts'
import { type Refusal, refuse } from '../http/problems.ts'
import { refuseTry } from '../session/limits.ts'
import { newSecret } from '../session/secrets.ts'
import { refuseTrial } from './accounts.ts'
import { isReadable, largestProof, type PictureType, pictureTypeOf } from './proof-picture.ts'

const hourMs = 3_600_000
const mostHourly = 30
const keptMs = 24 * hourMs

/** A picture that can be read to its end, by what its bytes are and not by what it is called. */
interface Picture {
  type: PictureType
  bytes: Buffer
}

export async function readProof(member: MemberRow, file: Blob): Promise<Picture | Refusal> {
  const trial = refuseTrial(member)
  if (trial) return trial
  if (file.size > largestProof) return refuse('upload.size')
  const bytes = Buffer.from(await file.arrayBuffer())
  const type = pictureTypeOf(bytes)
  if (type === null || type !== file.type) return refuse('upload.type')
  if (!isReadable(bytes, type)) return refuse('upload.unreadable')
  return { type, bytes }
}

/** Stores a picture that proves something. Gives its id. */
export function storeProof(
  part: Pick<Gateway, 'store' | 'now'>,
  member: MemberRow,
  { type, bytes }: Picture,
): string | Refusal {
  const limit = { merchant: member.merchant, subject: `proofs of ${member.id}`, most: mostHourly, windowMs: hourMs }
  const tooMany = refuseTry(part, [limit])
  if (tooMany) return tooMany
  const at = part.now().getTime()
  const id = newSecret(12)
  part.store.uploads.sweep(at - keptMs)
  part.store.uploads.add(id, member.id, type, bytes, at)
  return id
}
