import { execFile } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { ProductCopy } from '#tests/support/product-copy.ts'
import { type S3Server, startS3 } from '#tests/support/s3-server.ts'
import { storeKey } from '#tests/support/store-keys.ts'
import { builtOnce } from './support/built-once.ts'

interface Step {
  run?: string
  env?: Record<string, string>
}

interface GithubJob {
  env?: Record<string, string>
  steps: Step[]
}

const guide = readFileSync('docs/pipelines.md', 'utf8')

function parse(text: string): unknown {
  const document = parseDocument(text)
  expect([...document.errors, ...document.warnings]).toEqual([])
  return document.toJS()
}

const blocks = [...guide.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, kind = '', text = '']) => ({ kind, text }))
const [github, gitlab, gitlabJobs] = blocks.filter(({ kind }) => kind === 'yaml').map(({ text }) => parse(text)) as [
  { env: Record<string, string>; jobs: Record<'plan' | 'build' | 'release', GithubJob> },
  { plan: { script: string[] } },
  Record<'.livery-build' | 'release', { script: string[] }>,
]

const place = mkdtempSync(join(tmpdir(), 'livery-pipelines-'))
const product = new ProductCopy(['lite'])
const artefacts = join(place, 'artefacts')
const sites = join(place, 'sites')
let store: S3Server
let live = ''

/** Commands that only a pipeline's machine has, or that a test must not run: each writes down that it was called. */
function standIn(name: string, script: string): void {
  writeFileSync(join(place, 'bin', name), `#!/bin/sh\necho "${name} $*" >> "${place}/called"\n${script}\n`)
  chmodSync(join(place, 'bin', name), 0o755)
}

/** Runs lines as a pipeline's shell does, in the copied product. */
async function run(script: string, env: Record<string, string>): Promise<string> {
  const { CI: _, NO_COLOR: __, FORCE_COLOR: ___, ...inherited } = process.env
  const { stdout, stderr } = await promisify(execFile)('bash', ['-e', '-c', script], {
    cwd: product.root,
    env: {
      ...inherited,
      ...store.env,
      LIVERY_STORE: '',
      LIVERY_STORE_KEY: '',
      LIVERY_CACHE: '',
      PATH: `${join(place, 'bin')}:${process.env.PATH}`,
      CI: 'true',
      ...env,
    },
  })
  return stdout + stderr
}

/** What `${{ … }}` stands for in the example. */
const expressions: Record<string, string> = {}

function filled(env: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).map(([name, text]) => [
      name,
      text.replace(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => {
        const value = expressions[expression]
        if (value === undefined) throw new Error(`The test knows no ${expression}`)
        return value
      }),
    ]),
  )
}

/** Every line of a job, in order. What they wrote. */
async function runGithub(job: GithubJob, env: Record<string, string> = {}): Promise<string> {
  let output = ''
  for (const step of job.steps) {
    const own = { ...filled(github.env), ...filled(job.env), ...filled(step.env), ...env }
    if (step.run !== undefined) output += await run(step.run, own)
  }
  return output
}

/** A machine that has nothing but the repository. */
function freshMachine(): void {
  for (const path of ['dist', '.livery']) rmSync(product.path(path), { recursive: true, force: true })
}

const pathsOf = (dir: string) => (existsSync(dir) ? readdirSync(dir).sort() : [])

