import { refuseTrial } from '#sandbox/ledger/accounts.ts'
import { newSecret } from '#sandbox/lib/secrets.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import { refuseTry } from '#sandbox/members/proof/tries.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import { isReadable, maxProofBytes, type PictureType, pictureTypeOf } from './proof-picture.ts'
import type { WithdrawalRow } from './rows.ts'

const hourMs = 3_600_000
const maxHourly = 30
const retentionMs = 24 * hourMs

interface Picture {
  type: PictureType
  bytes: Buffer
}

/** Reads a picture, by what its bytes are and not by what it is called: one at a time, whoever they are from. */
export async function readProof(
  gateway: Pick<Gateway, 'store' | 'now' | 'lines'>,
  member: MemberRow,
  file: Blob,
): Promise<Picture | Refusal> {
  const trial = refuseTrial(member)
  if (trial) return trial
  if (file.size > maxProofBytes) return refuse('upload.size')
  const bytes = Buffer.from(await file.arrayBuffer())
  const type = pictureTypeOf(bytes)
  if (type === null || type !== file.type) return refuse('upload.type')
  // Counted before it is decoded: that is what costs something.
  const limit = { merchant: member.merchant, subject: `proofs of ${member.id}`, most: maxHourly, windowMs: hourMs }
  const tooMany = refuseTry(gateway, [limit])
  if (tooMany) return tooMany
  const isGood = await gateway.lines('pictures', () => isReadable(bytes, type))
  return isGood ? { type, bytes } : refuse('upload.unreadable')
}

/** Takes a member's pictures as proof of a withdrawal; one at least, and none proves two things. Inside a transaction. */
export function attachProofs(
  { store }: Pick<Gateway, 'store'>,
  { id, member_id }: WithdrawalRow,
  given: readonly string[],
): Refusal | null {
  const proofs = [...new Set(given)]
  if (proofs.length === 0) return refuse('proof.missing')
  return store.uploads.attach(proofs, member_id, id) ? null : refuse('proof.unknown')
}

/** Stores a picture that proves something. Gives its id. */
export function storeProof(
  { store, now }: Pick<Gateway, 'store' | 'now'>,
  member: MemberRow,
  { type, bytes }: Picture,
): string {
  const at = now().getTime()
  const id = newSecret(12)
  store.uploads.sweep(at - retentionMs)
  store.uploads.add(id, member.id, type, bytes, at)
  return id
}
