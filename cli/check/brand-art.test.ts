import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratch, type Tree } from '#tests/support/scratch.ts'
import { soundDrawing, soundTenant } from '#tests/support/sound-tenant.ts'
import { checkTenant } from './tenant.ts'

async function check(art: unknown, files: Tree = {}) {
  const tree: Tree = {
    'tenant.json': JSON.stringify({ ...soundTenant, brand: { ...soundTenant.brand, art } }),
    'assets/logo.svg': soundDrawing,
    ...files,
  }
  const cwd = scratch(Object.fromEntries(Object.entries(tree).map(([path, each]) => [`tenants/acme/${path}`, each])))
  const workspace = { root: process.cwd(), cwd, tenantsDir: join(cwd, 'tenants'), cacheDir: join(cwd, '.livery') }
  const { diagnostics } = await checkTenant(workspace, 'acme')
  return diagnostics.map(
    ({ file, severity, code, message }) => `${file.split('/').at(-1)} ${severity} ${code}: ${message}`,
  )
}

test('a drawing of a place is sound where its file is', async () => {
  expect(await check({ footer: 'assets/edge.svg' }, { 'assets/edge.svg': soundDrawing })).toEqual([])
})

const flat = soundDrawing.replace(/viewBox="[^"]*"/, '')
const heavy = soundDrawing.replace('M0 0', `M0 0${'h1'.repeat(60_000)}`)

test.each<[what: string, art: unknown, said: RegExp, files?: Tree]>([
  ['no file', { footer: 'assets/edg.svg' }, /error missing-asset: There is no file "assets\/edg.svg"/],
  ['no such place', { foter: 'assets/logo.svg' }, /error (unknown-key|wrong-value): /],
  [
    'no SVG',
    { footer: 'assets/a.png' },
    /error wrong-asset-type: The art of footer must be an SVG/,
    { 'assets/a.png': 'x' },
  ],
  [
    'no size',
    { footer: 'assets/a.svg' },
    /error undrawable: The drawing of "footer" has no size/,
    { 'assets/a.svg': flat },
  ],
  ['weight', { footer: 'assets/a.svg' }, /warning heavy-picture: The drawing of "footer"/, { 'assets/a.svg': heavy }],
])('%s is found', async (_, art, said, files) => {
  expect(await check(art, files)).toEqual(expect.arrayContaining([expect.stringMatching(said)]))
})