beforeAll(async () => {
  store = await startS3()
  // Earlier runs of the pipeline compiled the code that all machines share.
  for (const [key, bytes] of (await builtOnce()).objects) store.objects.set(key, bytes)
  mkdirSync(join(place, 'bin'))
  const asScript = `[ "$1 $2 $3 $4" = "run --silent livery --" ] && shift 4 && exec "${process.execPath}" cli/main.ts "$@"`
  standIn('npm', `[ "$1" = ci ] && exit 0\n${asScript}\nexit 9`)
  standIn('sudo', '')
  product.write('tenants/child/tenant.json', '{"merchantCode":"child","extends":"lite","domains":["child.example"]}')
  product.write('tenants/apart/tenant.json', product.read('tenants/lite/tenant.json').replaceAll('lite', 'apart'))
  cpSync(product.path('tenants/lite/assets'), product.path('tenants/apart/assets'), { recursive: true })
  product.commit()
  product.git('clone', '--quiet', '--bare', product.root, join(place, 'origin.git'))
  product.git('remote', 'add', 'origin', join(place, 'origin.git'))
  product.git('tag', 'live')
  product.edit('tenants/lite/tenant.json', '"name": "Lite"', '"name": "Lite Play"')
  live = product.commit()
  Object.assign(expressions, {
    "github.base_ref && format('origin/{0}...', github.base_ref) || 'live'": 'live',
    "secrets.STORE_KEY && vars.LIVERY_STORE || ''": store.address,
    'secrets.STORE_KEY': main.pem,
    'vars.STORE_PUBLIC_KEY': main.publicPem,
    [scope]: '',
    'vars.AWS_REGION': store.env.AWS_REGION ?? '',
    'secrets.AWS_ACCESS_KEY_ID': store.env.AWS_ACCESS_KEY_ID ?? '',
    'secrets.AWS_SECRET_ACCESS_KEY': store.env.AWS_SECRET_ACCESS_KEY ?? '',
  })
  expect((await product.livery('release', 'keygen', join(place, 'key.pem'))).exitCode).toBe(0)
  expressions['secrets.RELEASE_KEY'] = readFileSync(join(place, 'key.pem'), 'utf8').trim()
})

afterAll(async () => {
  await store.close()
  product.destroy()
  rmSync(place, { recursive: true, force: true })
})

/** What a pull request is given: another key, which main does not trust. */
const pull = storeKey('pull')
const main = storeKey('main')
const scope = "github.event.number && format('pull-{0}', github.event.number) || ''"
const inScope = (name: string) => [...store.objects.keys()].filter((key) => key.includes(`/scopes/${name}/`))
const outside = () => [...store.objects.keys()].filter((key) => !key.includes('/scopes/')).sort()

interface Matrix {
  include: { shard: string; tenants: string }[]
}

