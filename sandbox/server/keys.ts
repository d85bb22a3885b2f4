import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type CryptoKey,
  calculateJwkThumbprint,
  compactDecrypt,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose'
import { makeOwnFile, makeOwnFolder } from '../store/own-files.ts'

interface PublicKey {
  kty: 'RSA'
  kid: string
  use: 'enc'
  alg: string
  n: string
  e: string
}

export interface GatewayKeys {
  publicKeys(): Promise<readonly PublicKey[]>
  /** The plaintext of a compact JWE; null where it was not made for this gateway's key. */
  decrypt(jwe: string): Promise<string | null>
}

const algorithm = 'RSA-OAEP-256'
const maxBodyBytes = 16_384

/** `folder`: where the key is kept between starts; null: a key per start. Generation goes on in the background. */
export function createKeys(folder: string | null): GatewayKeys {
  const pair = keyPair(folder)
  return {
    publicKeys: async () => [(await pair).publicKey],
    async decrypt(jwe) {
      const { privateKey, publicKey } = await pair
      if (jwe.length > maxBodyBytes) return null
      try {
        const { plaintext, protectedHeader } = await compactDecrypt(jwe.trim(), privateKey, {
          keyManagementAlgorithms: [algorithm],
          contentEncryptionAlgorithms: ['A256GCM'],
        })
        return protectedHeader.kid === publicKey.kid ? new TextDecoder().decode(plaintext) : null
      } catch {
        return null
      }
    },
  }
}

async function keyPair(folder: string | null): Promise<{ privateKey: CryptoKey | Uint8Array; publicKey: PublicKey }> {
  if (folder !== null && existsSync(join(folder, keyFile))) makeOwnFile(join(folder, keyFile))
  const kept = folder === null ? null : readStored(folder)
  const jwk = kept ?? (await generated())
  if (folder !== null && kept === null) keep(folder, jwk)
  const { n = '', e = '' } = jwk
  const kid = await calculateJwkThumbprint({ kty: 'RSA', n, e })
  return {
    privateKey: await importJWK(jwk, algorithm),
    publicKey: { kty: 'RSA', kid, use: 'enc', alg: algorithm, n, e },
  }
}

async function generated(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(algorithm, { modulusLength: 2048, extractable: true })
  return exportJWK(privateKey)
}

const keyFile = 'gateway-key.json'

/** Null where there is none yet, or none that can be read: a new one is then made. */
function readStored(folder: string): JWK | null {
  try {
    const kept: unknown = JSON.parse(readFileSync(join(folder, keyFile), 'utf8'))
    return isPrivateJwk(kept) ? kept : null
  } catch {
    return null
  }
}

function isPrivateJwk(value: unknown): value is JWK {
  return typeof value === 'object' && value !== null && 'n' in value && 'e' in value && 'd' in value
}

function keep(folder: string, jwk: JWK): void {
  makeOwnFolder(folder)
  const path = join(folder, keyFile)
  makeOwnFile(path)
  writeFileSync(path, JSON.stringify(jwk))
}
