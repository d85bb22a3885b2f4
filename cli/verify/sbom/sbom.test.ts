import { expect, test } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import { importedPackages, nameAt, packageTexts, readLock, resolvePackage, withDependencies } from './packages.ts'
import { packageUrl, sbomText } from './sbom.ts'

const sha512 = `sha512-${Buffer.alloc(64, 1).toString('base64')}`
const lockFile = {
  name: 'livery',
  version: '1.2.3',
  lockfileVersion: 3,
  packages: {
    '': { name: 'livery', version: '1.2.3' },
    'node_modules/a': {
      version: '1.0.0',
      license: 'MIT',
      integrity: sha512,
      resolved: 'https://packages.example/a.tgz',
      dependencies: { b: '^2' },
      peerDependencies: { c: '*', none: '*', maybe: '*' },
      peerDependenciesMeta: { maybe: { optional: true } },
    },
    'node_modules/a/node_modules/b': {
      version: '2.0.0',
      license: '(MIT OR Apache-2.0)',
      dependencies: { '@s/d': '1' },
    },
    'node_modules/b': { version: '1.0.0', license: 'MIT OR Apache-2.0' },
    'node_modules/c': { version: '3.0.0', license: 'Acme House Licence', dependencies: { a: '1' } },
    'node_modules/maybe': { version: '1.0.0' },
    'node_modules/@s/d': { version: '4.0.0-rc.1+x' },
    'node_modules/@s/d/node_modules/b': { version: '5.0.0' },
    linked: { link: true, resolved: 'packages/linked' },
  },
}
const readIn = (lock: object) => readLock(scratch({ 'package-lock.json': JSON.stringify(lock) }))
const paths = (lock: ReturnType<typeof readLock>, names: string[]) =>
  withDependencies(lock, names).map(({ path }) => path)

test('a lock’s packages have their licence, integrity and what they must have', () => {
  const lock = readIn(lockFile)
  expect([lock.name, lock.version]).toEqual(['livery', '1.2.3'])
  expect(lock.packages.get('node_modules/a')).toEqual({
    path: 'node_modules/a',
    name: 'a',
    version: '1.0.0',
    licence: 'MIT',
    integrity: sha512,
    resolved: 'https://packages.example/a.tgz',
    dependencies: ['b', 'c', 'none'],
  })
  expect(lock.packages.get('node_modules/@s/d')).toMatchObject({ name: '@s/d', licence: null, integrity: null })
  expect([lock.packages.has(''), lock.packages.has('linked')]).toEqual([false, false])
})

test.each([
  ['', 'b', 'node_modules/b'],
  ['node_modules/a', 'b', 'node_modules/a/node_modules/b'],
  ['node_modules/a/node_modules/b', 'b', 'node_modules/a/node_modules/b'],
  ['node_modules/a/node_modules/b', 'c', 'node_modules/c'],
  ['node_modules/c', 'b', 'node_modules/b'],
  ['node_modules/@s/d', 'b', 'node_modules/@s/d/node_modules/b'],
  ['node_modules/@s/d/node_modules/b', '@s/d', 'node_modules/@s/d'],
  ['node_modules/a', 'none', undefined],
  ['', 'none', undefined],
])('from "%s" the name %s leads to %s', (from, name, path) => {
  expect(resolvePackage(readIn(lockFile), from, name)?.path).toBe(path)
})

test('packages come with all that they need, each once, though they need each other', () => {
  expect(paths(readIn(lockFile), ['a'])).toEqual([
    'node_modules/@s/d',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
  ])
  expect(paths(readIn(lockFile), ['none'])).toEqual([])
})

test.each([
  ['node_modules/a', 'a'],
  ['node_modules/a/node_modules/@s/b', '@s/b'],
])('the package in %s is %s', (path, name) => {
  expect(nameAt(path)).toBe(name)
})

