import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Workspace } from '#cli/run/workspace.ts'
import { productRoot, TenantsFolder } from '#tests/support/livery.ts'
import { type Retirement, retire } from './retire.ts'

let folder: TenantsFolder
let workspace: Workspace
beforeEach(() => {
  folder = new TenantsFolder()
  folder.copy('lite')
  const { cwd } = folder
  workspace = { root: productRoot, cwd, tenantsDir: join(cwd, 'tenants'), cacheDir: join(cwd, '.livery') }
})
afterEach(() => folder.remove())

const retireWith = (given: Partial<Retirement> = {}) =>
  retire(workspace, { code: 'lite', next: undefined, out: 'retired', sites: 'dist', removes: false, ...given })

test('what is left of the tenant is said in the order in which to take it down, the domains last', () => {
  mkdirSync(join(folder.cwd, 'dist', 'lite'), { recursive: true })
  const { takeDown } = retireWith()
  expect(takeDown[0]).toBe('the built site: dist/lite')
  expect(takeDown[1]).toContain('livery retire lite --remove')
  expect(takeDown.find((line) => line.startsWith('at the gateway'))).toContain(
    'gateway.lite.example, img.lite.example, play.lite.example',
  )
  expect(takeDown.at(-1)).toMatch(/^last, .*: lite\.example$/)
  expect(takeDown.join('\n')).not.toMatch(/Firebase|apps/)
})

test('a site that is not built is not to be taken down; apps and a project of Firebase are', () => {
  folder.edit('lite', 'tenant.json', (text) =>
    text
      .replace('"appDownload": false', '"appDownload": true')
      .replace('"firebaseSms": false', '"firebaseSms": true')
      .replace(
        '"promotions": {}',
        '"firebase": { "apiKey": "key-of-lite", "projectId": "lite-play", "authDomain": "lite-play.example" }, "promotions": {}',
      ),
  )
  const { takeDown } = retireWith()
  expect(takeDown.some((line) => line.startsWith('the built site'))).toBe(false)
  expect(takeDown).toContain('at Firebase: the project lite-play')
  expect(takeDown).toContain('its apps, in the stores')
})

test('the page goes where it is asked for, and again over itself', () => {
  const { dir, files } = retireWith({ out: 'pages' })
  expect(dir).toBe('pages/lite')
  expect(files).toEqual(['index.html', '404.html', 'sw.js', '_headers'])
  retireWith({ out: 'pages', next: 'https://globex.example' })
  expect(readFileSync(join(folder.cwd, 'pages', 'lite', 'index.html'), 'utf8')).toContain(
    '<bdi>Lite</bdi> has moved to',
  )
})

test.each([
  ['http://globex.example', '--next takes an https address, not "http://globex.example"'],
  ['globex.example', '--next takes an https address, not "globex.example"'],
  ['javascript:alert(1)', '--next takes an https address, not "javascript:alert(1)"'],
  ['https://lite.example/new', '"lite.example" is a domain of the tenant that retires'],
])('players are not sent to %s', (next, message) => {
  expect(() => retireWith({ next })).toThrow(expect.objectContaining({ code: 'bad-address', message, exitCode: 2 }))
  expect(existsSync(join(folder.cwd, 'retired'))).toBe(false)
})

test('a tenant that others extend, one that cannot be read and one that is not there stay as they are', () => {
  folder.copy('lite', 'heir')
  folder.edit('heir', 'tenant.json', (text) => text.replace('{', '{ "extends": "lite",'))
  expect(() => retireWith()).toThrow(
    expect.objectContaining({ code: 'has-heirs', message: '"lite" is extended by heir' }),
  )
  folder.edit('heir', 'tenant.json', (text) => text.replace('"name": "Lite"', '"name": 7'))
  expect(() => retireWith({ code: 'heir' })).toThrow(expect.objectContaining({ code: 'bad-tenant' }))
  expect(() => retireWith({ code: 'hair' })).toThrow(expect.objectContaining({ hint: 'Did you mean "heir"?' }))
})

test('a folder that git does not have is not removed', () => {
  expect(() => retireWith({ removes: true })).toThrow(
    expect.objectContaining({ message: 'The folder of "lite" is in no git repository' }),
  )
  expect(existsSync(folder.path('lite', 'tenant.json'))).toBe(true)
  expect(existsSync(join(folder.cwd, 'retired'))).toBe(false)
})

test('what git does not have whole, or what others extend, stays; nothing else is removed', () => {
  folder.copy('lite', 'other')
  const codeOf = () => {
    try {
      retireWith({ removes: true })
    } catch (error) {
      return (error as { code: string }).code
    }
  }
  folder.commit()
  folder.write('lite', 'notes.txt', 'not committed')
  expect(codeOf()).toBe('not-kept')
  folder.delete('lite', 'notes.txt')
  folder.edit('other', 'tenant.json', (text) => text.replace('{', '{ "extends": "lite",'))
  expect(codeOf()).toBe('has-heirs')
  folder.edit('other', 'tenant.json', (text) => text.replace('{ "extends": "lite",', '{'))
  expect(existsSync(folder.path('lite'))).toBe(true)
  expect(codeOf()).toBeUndefined()
  expect(existsSync(folder.path('lite'))).toBe(false)
  expect(existsSync(folder.path('other', 'tenant.json'))).toBe(true)
})
