import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import { chainOf, readOutline } from '../fingerprint/outline.ts'
import { factsOf } from './tenant.ts'

const write = (tenants: Record<string, unknown>) =>
  scratch(
    Object.fromEntries(Object.entries(tenants).map(([code, value]) => [`${code}/tenant.json`, JSON.stringify(value)])),
  )
const chainIn = (dir: string, code: string) => chainOf((name) => readOutline(dir, name), code)

test('what decides about changes is read of a tenant that is not valid too', () => {
  const dir = write({
    acme: {
      extends: 'base',
      languages: { supported: ['EN'] },
      brand: { faces: { text: { package: '@fontsource/a' } } },
    },
    base: {
      themes: { available: ['light', 7] },
      brand: { faces: { display: { package: '@fontsource/b' }, script: {} } },
    },
  })
  expect(factsOf(dir, chainIn(dir, 'acme'))).toEqual({
    code: 'acme',
    folders: [
      { code: 'acme', dir: join(dir, 'acme') },
      { code: 'base', dir: join(dir, 'base') },
    ],
    tags: ['en'],
    themes: ['light'],
    fonts: ['@fontsource/a', '@fontsource/b'],
    profile: null,
  })
})

test('a folder that is a link is known by where it stands; one that is gone by its name', () => {
  const dir = write({ real: {} })
  symlinkSync('real', join(dir, 'acme'))
  expect(factsOf(dir, chainIn(dir, 'acme')).folders).toEqual([{ code: 'acme', dir: join(dir, 'real') }])
  expect(factsOf(dir, [{ code: 'gone', base: undefined, value: {} }])).toMatchObject({
    folders: [{ code: 'gone', dir: join(dir, 'gone') }],
    themes: ['dark', 'light'],
  })
})
