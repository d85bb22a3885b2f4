import { execFile } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Comment } from '#cli/insight/comment/comment.ts'
import { productRoot, TenantsFolder } from '#tests/support/livery.ts'
import { scratch } from '#tests/support/scratch.ts'
import { builtOnce } from './support/built-once.ts'
import { livery } from './support/warm-livery.ts'

const folder = new TenantsFolder()
const base = join(folder.cwd, 'base')

const run = (...args: string[]) => livery(['report', '--cwd', folder.cwd, ...args])

beforeAll(async () => {
  await builtOnce()
  folder.copy('lite')
  folder.copy('lite', 'acme')
  folder.commit()
  const built = await livery(['build', '--cwd', folder.cwd])
  expect(built.exitCode).toBe(0)
  cpSync(join(folder.cwd, 'dist'), base, { recursive: true })
  folder.write('acme', 'locales/en/shell.json', '{"loading":"A moment, please. We are getting the tables ready."}')
})

afterAll(() => folder.remove())

test('the comment names what changed, with the bytes before and after, and where to look', async () => {
  const built = await livery(['build', 'acme', '--cwd', folder.cwd])
  expect(built.exitCode).toBe(0)
  const found = await run(
    '--since',
    'HEAD',
    '--before',
    base,
    '--preview-url',
    'https://{code}.preview.example',
    '--json',
  )
  const comment = found.json<Comment>()
  expect(comment.affected).toContain('acme')
  expect(comment.why.find(({ title }) => title === 'its folder')?.codes).toEqual(['acme'])
  expect(comment.bytes[0]).toMatchObject({ isCompared: true })
  expect(comment.bytes[0]?.routes.length).toBeGreaterThan(10)
  expect(comment.previews).toContainEqual({ code: 'acme', address: 'https://acme.preview.example' })

  const file = join(folder.cwd, 'comment.md')
  for (const _ of [1, 2])
    expect((await run('acme', '--since', 'HEAD', '--before', base, '--out', 'comment.md')).exitCode).toBe(0)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('## 1 of 1 site changes')
  expect(text).toMatch(/\| its folder \| `tenants\/acme\/locales\/en\/shell\.json`/)
  expect(text).toContain('routes as before.')
})

test('of a site that is older than its sources nothing is measured', async () => {
  folder.edit('acme', 'locales/en/shell.json', (text) => text.replace('A moment', 'One moment'))
  const { bytes, unbuilt } = (await run('acme', '--since', 'HEAD', '--json')).json<Comment>()
  expect([bytes, unbuilt]).toEqual([[], ['acme']])
})

interface Job {
  steps?: { run?: string }[]
  script?: string[]
}

/** The two jobs of docs/pipelines.md that post the comment, as the lines of shell that they run. */
const jobs = [...readFileSync('docs/pipelines.md', 'utf8').matchAll(/^```yaml\n(.*?)^```$/gms)]
  .map(([, text = '']) => parse(text) as { comment?: Job })
  .flatMap(({ comment }) => (comment ? [comment] : []))
  .map(({ steps = [], script = [] }) => [...steps.flatMap(({ run: line }) => line ?? []), ...script])

/** What only a pipeline's machine has: each writes down what it was called with, and what it read. */
function standIns(): string {
  const bin = scratch()
  const log = `echo "$(basename "$0") $*" >> "${bin}/called"`
  const scripts = {
    npm: `[ "$1" = ci ] && exit 0\nshift 4\nexec "${process.execPath}" "${productRoot}/cli/main.ts" "$@"`,
    gh: `${log}\ncat comment.md >> "${bin}/sent"`,
    curl: `${log}\ncat >> "${bin}/sent"`,
  }
  for (const [name, script] of Object.entries(scripts))
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return bin
}

test.each([
  ['GitHub', { SINCE: 'HEAD', PULL_REQUEST: '7' }, 'gh pr comment 7 --body-file comment.md'],
  [
    'GitLab',
    {
      CI_MERGE_REQUEST_DIFF_BASE_SHA: 'HEAD',
      COMMENT_TOKEN: 'glpat',
      CI_API_V4_URL: 'https://git.example/api/v4',
      CI_PROJECT_ID: '3',
      CI_MERGE_REQUEST_IID: '7',
    },
    'https://git.example/api/v4/projects/3/merge_requests/7/notes',
  ],
])('the job of the guide for %s posts it', async (host, env, called) => {
  const bin = standIns()
  const lines = jobs[host === 'GitHub' ? 0 : 1] ?? []
  expect(lines.length).toBeGreaterThan(2)
  const { CI: _, ...inherited } = process.env
  for (const line of lines)
    await promisify(execFile)('bash', ['-e', '-c', line], {
      cwd: folder.cwd,
      env: { ...inherited, ...env, PATH: `${bin}:${process.env.PATH}` },
    })
  expect(readFileSync(join(bin, 'called'), 'utf8')).toContain(called)
  const sent = readFileSync(join(bin, 'sent'), 'utf8')
  const text: string = host === 'GitHub' ? sent : JSON.parse(sent).body
  expect(text).toMatch(/^<!-- livery report -->\n## \d+ of 2 sites change/)
})

test('findings come with file and line', async () => {
  folder.edit('acme', 'tenant.json', (text) => text.replace('"USD"', '"UDS"'))
  const { stdout } = await run('acme', '--since', 'HEAD')
  const { line, column } = folder.placeOf('acme', 'tenant.json', '"UDS"')
  expect(stdout).toContain(`- **error** \`tenants/acme/tenant.json:${line}:${column}\` \`There is no currency "UDS"\``)
})

test.each([
  [['--format', 'markdown'], 'since-missing', '--format markdown is of the comment on a change'],
  [['--before', 'base'], 'since-missing', '--before is of the comment on a change'],
  [['--since', 'HEAD', '--format', 'html'], 'bad-format', 'not as "html"'],
  [
    ['--since', 'HEAD', '--preview-url', 'https://preview.example'],
    'bad-preview-url',
    '--preview-url takes an address',
  ],
  [['--since', 'HEAD', '--preview-url', 'javascript:{code}'], 'bad-preview-url', '--preview-url takes an address'],
  [['--since', 'HEAD', '--before', 'nowhere'], 'no-such-folder', 'There is no folder "nowhere"'],
  [['--since', 'nothing'], 'no-such-revision', 'There is no revision "nothing"'],
])('%o is wrong usage: %s', async (args, _, message) => {
  const { exitCode, stderr } = await run(...args)
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining(message)])
})
