import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateKeys, isSignedBy, readPublicKey, readSigningKey, signText } from './keys.ts'

let dir = ''
const path = (name: string) => join(dir, name)
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'livery-keys-'))
  generateKeys(path('release.pem'))
  generateKeys(path('other.pem'))
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

test('the private key is its owner’s alone, and its public half has the same fingerprint', () => {
  expect(statSync(path('release.pem')).mode & 0o777).toBe(0o600)
  const key = readSigningKey(path('release.pem'))
  expect(key).toMatchObject({ isExposed: false, public: { fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/) } })
  expect(readPublicKey(path('release.pem.pub')).fingerprint).toBe(key.public.fingerprint)
  expect(readPublicKey(path('other.pem.pub')).fingerprint).not.toBe(key.public.fingerprint)
})

test('a signature holds for its text and its key alone', () => {
  const signature = signText('text', readSigningKey(path('release.pem')))
  const key = readPublicKey(path('release.pem.pub'))
  expect(signature).toHaveLength(64)
  expect(isSignedBy('text', signature, key)).toBe(true)
  expect(isSignedBy('text ', signature, key)).toBe(false)
  expect(isSignedBy('text', signature, readPublicKey(path('other.pem.pub')))).toBe(false)
  for (const broken of [new Uint8Array(64), signature.subarray(1), Buffer.concat([signature, signature])]) {
    expect(isSignedBy('text', broken, key)).toBe(false)
  }
})

test('a pair is never written over', () => {
  const before = readFileSync(path('release.pem'), 'utf8')
  expect(() => generateKeys(path('release.pem'))).toThrow('There is a file')
  rmSync(path('other.pem'))
  expect(() => generateKeys(path('other.pem'))).toThrow('other.pem.pub already')
  expect(readFileSync(path('release.pem'), 'utf8')).toBe(before)
})

test('a key that others can read is told', () => {
  writeFileSync(path('open.pem'), readFileSync(path('release.pem')))
  chmodSync(path('open.pem'), 0o644)
  expect(readSigningKey(path('open.pem')).isExposed).toBe(true)
})

test('what is no key of the right kind is refused in words', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  writeFileSync(path('rsa.pem'), rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }))
  writeFileSync(path('noise.pem'), 'noise')
  expect(() => readSigningKey(path('rsa.pem'))).toThrow('is not an Ed25519 key')
  expect(() => readSigningKey(path('noise.pem'))).toThrow('is no signing key in PEM')
  expect(() => readSigningKey(path('release.pem.pub'))).toThrow('is no signing key in PEM')
  expect(() => readPublicKey(path('release.pem'))).toThrow(
    expect.objectContaining({
      message: expect.stringContaining('is a private key'),
      hint: `Name its public half: ${path('release.pem.pub')}.`,
    }),
  )
  expect(() => readPublicKey(path('missing.pem'))).toThrow('cannot be read (ENOENT)')
})

const hasOpenssl = spawnSync('openssl', ['version']).status === 0

test.skipIf(!hasOpenssl)('OpenSSL takes the keys, and the signature as it is', () => {
  writeFileSync(path('text'), 'text')
  writeFileSync(path('text.sig'), signText('text', readSigningKey(path('release.pem'))))
  const args = ['pkeyutl', '-verify', '-pubin', '-inkey', path('release.pem.pub'), '-rawin', '-in', path('text')]
  expect(spawnSync('openssl', [...args, '-sigfile', path('text.sig')], { encoding: 'utf8' }).stdout).toMatch(/Success/)
})
