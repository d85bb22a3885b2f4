import { createHash, createPrivateKey, createPublicKey } from 'node:crypto'
import { readPublicKey, readSigningKey } from '#cli/keys/keys.ts'

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const head = Buffer.from('302e020100300506032b657004220420', 'hex')

/** A key of a name: the same in every process of the tests. */
export function storeKey(name: string) {
  const seed = createHash('sha256').update(`livery tests ${name}`).digest()
  const key = createPrivateKey({ key: Buffer.concat([head, seed]), format: 'der', type: 'pkcs8' })
  const pem = key.export({ format: 'pem', type: 'pkcs8' }).toString()
  const publicPem = createPublicKey(key).export({ format: 'pem', type: 'spki' }).toString()
  return { pem, publicPem, signing: readSigningKey(pem), public: readPublicKey(publicPem) }
}
