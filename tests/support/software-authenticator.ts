import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { type Cbor, cbor } from './cbor.ts'

/** COSE's numbers for what a passkey signs with. */
const algorithms = { EdDSA: -8, ES256: -7, RS256: -257 } as const

export type Algorithm = keyof typeof algorithms

/** What a test may have an authenticator or its browser do wrong. */
export interface Slip {
  /** The site that the browser says it is at. */
  origin?: string
  challenge?: string
  /** The domain that the authenticator has been told. */
  domain?: string
  /** False: nobody was asked for a finger, a face or a code. */
  verifiesUser?: boolean
  /** The count that it tells; otherwise one more than before. */
  counter?: number
  /** True: the signature is one of something else. */
  isForged?: boolean
}

/** What of the options an authenticator looks at. */
interface Asked {
  challenge: string
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** An authenticator with one real key, as a phone is one, and the browser in front of it. */
export function softwareAuthenticator(origin: string, algorithm: Algorithm = 'ES256') {
  const { publicKey, privateKey } = keysFor(algorithm)
  const id = randomBytes(32)
  let counter = 0
  let userHandle = ''

  const clientDataOf = (type: string, { challenge }: Asked, slip: Slip) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: slip.challenge ?? challenge,
        origin: slip.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const headOf = (domain: string, slip: Slip, flags: number) => {
    counter = slip.counter ?? counter + 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const isVerified = slip.verifiesUser === false ? 0 : 0x04
    return Buffer.concat([sha256(slip.domain ?? domain), Buffer.from([0x01 | isVerified | flags]), count])
  }
  const common = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
    authenticatorAttachment: 'platform',
  }

  return {
    id: base64url(id),
    /** Makes the passkey, as `navigator.credentials.create` does. */
    create(options: Asked & { rp: { id: string }; user: { id: string } }, slip: Slip = {}) {
      userHandle = options.user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const made = Buffer.concat([Buffer.alloc(16), length, id, cbor(coseOf(publicKey, algorithm))])
      const authData = Buffer.concat([headOf(options.rp.id, slip, 0x40), made])
      const attestation = new Map<Cbor, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        ...common,
        response: {
          clientDataJSON: base64url(clientDataOf('webauthn.create', options, slip)),
          attestationObject: base64url(cbor(attestation)),
          transports: ['internal'],
        },
      }
    },
    /** Shows the passkey, as `navigator.credentials.get` does. */
    get(options: Asked & { rpId: string }, slip: Slip = {}) {
      const clientData = clientDataOf('webauthn.get', options, slip)
      const authenticatorData = headOf(options.rpId, slip, 0)
      const signed = Buffer.concat([authenticatorData, slip.isForged ? randomBytes(32) : sha256(clientData)])
      return {
        ...common,
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(sign(algorithm === 'EdDSA' ? null : 'sha256', signed, privateKey)),
          userHandle,
        },
      }
    },
  }
}

function keysFor(algorithm: Algorithm): { publicKey: KeyObject; privateKey: KeyObject } {
  if (algorithm === 'EdDSA') return generateKeyPairSync('ed25519')
  if (algorithm === 'RS256') return generateKeyPairSync('rsa', { modulusLength: 2048 })
  return generateKeyPairSync('ec', { namedCurve: 'P-256' })
}

/** A public key as RFC 9053 writes it. */
function coseOf(key: KeyObject, algorithm: Algorithm): Map<Cbor, Cbor> {
  const { x = '', y = '', n = '', e = '' } = key.export({ format: 'jwk' })
  const bytes = (text: string) => Buffer.from(text, 'base64url')
  const own: Record<Algorithm, [number, Cbor][]> = {
    EdDSA: [
      [1, 1],
      [-1, 6],
      [-2, bytes(x)],
    ],
    ES256: [
      [1, 2],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ],
    RS256: [
      [1, 3],
      [-1, bytes(n)],
      [-2, bytes(e)],
    ],
  }
  return new Map<Cbor, Cbor>([...own[algorithm], [3, algorithms[algorithm]]])
}
