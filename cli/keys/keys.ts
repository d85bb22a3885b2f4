import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { CliError } from '#cli/terminal/cli-error.ts'
import { sha256 } from '../fs/hash.ts'

/** A key that signatures are checked with. */
export interface PublicKey {
  /** The name of its file, for people. */
  name: string
  /** 16 hex digits of the hash of the key itself: what a manifest says of who signed it. */
  fingerprint: string
  key: KeyObject
}

export interface SigningKey {
  key: KeyObject
  public: PublicKey
  /** Others than the owner may read the file. */
  isExposed: boolean
}

function fingerprintOf(key: KeyObject): string {
  return sha256(key.export({ type: 'spki', format: 'der' })).slice(0, 16)
}

const isText = (source: string) => source.includes('-----BEGIN')
/** A text of a key is never repeated in a message. */
const shownSource = (source: string) => (isText(source) ? 'the text given' : source)

function readKey(source: string, parse: (text: string) => KeyObject, kind: string): KeyObject {
  const hint = 'Make a pair with "livery release keygen <file>".'
  const path = shownSource(source)
  let text: string
  try {
    // Some pipelines keep a variable on one line.
    text = isText(source) ? source.replaceAll('\\n', '\n') : readFileSync(source, 'utf8')
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
    throw new CliError('no-key', `The ${kind} key ${path} cannot be read${reason}`, { hint, cause })
  }
  try {
    const key = parse(text)
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch (cause) {
    if (cause instanceof CliError) throw cause
    throw new CliError('bad-key', `${path} is no ${kind} key in PEM`, { hint, cause })
  }
  throw new CliError('bad-key', `${path} is not an Ed25519 key`, { hint })
}

function privateKey(source: string): CliError {
  const hint =
    !isText(source) && existsSync(`${source}.pub`)
      ? `Name its public half: ${source}.pub.`
      : 'Name its public half: "livery release keygen" writes both, the public one as <file>.pub.'
  const message = `${shownSource(source)} is a private key, which signs and must not be handed round`
  return new CliError('bad-key', message, { hint })
}

function publicKey(source: string, key: KeyObject): PublicKey {
  const fingerprint = fingerprintOf(key)
  return { name: isText(source) ? fingerprint : basename(source), fingerprint, key }
}

/**
 * `source` is the path of a file in PEM, or its text. @throws CliError where it is no public key. A private key in its place
 * is refused: it should not be there.
 */
export function readPublicKey(source: string): PublicKey {
  const key = readKey(
    source,
    (text) => {
      if (text.includes('PRIVATE')) throw privateKey(source)
      return createPublicKey(text)
    },
    'public',
  )
  return publicKey(source, key)
}

/** `source` is the path of a file in PEM, or its text. @throws CliError where it is no Ed25519 private key. */
export function readSigningKey(source: string): SigningKey {
  const key = readKey(source, createPrivateKey, 'signing')
  const isExposed = !isText(source) && (statSync(source).mode & 0o077) !== 0
  return { key, isExposed, public: publicKey(source, createPublicKey(key)) }
}

/** The signature's 64 bytes; any tool that knows Ed25519 can check them against the text. */
export function signText(text: string | Uint8Array, { key }: Pick<SigningKey, 'key'>): Buffer {
  return sign(null, Buffer.from(text), key)
}

export function isSignedBy(text: string | Uint8Array, signature: Uint8Array, { key }: Pick<PublicKey, 'key'>): boolean {
  return verify(null, Buffer.from(text), key, signature)
}

/** Writes a new private key that its owner alone can read, and the public one beside it. Never writes over a file. */
export function generateKeys(path: string): { privatePath: string; publicPath: string; fingerprint: string } {
  const publicPath = `${path}.pub`
  for (const file of [path, publicPath].filter((name) => existsSync(name))) {
    throw new CliError('key-exists', `There is a file ${file} already`, {
      hint: 'Choose another name: a key that is lost cannot be made again.',
      exitCode: 2,
    })
  }
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), { flag: 'wx', mode: 0o600 })
  writeFileSync(publicPath, publicKey.export({ type: 'spki', format: 'pem' }), { flag: 'wx', mode: 0o644 })
  return { privatePath: path, publicPath, fingerprint: fingerprintOf(publicKey) }
}
