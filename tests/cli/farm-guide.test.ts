import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { environmentOf, productRoot, TenantsFolder } from '#tests/support/livery.ts'
import { type RedisServer, startRedis } from '#tests/support/redis-server.ts'
import { type S3Server, startS3 } from '#tests/support/s3-server.ts'
import { builtOnce } from './support/built-once.ts'

interface GithubJob {
  steps: { run?: string }[]
}

const guide = readFileSync('docs/farm.md', 'utf8')
const parsed = [...guide.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text = '']) => {
  const [document] = parseAllDocuments(text)
  expect([...(document?.errors ?? []), ...(document?.warnings ?? [])]).toEqual([])
  return document?.toJS()
})
const [alone, github, gitlab, kubernetes] = parsed as [
  { jobs: Record<'farm', GithubJob> },
  { jobs: Record<'start' | 'work', GithubJob> },
  Record<'start' | 'work', { script: string[] }>,
  {
    spec: {
      completions: number
      parallelism: number
      template: { spec: { containers: { command: string[]; args: string[] }[] } }
    }
  },
]

const folder = new TenantsFolder()
let redis: RedisServer
let store: S3Server
let count = 0

/** Runs lines as a pipeline's shell does, on a machine with a cache of its own. */
async function run(machine: string, script: string, env: Record<string, string> = {}): Promise<void> {
  const own = {
    ...environmentOf({}),
    ...store.env,
    LIVERY_REDIS: redis.url,
    LIVERY_CACHE: join(folder.cwd, 'caches', machine),
    PATH: `${join(folder.cwd, 'bin')}:${process.env.PATH}`,
    CI: 'true',
    ...env,
  }
  // A minute is long for a test's worker to have nothing to do.
  await promisify(execFile)('bash', ['-e', '-c', script.replaceAll('--idle 120', '--idle 2')], {
    cwd: folder.cwd,
    env: own,
  })
}

/** Each time the store has not the site yet. */
function change(): void {
  count += 1
  const tenant = JSON.parse(folder.read('lite'))
  folder.write(
    'lite',
    'tenant.json',
    JSON.stringify({ ...tenant, promotions: { firstDepositBonusPercent: 200 + count } }),
  )
}
const sites = () => [...store.objects.keys()].filter((key) => key.endsWith('-site')).length
const lines = ({ steps }: GithubJob) =>
  steps.flatMap(({ run: line }) => (line === undefined || line === 'npm ci' ? [] : [line])).join('\n')

beforeAll(async () => {
  folder.copy('lite')
  folder.commit()
  redis = await startRedis()
  store = await startS3()
  const built = await builtOnce()
  for (const [key, bytes] of built.objects) store.objects.set(key, bytes)
  for (const machine of ['start', 'work']) built.copyCache(join(folder.cwd, 'caches', machine))
  const bin = join(folder.cwd, 'bin')
  mkdirSync(bin)
  const livery = `exec "${process.execPath}" "${join(productRoot, 'cli', 'main.ts')}" "$@"`
  const scripts = {
    npm: `[ "$1 $2 $3 $4" = "run --silent livery --" ] && shift 4 && ${livery}\nexit 9`,
    node: `[ "$1" = cli/main.ts ] && shift && ${livery}\nexec "${process.execPath}" "$@"`,
  }
  for (const [name, script] of Object.entries(scripts)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  await promisify(execFile)('git', ['-C', folder.cwd, 'tag', 'live'])
})

afterAll(async () => {
  await Promise.all([redis.close(), store.close()])
  folder.remove()
})

test('GitHub, one machine: the example builds what changed, into the store', async () => {
  change()
  const before = sites()
  await run('start', lines(alone.jobs.farm).replace('--workers 16', '--workers 1'))
  expect(sites()).toBe(before + 1)
})

test('GitHub, many machines: the workers of the example do what its start plans, and end', async () => {
  change()
  const before = sites()
  await Promise.all([run('start', lines(github.jobs.start)), run('work', lines(github.jobs.work))])
  expect(sites()).toBe(before + 1)
})

test('GitLab: the same lines', () => {
  expect(gitlab.start.script.join('\n')).toBe(lines(github.jobs.start))
  expect(gitlab.work.script.join('\n')).toBe(lines(github.jobs.work))
})

test('Kubernetes: index 0 plans and waits, the others work', async () => {
  change()
  const before = sites()
  const { completions, parallelism, template } = kubernetes.spec
  expect(parallelism).toBe(completions)
  const [{ command, args } = { command: [], args: [] }] = template.spec.containers
  expect(command).toEqual(['sh', '-c'])
  const script = args.join('\n')
  await Promise.all([
    run('start', script, { JOB_COMPLETION_INDEX: '0' }),
    run('work', script.replace('--concurrency 2', '--concurrency 1'), { JOB_COMPLETION_INDEX: '1' }),
  ])
  expect(sites()).toBe(before + 1)
})

test('the rights that the page names are enough for a run', async () => {
  const rule = /^ACL SETUSER (.*)$/m.exec(guide)?.[1] ?? ''
  await redis.client.call('ACL', 'SETUSER', ...rule.split(' '))
  change()
  const before = sites()
  const url = redis.url.replace(/:[^:@/]*@/, 'farm:password@')
  await run('start', 'livery() { npm run --silent livery -- "$@"; }; livery farm start --no-out --workers 1', {
    LIVERY_REDIS: url,
  })
  expect(sites()).toBe(before + 1)
})