test('GitHub: what changed is planned, built on machines that share a store, verified and released', async () => {
  const files = { GITHUB_OUTPUT: join(place, 'output'), GITHUB_STEP_SUMMARY: join(place, 'summary') }
  await runGithub(github.jobs.plan, files)
  expect(readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8')).toContain('lite\n  its folder: tenants/lite/tenant.json\n')
  const [name, json = ''] = readFileSync(files.GITHUB_OUTPUT, 'utf8').trim().split('=')
  expect(name).toBe('matrix')
  const { include }: Matrix = JSON.parse(json)
  expect(include.flatMap(({ tenants }) => tenants.split(',')).sort()).toEqual(['child', 'lite'])

  for (const { tenants } of include) {
    rmSync(product.path('dist'), { recursive: true, force: true })
    expressions['matrix.tenants'] = tenants
    expect(await runGithub(github.jobs.build)).toContain('nothing found')
    expect(pathsOf(product.path('dist'))).toEqual(tenants.split(','))
    expect(existsSync(product.path('.livery', 'costs.json'))).toBe(true)
    cpSync(product.path('dist'), artefacts, { recursive: true })
  }

  freshMachine()
  const again = await runGithub(github.jobs.build)
  expect(again).toMatch(/ok {3}\w+ {2}\d+ files out of the store in/)

  // A pull request takes what main built, and what it builds itself goes to its own scope.
  freshMachine()
  const before = outside()
  Object.assign(expressions, { [scope]: 'pull-12', 'secrets.STORE_KEY': pull.pem })
  product.edit('tenants/lite/tenant.json', '"name": "Lite Play"', '"name": "Lite of a pull request"')
  expect(await runGithub(github.jobs.build)).toContain('nothing found')
  product.edit('tenants/lite/tenant.json', '"name": "Lite of a pull request"', '"name": "Lite Play"')
  Object.assign(expressions, { [scope]: '', 'secrets.STORE_KEY': main.pem })
  expect(inScope('pull-12')).not.toEqual([])
  expect(outside()).toEqual(before)

  rmSync(product.path('dist'), { recursive: true })
  cpSync(artefacts, product.path('dist'), { recursive: true })
  await runGithub(github.jobs.release, { SITES: sites, RUNNER_TEMP: place, GITHUB_SHA: live })
  expect(pathsOf(sites)).toEqual(['.fleet', 'child', 'lite'])
  expect(readFileSync(join(sites, 'lite', 'current', 'index.html'), 'utf8')).toContain('Lite Play')
  expect(existsSync(join(place, 'release.pem'))).toBe(false)
  expect(product.git('ls-remote', 'origin', 'refs/tags/live')).toContain(live)
  expect(readFileSync(join(place, 'called'), 'utf8')).toContain('sudo nginx -s reload\n')
})

test('GitLab: the plan writes a pipeline whose jobs are those of the file', async () => {
  product.git('tag', '--force', 'live', `${live}~1`)
  const keys = { LIVERY_STORE_TRUST: main.publicPem, STORE_KEY: main.pem, PULL_STORE_KEY: pull.pem }
  const own = { LIVERY_STORE: store.address, ...keys, SITES: sites, LIVERY_SIGNING_KEY: join(place, 'key.pem') }
  expect(await run(gitlab.plan.script.join('\n'), own)).toContain(
    'child\n  a base it extends (lite): tenants/lite/tenant.json\n',
  )
  const child = parse(product.read('sites.yml'))
  expect(child).toMatchObject({
    include: [{ local: '.gitlab/livery-build.yml' }],
    build: { extends: '.livery-build', parallel: { matrix: [{ SHARD: '1/4' }, { SHARD: '2/4' }] } },
  })
  expect(guide).toContain('`.gitlab/livery-build.yml`')
  const { matrix } = (child as { build: { parallel: { matrix: { TENANTS: string }[] } } }).build.parallel
  expect(matrix.map(({ TENANTS }) => TENANTS).sort()).toEqual(['child', 'lite'])
  product.remove('sites.yml')

  for (const { TENANTS } of matrix) {
    expect(await run(gitlabJobs['.livery-build'].script.join('\n'), { ...own, TENANTS })).toContain('nothing found')
  }
  const ofBranch = { ...own, STORE_KEY: '', CI_COMMIT_REF_SLUG: 'a-branch', TENANTS: 'lite' }
  const sent = outside()
  freshMachine()
  product.edit('tenants/lite/tenant.json', '"name": "Lite Play"', '"name": "Lite of a branch"')
  expect(await run(gitlabJobs['.livery-build'].script.join('\n'), ofBranch)).toContain('nothing found')
  product.edit('tenants/lite/tenant.json', '"name": "Lite of a branch"', '"name": "Lite Play"')
  expect(inScope('a-branch')).not.toEqual([])
  expect(outside()).toEqual(sent)
  freshMachine()
  await run(gitlabJobs['.livery-build'].script.join('\n'), { ...own, TENANTS: 'lite' })

  const address = 'https://livery:token@git.example/group/sites.git'
  const asPushed = {
    ...own,
    RELEASE_TOKEN: 'token',
    CI_COMMIT_SHA: live,
    CI_SERVER_HOST: 'git.example',
    CI_PROJECT_PATH: 'group/sites',
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `url.${join(place, 'origin.git')}.insteadOf`,
    GIT_CONFIG_VALUE_0: address,
  }
  expect(await run(gitlabJobs.release.script.join('\n'), asPushed)).toContain('lite')
  expect(product.git('rev-parse', 'live')).toBe(live)
})

test('nothing changed: nothing is planned, and GitLab has a job that says so', async () => {
  product.git('tag', '--force', 'live', 'HEAD')
  const [planned, child, built] = await Promise.all([
    product.livery('matrix', '--format', 'github', '--since', 'live'),
    product.livery('matrix', '--format', 'gitlab', '--since', 'live'),
    product.livery('build', '--since', 'live', '--json'),
  ])
  expect(planned.stdout).toBe('{"include":[]}\n')
  expect(github.jobs.build).toMatchObject({ if: `needs.plan.outputs.matrix != '${planned.stdout.trim()}'` })
  expect(Object.values(parse(child.stdout) as object)).toEqual([{ script: ['echo "Nothing to build"'] }])
  expect(built).toMatchObject({ exitCode: 0 })
  expect(built.json()).toMatchObject({ ok: true, tenants: [] })
})

test('the commands that stand alone in the guide are commands', async () => {
  const lines = blocks.flatMap(({ kind, text }) => (kind === '' ? text.trim().split('\n') : []))
  expect(lines.length).toBeGreaterThan(4)
  for (const line of lines.map((text) => text.replace(/^livery /, 'npm run --silent livery -- '))) {
    await expect(run(line, {})).resolves.toBeDefined()
  }
})
