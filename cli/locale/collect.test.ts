import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { collectStrings, ownNamespaces } from './collect.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'livery-strings-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

function write(file: string, value: unknown): void {
  const path = join(dir, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(value))
}

const collect = (closed: readonly string[] = [], layers: readonly string[] = ['acme']) =>
  collectStrings({
    localesDir: join(dir, 'shared'),
    overlayDirs: layers.map((layer) => join(dir, layer)),
    tag: 'th',
    closed,
  })

test('the shared strings of each namespace, with a tenant’s own laid over them, nearer layers last', () => {
  write('shared/en/shell.json', { hi: 'Hi' })
  write('shared/th/shell.json', { hi: 'A', menu: { home: 'B', more: 'C' } })
  write('base/th/shell.json', { hi: 'base', menu: { home: 'base' } })
  write('acme/th/shell.json', { hi: 'own' })
  expect(collect([], [])).toEqual({ shell: '{"hi":"A","menu":{"home":"B","more":"C"}}' })
  expect(collect([], ['base', 'acme'])).toEqual({ shell: '{"hi":"own","menu":{"home":"base","more":"C"}}' })
})

test('what stands behind closed gates is left out, and a namespace with nothing left too', () => {
  write('shared/en/shell.json', {})
  write('shared/en/agent.json', {})
  write('shared/th/shell.json', { hi: 'A', vip: { title: 'B' }, coins_other: 'C' })
  write('shared/th/agent.json', { hi: 'D' })
  expect(collect(['agent', 'shell:vip', 'shell:coins'])).toEqual({ shell: '{"hi":"A"}' })
  expect(collect(['shell:hi'])).toEqual({ agent: '{"hi":"D"}', shell: '{"coins_other":"C","vip":{"title":"B"}}' })
})

test('a file that changes while the process runs is read again', () => {
  write('shared/en/shell.json', {})
  write('shared/th/shell.json', { hi: 'before' })
  expect(collect()).toEqual({ shell: '{"hi":"before"}' })
  write('shared/th/shell.json', { hi: 'and after' })
  expect(collect()).toEqual({ shell: '{"hi":"and after"}' })
  write('acme/th/shell.json', { hi: 'own' })
  expect(collect()).toEqual({ shell: '{"hi":"own"}' })
  rmSync(join(dir, 'acme'), { recursive: true })
  expect(collect()).toEqual({ shell: '{"hi":"and after"}' })
})

test('a tenant’s own namespaces are those that any of its layers has a file of', () => {
  write('base/th/shell.json', {})
  write('acme/th/home.json', {})
  write('acme/en/auth.json', {})
  expect(ownNamespaces([join(dir, 'base'), join(dir, 'acme')], 'th')).toEqual(['shell', 'home'])
})
