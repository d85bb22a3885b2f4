import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { affectedTenants } from '#cli/affected/affected.ts'
import { ProductCopy } from '#tests/support/product-copy.ts'
import { affectedScene, type Change, forAll } from './support/affected-scene.ts'

const { product, workspace, reasons } = await affectedScene()

afterAll(() => product.destroy())

const packages = (edit: (packages: Record<string, { version?: string; dev?: boolean }>) => void) => {
  const lock = JSON.parse(product.read('package-lock.json'))
  edit(lock.packages)
  product.write('package-lock.json', JSON.stringify(lock))
}
const bump = (name: string) =>
  packages((all) => Object.assign(all[`node_modules/${name}`] ?? {}, { version: '99.0.0' }))

/** Changes that no build here shows: packages are not installed anew, and some files are not there yet. */
const silent: Change[] = [
  {
    what: 'documents, tests, scripts and checks',
    make: () => {
      for (const path of [
        'README.md',
        'sites.yml',
        'matrix.json',
        'docs/new.md',
        'tests/x.test.ts',
        'scripts/x.ts',
        'biome.json',
        '.github/x.yml',
      ])
        product.write(path, 'changed')
      product.write('src/app/app.test.tsx', 'changed')
      product.write('cli/fs/hash.test.ts', 'changed')
      product.write('src/config/globals.d.ts', 'changed')
    },
    expected: {},
  },
  {
    what: 'what a tenant holds for the sandbox alone',
    make: () => product.write('tenants/child/demo.json', '{}'),
    expected: {},
  },
  {
    what: 'what is for the sandbox, and stops the build',
    make: () => product.write('tenants/child/demo.json', '{'),
    expected: { child: ['folder'] },
  },
  {
    what: 'a comment in a style sheet, and its layout',
    make: () => product.edit('src/features/agent/components/agent-clock.module.css', /^/, '/* why */\n\n'),
    expected: {},
  },
  {
    what: 'a file of a tenant that git does not know yet',
    make: () => product.write('tenants/siam/assets/new.svg', '<svg/>'),
    expected: { siam: ['folder'] },
  },
  {
    what: 'a file of a tenant that git ignores',
    make: () => {
      product.write('.gitignore', `${product.read('.gitignore')}*.svgz\n`)
      product.write('tenants/siam/assets/new.svgz', 'x')
    },
    expected: { siam: ['folder'] },
  },
  {
    what: 'a base that is gone',
    make: () => product.remove('tenants/child'),
    expected: { grandchild: ['base child'] },
  },
  {
    what: 'a domain that another tenant has',
    make: () => product.edit('tenants/siam/tenant.json', '"siam.example"', '"lite.example"'),
    expected: { lite: ['domain siam'], siam: ['folder'] },
  },
  { what: 'a package of the site', make: () => bump('axios'), expected: forAll('dependencies') },
  { what: 'a package of the tests', make: () => bump('knip'), expected: {} },
  { what: 'a package of a font', make: () => bump('@fontsource-variable/anuphan'), expected: { siam: ['fonts'] } },
  {
    what: 'a script of package.json',
    make: () => product.edit('package.json', '"scripts": {', '"scripts": { "x": "true",'),
    expected: {},
  },
  {
    what: 'the module aliases of package.json',
    make: () => product.edit('package.json', '"imports": {', '"imports": { "#x/*": "./x/*",'),
    expected: forAll('config'),
  },
  {
    what: 'how the code is compiled',
    make: () => product.edit('tsconfig.base.json', '"ES2024"', '"ES2023"'),
    expected: forAll('config'),
  },
  {
    what: 'a file at the root that may be a compiler’s',
    make: () => product.write('postcss.config.js', ''),
    expected: forAll('config'),
  },
  {
    what: 'a token of both themes',
    make: () => product.edit('tokens/base/space.tokens.json', /\d/, '7'),
    expected: forAll('tokens'),
  },
  {
    what: 'a module that nothing asks for',
    make: () => product.write('src/lib/nothing.ts', 'export const nothing = 1\n'),
    expected: {},
  },
  {
    what: 'a module that is gone',
    make: () => product.remove('src/app/agent-site.tsx'),
    expected: { siam: ['code'], ...forAll('chunks', ['child', 'grandchild', 'lite']) },
  },
  {
    what: 'a style of a module behind a gate',
    make: () => product.edit('src/features/agent/components/agent-clock.module.css', /^/, 'a{}'),
    expected: { siam: ['code'] },
  },
  {
    what: 'what the site says of its chunks',
    make: () => product.edit('src/config/chunks.json', '"name": "parts"', '"name": "pieces"'),
    expected: forAll('tool'),
  },
  { what: 'an icon', make: () => product.write('src/ui/icons/new.svg', '<svg/>'), expected: forAll('tool') },
  {
    what: 'the names of icons',
    make: () => product.edit('src/ui/icon-names.ts', /$/, 'export const x = 1\n'),
    expected: forAll('tool'),
  },
  {
    what: 'the registry of gates',
    make: () => product.edit('contract/site/gates.ts', "'home:jackpot'", "'home:x'"),
    expected: forAll('tool'),
  },
  {
    what: 'an English string that other languages now lack',
    make: () => product.edit('locales/en/shell.json', '"footer": {', '"footer": { "fresh": "Fresh",'),
    expected: forAll('strings'),
  },
  {
    what: 'strings that cannot be read',
    make: () => product.write('locales/th/home.json', '{'),
    expected: { siam: ['strings'] },
  },
  {
    what: 'code that cannot be read',
    make: () => product.write('src/app/app.tsx', 'export const ='),
    expected: forAll('code'),
  },
]