test.each<[string, string, string[]]>([
  ['names', 'import { a } from \'react\'\nimport b from "@scope/b"', ['@scope/b', 'react']],
  ['a path in a package', "import 'swiper/css'\nexport * from '@scope/b/deep/x.js'", ['@scope/b', 'swiper']],
  ['a dynamic import', "const x = () => import('zod')", ['zod']],
  ['Node’s own', "import fs from 'node:fs'", []],
  ['files of its own', "import a from './a.ts'\nimport b from '#cli/b.ts'", []],
  ['a type', "import type { A } from 'types-only'\nimport { type B } from 'react'", ['react']],
  ['a type over lines', "import type {\n  A,\n} from 'types-only'\nimport 'react'", ['react']],
  ['the same twice', "import 'react'\nimport 'react'", ['react']],
])('imported are %s', (_, source, names) => {
  expect(importedPackages([source])).toEqual(names)
})

test('a package’s code is its own, not that of packages within it', () => {
  const dir = scratch({
    'node_modules/a/dist/a.mjs': 'a',
    'node_modules/a/a.cjs': 'b',
    'node_modules/a/a.css': 'c',
    'node_modules/a/readme.md': 'no',
    'node_modules/a/node_modules/b/b.js': 'no',
  })
  expect(packageTexts(dir, 'node_modules/a').sort()).toEqual(['a', 'b', 'c'])
  expect(packageTexts(dir, 'node_modules/none')).toEqual([])
})

test.each([
  ['a', '1.0.0', 'pkg:npm/a@1.0.0'],
  ['@s/d', '4.0.0-rc.1+x', 'pkg:npm/%40s/d@4.0.0-rc.1%2Bx'],
])('the address of %s %s is %s', (name, version, url) => {
  expect(packageUrl({ name, version })).toBe(url)
})

const bill = (change: { inputs?: string; epoch?: number | null } = {}) => {
  const lock = readIn(lockFile)
  const packages = withDependencies(lock, ['a', 'b'])
  const input = { code: 'acme', name: 'Acme', inputs: '0123456789abcdef0123', basis: 'what is bundled', epoch: null }
  return sbomText({ ...input, lock, packages, ...change })
}

test('the bill of a site names each package with its licence, hash and source', () => {
  const { bomFormat, metadata, components } = JSON.parse(bill())
  expect(bomFormat).toBe('CycloneDX')
  expect(metadata.component).toMatchObject({
    name: 'acme',
    version: '0123456789abcdef',
    description: 'The site of Acme',
    properties: [{ name: 'livery:basis', value: 'what is bundled' }],
  })
  const byRef = new Map(components.map((component: { 'bom-ref': string }) => [component['bom-ref'], component]))
  expect(byRef.get('pkg:npm/a@1.0.0')).toMatchObject({
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: '01'.repeat(64) }],
    externalReferences: [{ url: 'https://packages.example/a.tgz', type: 'distribution' }],
  })
  expect(byRef.get('pkg:npm/b@1.0.0')).toMatchObject({ licenses: [{ expression: 'MIT OR Apache-2.0' }] })
  expect(byRef.get('pkg:npm/c@3.0.0')).toMatchObject({ licenses: [{ license: { name: 'Acme House Licence' } }] })
  expect(byRef.get('pkg:npm/%40s/d@4.0.0-rc.1%2Bx')).toMatchObject({ group: '@s', name: 'd' })
  expect(byRef.size).toBe(5)
})

test('dependencies lead to the very package that Node would find', () => {
  const { dependencies } = JSON.parse(bill())
  const of = (ref: string) => dependencies.find((entry: { ref: string }) => entry.ref === ref)?.dependsOn
  expect(of('pkg:npm/a@1.0.0')).toEqual(['pkg:npm/b@2.0.0', 'pkg:npm/c@3.0.0'])
  expect(of('pkg:npm/c@3.0.0')).toEqual(['pkg:npm/a@1.0.0'])
  expect(of('site:acme')).toHaveLength(5)
})

test('the same site has the same bill, and another one another number', () => {
  const serial = (text: string) => JSON.parse(text).serialNumber
  expect(bill()).toBe(bill())
  expect(serial(bill())).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(serial(bill({ inputs: 'f'.repeat(20) }))).not.toBe(serial(bill()))
})

test('a bill says its time only where it is told one', () => {
  expect(JSON.parse(bill()).metadata).not.toHaveProperty('timestamp')
  expect(JSON.parse(bill({ epoch: 1_700_000_000 })).metadata.timestamp).toBe('2023-11-14T22:13:20.000Z')
})
