import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Comment } from '#cli/insight/comment/comment.ts'
import { TenantsFolder } from '#tests/support/livery.ts'
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
