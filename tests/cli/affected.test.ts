import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { randomProfiles } from '#cli/bundle/compare-engines.ts'
import { gateNames } from '#cli/bundle/profile.ts'
import { openStore } from '#cli/bundle/publish/store.ts'
import { hashSources, openSpecialiser } from '#cli/bundle/specialise.ts'
import { type Affected, affectedTenants } from '#cli/workspace/affected.ts'
import { codeChanges } from '#cli/workspace/affected-code.ts'
import { ProductCopy } from '../support/product-copy.ts'

const product = new ProductCopy(['lite', 'siam'])
const everyone = ['child', 'grandchild', 'lite', 'siam']
/** The one that is left out is like its base, and costs time. */
const built = ['child', 'lite', 'siam']

const workspace = {
  root: product.root,
  cwd: product.root,
  tenantsDir: product.path('tenants'),
  cacheDir: product.path('.livery'),
}

/** Reasons by tenant: "folder", "base lite", "code". */
async function reasons(since = 'HEAD'): Promise<Record<string, string[]>> {
  const { tenants }: Affected = await affectedTenants(workspace, { since })
  return Object.fromEntries(
    tenants.map(({ code, reasons }) => [code, reasons.map(({ kind, of }) => (of ? `${kind} ${of}` : kind))]),
  )
}

const forAll = (kind: string, codes = everyone) => Object.fromEntries(codes.map((code) => [code, [kind]]))

/** The hashes of a tenant's published files. */
function published(code: string): Record<string, unknown> {
  const manifest = JSON.parse(readFileSync(product.path('dist', code, 'livery.json'), 'utf8'))
  return Object.fromEntries(
    Object.entries<{ sha256: string }>(manifest.files).map(([path, { sha256 }]) => [path, sha256]),
  )
}

async function build(): Promise<void> {
  const run = await product.livery('build', '--json', '--tenant', built.join())
  expect({ exitCode: run.exitCode, said: run.exitCode === 0 ? '' : run.stdout + run.stderr }).toEqual({
    exitCode: 0,
    said: '',
  })
}

/** Builds all tenants and gives those whose bytes are others than before. */
async function changedByBuild(): Promise<string[]> {
  const before = built.map(published)
  await build()
  return built.filter((code, index) => JSON.stringify(published(code)) !== JSON.stringify(before[index]))
}

const extending = (code: string, base: string) =>
  `{"merchantCode":"${code}","extends":"${base}","domains":["${code}.example"]}`

beforeAll(() => {
  product.write('tenants/child/tenant.json', extending('child', 'lite'))
  product.write('tenants/grandchild/tenant.json', extending('grandchild', 'child'))
  product.write('tenants/grandchild/locales/en/shell.json', '{"footer":{"help":"Ask us"}}')
  product.commit()
})

afterAll(() => product.destroy())

interface Change {
  what: string
  make: () => void
  expected: Record<string, string[]>
}

