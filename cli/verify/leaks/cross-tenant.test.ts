import { expect, test } from 'vitest'
import { siteOf } from '../site/site.ts'
import { openCrossTenantLeaks } from './cross-tenant.ts'
import { openLeakTokens, type TenantTraits } from './tokens.ts'

function traitsOf(code: string, own: Partial<TenantTraits> = {}): TenantTraits {
  const traits = { code, names: [], hosts: [], addresses: [], texts: [], assets: [], derived: [], own: code, ...own }
  return { ...traits, own: [traits.own, ...traits.names, ...traits.hosts, ...traits.texts].join('\n') }
}

/** What is found of others in a site of "mine" that holds one text. */
function foundIn(
  text: string,
  others: readonly TenantTraits[],
  options: { neutral?: string; packages?: string; own?: string } = {},
): string[] {
  const tenants = [traitsOf('mine', { own: options.own ?? 'mine' }), ...others]
  const tokens = openLeakTokens(tenants, [options.neutral ?? ''])
  const check = openCrossTenantLeaks({ tenants, tokens, packagesText: () => [options.packages ?? ''] })
  return check(siteOf('mine', { 'assets/a-12345678.js': text })).map(({ code, offset }) => `${code}@${offset}`)
}

test('a word is found for itself, and not within another', () => {
  const others = [traitsOf('lite')]
  expect(foundIn('x="lite"', others)).toEqual(['foreign-word@3'])
  expect(foundIn('x="elite",y="lites",z=lite2', others)).toEqual([])
})

test('a word in a script without spaces is found within a sentence', () => {
  expect(foundIn('"これは桜花園の遊び"', [traitsOf('x1', { names: ['桜花園'] })])).toEqual(['foreign-word@10'])
})

test('a word that the product says is no brand’s, a host of the same word is', () => {
  const others = [traitsOf('club', { hosts: ['club.example'] })]
  expect(foundIn('"club" and https://club.example/', others, { neutral: '{"title":"VIP club"}' })).toEqual([
    'foreign-host@19',
  ])
})

test('a word that a package uses in its code is no brand’s', () => {
  const others = [traitsOf('axis')]
  expect(foundIn('"axis"', others, { packages: 'const axis = 1' })).toEqual([])
  expect(foundIn('"axis"', others)).toEqual(['foreign-word@1'])
})

test('what the tenant’s own folder says is its own', () => {
  const others = [traitsOf('acme', { hosts: ['gateway.operator.example'] })]
  expect(foundIn('https://gateway.operator.example', others)).toEqual(['foreign-host@8'])
  expect(foundIn('https://gateway.operator.example', others, { own: '"https://gateway.operator.example"' })).toEqual([])
})

test('a host is its owner’s with names before it, and another’s with names around it', () => {
  const others = [traitsOf('acme', { hosts: ['acme.example'] })]
  expect(foundIn('https://www.acme.example:443/', others)).toEqual(['foreign-host@12'])
  expect(foundIn('https://acme.example.org my-acme.example acme.example-x', others)).toEqual(
    // The code itself stands in the last two for itself.
    ['foreign-word@8', 'foreign-word@28', 'foreign-word@41'],
  )
})

test('hashes, colours and class names spell no brand', () => {
  const others = [traitsOf('ace'), traitsOf('abc')]
  const text = 'sha256-x/ABC/yyyy main-ABC-defg.js #ace ._abC12 deadbeefdeadbeefdeadbeefdeadbeef'
  expect(foundIn(text, others)).toEqual([])
})

test('numbers and names of two letters are not looked for', () => {
  expect(foundIn('x=188,y="k9"', [traitsOf('188'), traitsOf('k9')])).toEqual([])
})

test('tenants with the same drawing share what is made of it', () => {
  const logo = { path: 'assets/logo.svg', hash: 'a'.repeat(64), text: null }
  const icon = siteOf('x', { 'icons/a.png': 'picture' }).files.get('icons/a.png')?.hash ?? ''
  const derived = [{ path: 'icons/a.png', hash: icon }]
  const codesOf = (mine: TenantTraits['assets']) => {
    const tenants = [traitsOf('mine', { assets: mine }), traitsOf('acme', { assets: [logo], derived })]
    const check = openCrossTenantLeaks({ tenants, tokens: openLeakTokens(tenants, []), packagesText: () => [] })
    return check(siteOf('mine', { 'icons/a.png': 'picture' })).map(({ code }) => code)
  }
  expect(codesOf([])).toEqual(['foreign-asset'])
  expect(codesOf([logo])).toEqual([])
})

test('three letters in a picture’s pixels or a font are chance, in its text they are a name', () => {
  const tenants = [traitsOf('mine'), traitsOf('w88')]
  const text = Buffer.from('Title\0w88')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length)
  const pixels = Buffer.concat([Buffer.from('00000007', 'hex'), Buffer.from('IDAT..w88..'), Buffer.alloc(4)])
  const words = Buffer.concat([length, Buffer.from('tEXt'), text, Buffer.alloc(4)])
  const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), pixels, words])
  const check = openCrossTenantLeaks({ tenants, tokens: openLeakTokens(tenants, []), packagesText: () => [] })
  const found = check(siteOf('mine', { 'icons/a.png': png, 'fonts/a.woff2': 'x w88 y' }))
  expect(found).toMatchObject([{ file: 'icons/a.png', code: 'foreign-word', offset: png.lastIndexOf('w88') }])
})
