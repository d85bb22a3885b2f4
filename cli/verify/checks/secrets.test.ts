import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { siteOf } from '../site/site.ts'
import { secrets } from './secrets.ts'

const input = { own: 'help@acme.test', folders: ['/srv/build'] }
const check = (content: string | Uint8Array, path = 'assets/a.js') =>
  secrets(siteOf('acme', { [path]: content }), input).map(({ code }) => code)

const letters = (count: number) => 'aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xY'.repeat(5).slice(0, count)
const upper = (count: number) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.repeat(3).slice(0, count)

/** Put together here, so that no scanner takes this file for one that holds secrets. */
const real: [code: string, text: string][] = [
  ['private-key', `-----BEGIN ${'PRIVATE KEY'}-----`],
  ['private-key', `-----BEGIN RSA ${'PRIVATE KEY'}-----`],
  ['private-key', `-----BEGIN PGP ${'PRIVATE KEY BLOCK'}-----`],
  ['private-key', `AGE-SECRET-KEY-1${upper(58)}`],
  ['aws-key', `AKIA${upper(16)}`],
  ['aws-key', `ASIA${upper(16)}`],
  ['google-key', `AIza${letters(35)}`],
  ['google-key', `GOCSPX-${letters(28)}`],
  ['github-token', `ghp_${letters(36)}`],
  ['github-token', `github_pat_${letters(60)}`],
  ['gitlab-token', `glpat-${letters(20)}`],
  ['npm-token', `npm_${letters(36)}`],
  ['slack-token', `xoxb-${letters(12)}`],
  ['slack-token', `hooks.slack.com/services/T${upper(8)}/B${upper(8)}/${letters(24)}`],
  ['stripe-key', `rk_test_${letters(16)}`],
  ['telegram-token', `123456789:AA${letters(33)}`],
  ['sendgrid-key', `SG.${letters(22)}.${letters(43)}`],
  ['json-web-token', `eyJ${letters(12)}.eyJ${letters(12)}.${letters(12)}`],
  ['password-in-address', `postgres://admin:${'hunter22'}@database`],
  ['secret-assigned', `clientSecret: "${letters(24)}"`],
  ['secret-assigned', `api-key='${letters(24)}'`],
  ['secret-assigned', `"password" : "${letters(24)}"`],
  ['build-path', '/home/runner/work'],
  ['build-path', 'file:///Users/anna/livery'],
  ['build-path', '/tmp/build-1/a.ts'],
  ['build-path', 'C:\\Users\\anna'],
  ['person', 'anna@company.test'],
]

test.each(real)('%s: %s is found', (code, text) => {
  expect(check(`const x = ${text} ;`)).toEqual([code])
})

test.each([
  ['a public key', '-----BEGIN PUBLIC KEY-----'],
  ['a key of another length', `AKIA${upper(15)} `],
  ['letters in small', `akia${'b'.repeat(16)}`],
  ['a longer run', `AIza${letters(36)}`],
  ['a word for a secret', 'secret: "your password here please"'],
  ['letters without a digit', `secret="${'abcdefghijklmnopqrstuvwxyz'}"`],
  ['one letter many times', `token_secret="${'a1'.repeat(12)}"`],
  ['digits alone', 'api_key="1234567890123456"'],
  ['an address without a password', 'https://user@host:8443/path'],
  ['a path of a site', 'https://acme.test/home/runner/work'],
  ['a folder’s name in a route', 'x/tmp/build-1/a.ts'],
  ['an example’s address', 'anna@mail.example, anna@site.example.com'],
  ['a picture of two sizes', 'logo@2x.png'],
  ['the tenant’s own address', 'help@acme.test'],
])('%s is none', (_, text) => {
  expect(check(text)).toEqual([])
})

test.each([
  ['escaped', (text: string) => text.replaceAll('_', '\\x5f')],
  ['as an address writes it', (text: string) => text.replaceAll('_', '%5F')],
  ['as HTML writes it', (text: string) => text.replaceAll('_', '&#95;')],
])('a secret that is %s is found too', (_, write) => {
  expect(check(write(`x sk_live_${letters(24)}`))).toEqual(['stripe-key'])
})

test('a secret is told by its first letters and its length alone; a path and a person by all', () => {
  const messageOf = (text: string) => secrets(siteOf('acme', { 'a.js': text }), input)[0]?.message
  expect(messageOf(`npm_${letters(36)}`)).toBe('An npm token stands here: npm_aB… (40 characters)')
  expect(messageOf('anna@company.test')).toBe('An e-mail address stands here: anna@company.test')
  expect(messageOf(' /home/anna/livery')).toBe('A path of a machine stands here: /home/anna/livery')
})

test('a secret in several views is one finding, at its place', () => {
  const text = `é \\x41 npm_${letters(36)}`
  expect(secrets(siteOf('acme', { 'a.js': text }), input)).toMatchObject([{ code: 'npm-token', offset: 8 }])
})

test('a compressed form says what its file says; one of its own is read', () => {
  const key = `npm_${letters(36)}`
  const both = siteOf('acme', { 'a.js': key, 'a.js.gz': gzipSync(key) })
  expect(secrets(both, input).map(({ file }) => file)).toEqual(['a.js'])
  const alone = siteOf('acme', { 'a.js': 'x', 'a.js.gz': gzipSync(key) })
  expect(secrets(alone, input)).toMatchObject([{ file: 'a.js.gz', code: 'npm-token', offset: 0 }])
})

test('people are looked for in texts, keys in every file', () => {
  expect(check(Buffer.from('\x89PNG anna@company.test'), 'icons/a.png')).toEqual([])
  expect(check(Buffer.from(`\x89PNG npm_${letters(36)}`), 'icons/a.png')).toEqual(['npm-token'])
})

test('a folder of the machine is found wherever it stands, once a file', () => {
  expect(check('x("/srv/build/a"),y("/srv/build/b")')).toEqual(['build-path'])
  expect(check('/srv/build', 'icons/a.png')).toEqual([])
  expect(secrets(siteOf('acme', { 'a.js': '/home/x/build' }), { own: '', folders: ['/home/x'] })).toHaveLength(1)
})