test.each(silent)('$what: just the tenants that it may concern are named', async ({ make, expected }) => {
  make()
  const found = await reasons()
  product.git('reset', '--quiet', '--hard')
  product.git('clean', '--quiet', '--force', '-d')
  expect(found).toEqual(expected)
})

test('sites of another year are named: the year stands in their footers', async () => {
  const when = '2019-06-01T00:00:00Z'
  product.write('docs/old.md', 'old')
  const old = product.commit({ GIT_COMMITTER_DATE: when, GIT_AUTHOR_DATE: when })
  expect(await reasons(old)).toEqual(forAll('year'))
  product.write('docs/old.md', 'new')
  product.commit()
})

test('"<rev>..." compares with where the branch parted, not with what the other branch went on to', async () => {
  product.git('checkout', '--quiet', '-b', 'other')
  product.edit('tenants/siam/tenant.json', '"THB"', '"USD"')
  product.commit()
  product.git('checkout', '--quiet', 'main')
  product.write('docs/new.md', 'new')
  product.commit()
  expect(await reasons('other')).toEqual({ siam: ['folder'] })
  expect(await reasons('other...')).toEqual({})
})

test('the command says codes alone, with --why the reasons, with --json all of it', async () => {
  product.edit('tenants/siam/tenant.json', '"THB"', '"USD"')
  product.remove('tenants/grandchild')
  const since = ['affected', '--since', 'HEAD']
  const [codes, why, json] = await Promise.all([
    product.livery(...since),
    product.livery(...since, '--why'),
    product.livery(...since, '--json'),
  ])
  product.git('reset', '--quiet', '--hard')
  expect(codes).toEqual({ ...codes, exitCode: 0, stdout: 'siam\n', stderr: '1 of 3 tenants, gone: grandchild\n' })
  expect(why.stdout).toBe('siam\n  its folder: tenants/siam/tenant.json\n')
  expect(json.json()).toEqual({
    ok: true,
    since: 'HEAD',
    commit: product.git('rev-parse', 'HEAD'),
    tenants: [{ code: 'siam', reasons: [{ kind: 'folder', what: ['tenants/siam/tenant.json'] }] }],
    removed: ['grandchild'],
    all: 3,
  })
})

test('tenants in a repository of their own: without the revision of the product all of them count', async () => {
  const other = new ProductCopy(['lite'])
  const since = other.commit()
  const apart = { ...workspace, cwd: other.root, tenantsDir: other.path('tenants') }
  const named = async (productSince?: string) => {
    const { tenants } = await affectedTenants(apart, { since, productSince })
    return tenants.map(({ reasons }) => reasons.map(({ kind }) => kind))
  }
  expect(await named()).toEqual([['tool']])
  expect(await named('HEAD')).toEqual([])
  product.edit('src/app/app.tsx', 'useEffect(onShown', 'useEffect(() => onShown()')
  expect(await named('HEAD')).toEqual([['code']])
  product.git('reset', '--quiet', '--hard')
  other.destroy()
})

test('a revision that is not there and a folder without a repository are told in words', async () => {
  await expect(reasons('nowhere')).rejects.toThrow('There is no revision "nowhere"')
  await expect(reasons('--all')).rejects.toThrow('There is no revision "--all"')
  const bare = mkdtempSync(join(tmpdir(), 'livery-bare-'))
  mkdirSync(join(bare, 'tenants'))
  await expect(affectedTenants({ ...workspace, tenantsDir: join(bare, 'tenants') }, { since: 'HEAD' })).rejects.toThrow(
    'is not in a git repository',
  )
  rmSync(bare, { recursive: true })
})
