import { existsSync, globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeChanges } from '#cli/affected/code.ts'
import { randomProfiles } from '#cli/bundle/code/compare-engines.ts'
import { hashSources, openSpecialiser } from '#cli/bundle/code/specialise.ts'
import { gateNames } from '#cli/bundle/profile.ts'
import { openStore } from '#cli/store/store.ts'
import { affectedScene, type Change, forAll } from './support/affected-scene.ts'

const { product, reasons } = await affectedScene()
/** The one that is left out is like its base, and costs time. */
const built = ['child', 'lite', 'siam']

/** The hashes of a tenant's published files. */
function published(code: string): Record<string, unknown> {
  const manifest = JSON.parse(readFileSync(product.path('dist', code, 'livery.json'), 'utf8'))
  return Object.fromEntries(
    Object.entries<{ sha256: string }>(manifest.files).map(([path, { sha256 }]) => [path, sha256]),
  )
}

async function build(): Promise<void> {
  const run = await product.livery('build', '--json', '--tenant', built.join())
  expect({ exitCode: run.exitCode, output: run.exitCode === 0 ? '' : run.stdout + run.stderr }).toEqual({
    exitCode: 0,
    output: '',
  })
}

/** Builds all tenants and gives those whose bytes are others than before. */
async function changedByBuild(): Promise<string[]> {
  const before = built.map(published)
  await build()
  return built.filter((code, index) => JSON.stringify(published(code)) !== JSON.stringify(before[index]))
}

afterAll(() => product.destroy())

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
      what: 'code behind a closed gate in a module that all have',
      make: () =>
        product.edit('src/app/layout/account-entries.tsx', "accountPage('prizeWheel')", "accountPage('wheel')"),
      expected: { siam: ['code'] },
    },
    {
      what: 'a comment and a type in a module that all have',
      make: () =>
        product.edit('src/app/app.tsx', 'export function', '// Nothing.\nexport type Nothing = never\nexport function'),
      expected: {},
    },
    // Last: what comes next compares with the code that this compiles.
    {
      what: 'the name of a module behind a gate',
      make: () => {
        product.git('mv', 'src/features/agent/lib/clock.ts', 'src/features/agent/lib/time.ts')
        product.edit('src/features/agent/components/agent-clock.tsx', 'lib/clock.ts', 'lib/time.ts')
        product.edit('src/features/agent/pages/agent-login-page.tsx', 'lib/clock.ts', 'lib/time.ts')
        product.edit('src/app/agents/agent-service-page.tsx', 'lib/clock.ts', 'lib/time.ts')
      },
      expected: { siam: ['code'] },
    },
  ],
  'of what chunks take of each other, and of the tool': [
    {
      what: 'a module behind a gate that takes something new of a shared chunk',
      make: () => {
        product.edit('src/features/agent/lib/time.ts', /^/, "import { moneyParts } from '#contract/site/money.ts'\n")
        product.edit('src/features/agent/lib/time.ts', "'UTC'", "String(moneyParts('1', {} as never))")
      },
      expected: { siam: ['code'] },
    },
    {
      what: 'a module behind a gate that takes what one page alone had',
      make: () => {
        product.edit(
          'src/features/agent/lib/time.ts',
          /^/,
          "import { HeartButton } from '#src/ui/tiles/heart-button.tsx'\n",
        )
        product.edit('src/features/agent/lib/time.ts', '{} as never', '{ tag: String(HeartButton) } as never')
      },
      expected: { siam: ['code'], ...forAll('chunks', ['child', 'grandchild', 'lite']) },
    },
    {
      what: 'what makes sites',
      make: () => product.edit('cli/bundle/assemble/web-files.ts', "'standalone'", "'minimal-ui'"),
      expected: forAll('tool'),
    },
    {
      what: 'a comment in what makes sites',
      make: () => product.edit('cli/bundle/assemble/headers.ts', /^/, '// Nothing.\n'),
      expected: {},
    },
    {
      what: 'commands that build nothing',
      make: () => {
        product.edit('cli/commands/list.ts', "'cannot", "'can not")
        product.edit('sandbox/panel/panel-page.ts', /$/, 'export const nothing = 1\n')
        product.edit('cli/terminal/output.ts', /$/, 'export const nothing = 1\n')
      },
      expected: {},
    },
  ],
}

describe('a build of the tenants before and after', () => {
  beforeAll(build)

  test('of every module that a profile’s site contains, a change is named', async () => {
    const { root } = product
    const now = (path: string) => (extname(path) && existsSync(join(root, path)) ? product.read(path) : undefined)
    // A comment in a style sheet is no change.
    const addition = (path: string) => (path.endsWith('.css') ? 'a{}' : '/* @__PURE__ */')
    const was = (path: string) => (path.startsWith('src/') ? `${now(path)}\n${addition(path)}` : now(path))
    const changes = codeChanges(globSync('src/**/*.{ts,tsx,css}', { cwd: root }), { now, was })
    const store = openStore(product.path('.livery', 'store'), '')
    const specialiser = openSpecialiser({ cwd: root, store, sources: hashSources(root, ''), packages: '' })
    for (const profile of randomProfiles(8, 11)) {
      const { template } = await specialiser.specialise(profile)
      const gates = Object.fromEntries(gateNames.map((name) => [name, profile.open.includes(name)]))
      const named = new Set([...changes.tool, ...changes.ofProfile(gates)])
      const modules = template.chunks.flatMap((chunk) => chunk.modules.map(({ id }) => id))
      const own = modules.filter((id) => id.startsWith('src/'))
      expect(own.length).toBeGreaterThan(200)
      expect(own.filter((id) => !named.has(id))).toEqual([])
      // Of hundreds that the profile does not have, hardly one is named.
      expect(named.size - own.length).toBeLessThan(own.length / 20)
    }
  })

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
  )
})