/** Changes that show in a site: the build must change just the tenants that are named. */
const visible: Record<string, Change[]> = {
  'of a tenant and of strings': [
    {
      what: 'a file of a tenant',
      make: () => product.edit('tenants/siam/tenant.json', '"Siam Sala"', '"Siam Hall"'),
      expected: { siam: ['folder'] },
    },
    {
      what: 'a string of one language',
      make: () => product.edit('locales/th/home.json', /: "([^"{}]+)"/, ': "$1."'),
      expected: { siam: ['strings'] },
    },
    {
      what: 'a string that one tenant has in its own words',
      make: () => product.edit('locales/en/shell.json', '"help": "Help"', '"help": "Help centre"'),
      expected: forAll('strings', ['child', 'lite', 'siam']),
    },
    {
      what: 'a string of a language that no tenant has',
      make: () => product.edit('locales/ja/home.json', /: "([^"{}]+)"/, ': "$1."'),
      expected: {},
    },
    {
      what: 'a string behind a gate that is closed',
      make: () => product.edit('locales/th/shell.json', /("blog": \{\s*"title": ")/, '$1X'),
      expected: {},
    },
    {
      what: 'the form of a file of strings',
      make: () =>
        product.write('locales/th/auth.json', JSON.stringify(JSON.parse(product.read('locales/th/auth.json')))),
      expected: {},
    },
  ],
  'of a base': [
    {
      what: 'a file of a base, through any depth',
      make: () => product.edit('tenants/lite/tenant.json', '"holder": "', '"holder": "The '),
      expected: { lite: ['folder'], child: ['base lite'], grandchild: ['base lite'] },
    },
  ],
  'of tokens and code': [
    {
      what: 'a token of a theme that lite does not have',
      make: () => product.edit('tokens/semantic/dark/color.tokens.json', '{palette.inset}', '{palette.surface-1}'),
      expected: { siam: ['tokens'] },
    },
    {
      what: 'a module behind a gate',
      make: () => product.edit('src/features/agent/lib/clock.ts', "'GMT+0'", "'UTC'"),
      expected: { siam: ['code'] },
    },
    {
      what: 'the name of a module behind a gate',
      make: () => {
        product.git('mv', 'src/features/agent/lib/clock.ts', 'src/features/agent/lib/time.ts')
        product.edit('src/features/agent/components/agent-clock.tsx', 'lib/clock.ts', 'lib/time.ts')
        product.edit('src/features/agent/pages/agent-login-page.tsx', 'lib/clock.ts', 'lib/time.ts')
      },
      expected: { siam: ['code'] },
    },
    {
      what: 'code behind a closed gate in a module that all have',
      make: () => product.edit('src/app/layout/account-panel.tsx', "'/member?page=prizeWheel'", "'/member?page=wheel'"),
      expected: { siam: ['code'] },
    },
    {
      what: 'a comment and a type in a module that all have',
      make: () =>
        product.edit('src/app/app.tsx', 'export function', '// Nothing.\nexport type Nothing = never\nexport function'),
      expected: {},
    },
  ],
  'of what chunks take of each other, and of the tool': [
    {
      what: 'a module behind a gate that takes something new of a shared chunk',
      make: () => {
        product.edit('src/features/agent/lib/time.ts', /^/, "import { moneyParts } from '#src/lib/money.ts'\n")
        product.edit('src/features/agent/lib/time.ts', "'UTC'", "String(moneyParts('1', {} as never))")
      },
      expected: { siam: ['code'], ...forAll('chunks', ['child', 'grandchild', 'lite']) },
    },
    {
      what: 'what makes sites',
      make: () => product.edit('cli/bundle/stamp/web-files.ts', "'standalone'", "'minimal-ui'"),
      expected: forAll('tool'),
    },
    {
      what: 'a comment in what makes sites',
      make: () => product.edit('cli/bundle/stamp/headers.ts', /^/, '// Nothing.\n'),
      expected: {},
    },
    {
      what: 'commands that build nothing',
      make: () => {
        product.edit('cli/commands/list.ts', "'cannot", "'can not")
        product.edit('cli/sandbox/listen.ts', /$/, 'export const nothing = 1\n')
        product.edit('cli/terminal/output.ts', /$/, 'export const nothing = 1\n')
      },
      expected: {},
    },
  ],
}

describe('a build of the tenants before and after', () => {
  beforeAll(build, 120_000)

  test('of every module that a profile’s site contains, a change is named', async () => {
    const { root } = product
    const now = (path: string) => (extname(path) && existsSync(join(root, path)) ? product.read(path) : undefined)
    const was = (path: string) => (path.startsWith('src/') ? `${now(path)}\n/* @__PURE__ */` : now(path))
    const changes = codeChanges(globSync('src/**/*.{ts,tsx,css}', { cwd: root }), { now, was })
    const store = openStore(product.path('.livery', 'store'), '')
    const specialiser = openSpecialiser({ cwd: root, store, sources: hashSources(root) })
    for (const profile of randomProfiles(8, 11)) {
      const { template } = await specialiser.specialise(profile)
      const gates = Object.fromEntries(gateNames.map((name) => [name, profile.open.includes(name)]))
      const named = new Set([...changes.tool, ...changes.ofProfile(gates)])
      const modules = template.chunks.flatMap((chunk) => chunk.modules.map(({ id }) => id))
      const own = modules.filter((id) => id.startsWith('src/'))
      expect(own.length).toBeGreaterThan(200)
      expect(own.filter((id) => !named.has(id))).toEqual([])
      expect(named.size - own.length).toBeLessThan(12)
    }
  }, 60_000)

  test.each(Object.entries(visible))(
    'changes %s: the build changes the tenants that are named, and no other',
    async (_, changes) => {
      for (const { what, make, expected } of changes) {
        make()
        expect({ [what]: await reasons() }).toEqual({ [what]: expected })
        product.commit()
      }
      const named = built.filter((code) => changes.some(({ expected }) => code in expected))
      expect(await changedByBuild()).toEqual(named)
    },
    120_000,
  )
})

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
      product.write('cli/bundle/hash.test.ts', 'changed')
      product.write('src/config/globals.d.ts', 'changed')
    },
    expected: {},
  },
  {
    what: 'what a base holds for the sandbox alone',
    make: () => product.write('tenants/child/demo.json', '{}'),
    expected: { child: ['folder'] },
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
  { what: 'a package of a face', make: () => bump('@fontsource-variable/anuphan'), expected: { siam: ['fonts'] } },
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
    make: () => product.edit('tsconfig.json', '"react-jsx"', '"react"'),
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
  { what: 'an icon', make: () => product.write('src/ui/icons/new.svg', '<svg/>'), expected: forAll('tool') },
  {
    what: 'the names of icons',
    make: () => product.edit('src/ui/icon-names.ts', /$/, 'export const x = 1\n'),
    expected: forAll('tool'),
  },
  {
    what: 'the registry of gates',
    make: () => product.edit('src/config/gates.ts', "'home:jackpot'", "'home:x'"),
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
