import { isRecord } from '#cli/lib/is-record.ts'
import { isSignedBy, type PublicKey, type SigningKey, signText } from './keys.ts'

/** What is signed: the type of the payload with it, so that it counts as no other kind (DSSE, "PAE"). */
function toSign(payloadType: string, payload: Uint8Array): Buffer {
  const head = `DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${payload.length} `
  return Buffer.concat([Buffer.from(head), payload])
}

/** The text of a DSSE envelope (JSON) with one signature, which tools for such envelopes check. */
export function sealEnvelope(payloadType: string, payload: string, key: SigningKey): string {
  const bytes = Buffer.from(payload)
  const sig = signText(toSign(payloadType, bytes), key).toString('base64')
  const signatures = [{ keyid: key.public.fingerprint, sig }]
  return `${JSON.stringify({ payloadType, payload: bytes.toString('base64'), signatures })}\n`
}

/** `unknown-key`: none of those who signed is known. `bad`: no envelope of that type, or the signature does not hold. */
export type OpenedEnvelope =
  | { state: 'signed'; key: PublicKey; payload: string }
  | { state: 'unknown-key'; fingerprint: string }
  | { state: 'bad' }

interface EnvelopeSignature {
  keyid: string
  sig: string
}

const isSignature = (value: unknown): value is EnvelopeSignature =>
  isRecord(value) && typeof value.keyid === 'string' && typeof value.sig === 'string'

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // What is no JSON is no envelope.
    return undefined
  }
}

/** What an envelope of that type holds, if a known key signed it: nothing of its payload is read before. */
export function openEnvelope(text: string, payloadType: string, keys: readonly PublicKey[]): OpenedEnvelope {
  const value = parse(text)
  if (!isRecord(value) || value.payloadType !== payloadType || typeof value.payload !== 'string')
    return { state: 'bad' }
  const signatures = Array.isArray(value.signatures) ? value.signatures.filter(isSignature) : []
  const [first] = signatures
  if (!first) return { state: 'bad' }
  const payload = Buffer.from(value.payload, 'base64')
  const known = signatures.flatMap(({ keyid, sig }) => {
    const key = keys.find(({ fingerprint }) => fingerprint === keyid)
    return key ? [{ key, sig: Buffer.from(sig, 'base64') }] : []
  })
  if (known.length === 0) return { state: 'unknown-key', fingerprint: first.keyid }
  const holding = known.find(({ key, sig }) => isSignedBy(toSign(payloadType, payload), sig, key))
  return holding ? { state: 'signed', key: holding.key, payload: payload.toString('utf8') } : { state: 'bad' }
}
