import { execFile, type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sha256 } from '#cli/fs/hash.ts'
import { scratch } from '#tests/support/scratch.ts'
import * as scripts from './scripts.ts'

const id = '20261120T084454.123Z-1a2b3c4d'
const other = '20261121T084454.123Z-2b3c4d5e'
const { notAsBefore, notOurs } = scripts

function run(script: string, args: readonly string[], input = ''): SpawnSyncReturns<string> {
  return spawnSync('sh', ['-c', script, 'sh', ...args], { input, encoding: 'utf8' })
}
const lines = (script: string, args: readonly string[]) => run(script, args).stdout.split('\n').filter(Boolean)

const listOf = (files: Record<string, string>) =>
  Object.entries(files)
    .map(([path, text]) => `${sha256(text)}  ./${path}\n`)
    .join('')

test('what is no folder of releases is listed as nothing, and is no failure', () => {
  const dir = scratch()
  for (const script of [scripts.codesScript, scripts.idsScript, scripts.listRunsScript, scripts.entriesScript]) {
    expect(run(script, [join(dir, 'none'), 'acme', id])).toMatchObject({ status: 0, stdout: '', stderr: '' })
  }
  expect(run(scripts.pointerScript, [dir, 'acme'])).toMatchObject({ status: 0, stdout: '' })
  expect(lines(scripts.codesScript, [dir])).toEqual([])
})

test('folders with releases are listed, whatever else lies beside them', () => {
  const dir = scratch({
    'acme/releases/': '',
    'with space/releases/': '',
    'globex/other/': '',
    '.fleet/releases/': '',
    'umbrella/releases': 'a file',
    [`acme/releases/${id}/`]: '',
    [`acme/releases/.stage-${other}-1/`]: '',
    'acme/releases/note.txt': '',
  })
  expect(lines(scripts.codesScript, [dir])).toEqual(['acme', 'with space'])
  expect(lines(scripts.idsScript, [dir, 'acme'])).toEqual([id])
})

test.each(["it's here", 'a "b" $(touch made) `touch made`', '$HOME; touch made', '-rf', 'ü & <x>', '*'])(
  'a folder %j is a name and nothing more',
  (name) => {
    const dir = scratch({ 'beside/keep': 'x', [`${name}/releases/${id}/index.html`]: 'page' })
    expect(lines(scripts.idsScript, [dir, name])).toEqual([id])
    expect(run(scripts.readScript, [dir, name, id, 'index.html']).stdout).toBe('page')
    expect(run(scripts.pointScript, [dir, name, '', `releases/${id}`]).status).toBe(0)
    expect(readlinkSync(join(dir, name, 'current'))).toBe(`releases/${id}`)
    expect(run(scripts.removeScript, [dir, name, id]).status).toBe(0)
    expect(readdirSync(join(dir, name, 'releases'))).toEqual([])
    expect(readFileSync(join(dir, 'beside/keep'), 'utf8')).toBe('x')
    expect(existsSync(join(dir, 'made'))).toBe(false)
  },
)

test('what is live is a link; anything else in its place is not ours and stays as it is', () => {
  const dir = scratch({ 'acme/': '', 'globex/current/index.html': 'by hand', 'umbrella/current': 'a file' })
  symlinkSync(`releases/${id}`, join(dir, 'acme/current'))
  const [since, link] = lines(scripts.pointerScript, [dir, 'acme'])
  expect(Number(since)).toBeGreaterThan(1_700_000_000)
  expect(link).toBe(`releases/${id}`)
  for (const tenant of ['globex', 'umbrella']) {
    expect(run(scripts.pointerScript, [dir, tenant]).status).toBe(notOurs)
    expect(run(scripts.pointScript, [dir, tenant, '', `releases/${id}`]).status).toBe(notOurs)
  }
  expect(readFileSync(join(dir, 'globex/current/index.html'), 'utf8')).toBe('by hand')
})

test('the link changes only where it is as it was found', () => {
  const dir = scratch({ 'acme/.current-1': 'of a run that was killed' })
  const point = (before: string, next: string) => run(scripts.pointScript, [dir, 'acme', before, next]).status
  const live = () => readlinkSync(join(dir, 'acme/current'))
  expect(point(`releases/${id}`, `releases/${other}`)).toBe(notAsBefore)
  expect(point('', `releases/${id}`)).toBe(0)
  expect(point('', `releases/${other}`)).toBe(notAsBefore)
  expect(live()).toBe(`releases/${id}`)
  expect(point(`releases/${id}`, `releases/${other}`)).toBe(0)
  expect(live()).toBe(`releases/${other}`)
  expect(point(`releases/${other}`, '')).toBe(0)
  expect(readdirSync(join(dir, 'acme'))).toEqual(['.lock'])
})

test('of many that switch at once from the same release one alone does', async () => {
  const dir = scratch({ 'acme/': '' })
  const one = (next: string) =>
    new Promise<number>((resolve) => {
      const child = execFile('sh', ['-c', scripts.pointScript, 'sh', dir, 'acme', '', next])
      child.once('close', (code) => resolve(code ?? -1))
    })
  const names = Array.from({ length: 8 }, (_, index) => `releases/${index}`)
  const codes = await Promise.all(names.map(one))
  expect([...codes].sort((a, b) => a - b)).toEqual([0, ...Array.from({ length: 7 }, () => notAsBefore)])
  expect(readlinkSync(join(dir, 'acme/current'))).toBe(names[codes.indexOf(0)])
})

const sent = { 'index.html': 'page', 'assets/a b.js': 'script', "it's.txt": 'x' }
const stage = `.stage-${id}-9`
const staged = (more: Record<string, string> = {}) => {
  const files = Object.entries({ ...sent, ...more })
  return scratch(Object.fromEntries(files.map(([path, text]) => [`acme/releases/${stage}/${path}`, text])))
}

test('what was sent gets its name once every hash is right', () => {
  const dir = staged()
  expect(run(scripts.finishScript, [dir, 'acme', id, stage], listOf(sent)).status).toBe(0)
  expect(readdirSync(join(dir, 'acme/releases'))).toEqual([id])
  expect(readFileSync(join(dir, 'acme/releases', id, 'assets/a b.js'), 'utf8')).toBe('script')
})

test.each<[string, Record<string, string>, string]>([
  ['a changed file', { 'index.html': 'pagE' }, listOf(sent)],
  ['a file too many', { 'extra.js': '' }, listOf(sent)],
  ['a file too few', {}, listOf({ ...sent, 'missing.js': '' })],
  ['an empty list', {}, ''],
])('%s is no release', (_, change, list) => {
  const dir = staged(change)
  expect(run(scripts.finishScript, [dir, 'acme', id, stage], list).status).toBe(notAsBefore)
  expect(readdirSync(join(dir, 'acme/releases'))).toEqual([stage])
})

test('a link among what was sent is no release either, even to the right bytes', () => {
  const dir = staged()
  symlinkSync('index.html', join(dir, 'acme/releases', stage, 'copy.html'))
  expect(run(scripts.finishScript, [dir, 'acme', id, stage], listOf(sent)).status).toBe(notAsBefore)
})

test('a release that is there is never replaced by one of the same id', () => {
  const dir = staged()
  writeFileSync(join(dir, 'acme/releases', id), 'something')
  chmodSync(join(dir, 'acme/releases', id), 0o444)
  expect(run(scripts.finishScript, [dir, 'none', id, stage], listOf(sent)).status).toBe(1)
  expect(run(scripts.finishScript, [dir, 'acme', id, stage], listOf(sent)).status).not.toBe(0)
  expect(readFileSync(join(dir, 'acme/releases', id), 'utf8')).toBe('something')
})

test('a new stage begins empty and takes away only stages of the same release', () => {
  const dir = scratch({
    [`acme/releases/${stage}/old`]: 'x',
    [`acme/releases/.stage-${other}-9/keep`]: 'x',
    [`acme/releases/${other}/keep`]: 'x',
  })
  expect(run(scripts.makeScript, [dir, 'acme', id]).status).toBe(0)
  expect(readdirSync(join(dir, 'acme/releases')).sort()).toEqual([`.stage-${other}-9`, other])
  expect(run(scripts.makeScript, [dir, 'new', id]).status).toBe(0)
  expect(readdirSync(join(dir, 'new'))).toEqual(['releases'])
})

test('removing takes the release, its stages and what an earlier try left, and no other', () => {
  const dir = scratch({
    [`acme/releases/${id}/a`]: 'x',
    [`acme/releases/.trash-${id}/b`]: 'x',
    [`acme/releases/.stage-${id}-1/c`]: 'x',
    [`acme/releases/${other}/d`]: 'x',
  })
  expect(run(scripts.removeScript, [dir, 'acme', id]).status).toBe(0)
  expect(readdirSync(join(dir, 'acme/releases'))).toEqual([other])
  expect(run(scripts.removeScript, [dir, 'acme', id]).status).toBe(0)
  expect(run(scripts.removeScript, [dir, 'nobody', id]).status).toBe(0)
})

test('a file is read whole or from its start; what is not there is told apart from a failure', () => {
  const dir = scratch({ [`acme/releases/${id}/a.js`]: 'abcdef', [`acme/releases/${id}/empty`]: '' })
  const start = (path: string, limit: number) => run(scripts.readStartScript, [dir, 'acme', id, path, String(limit)])
  expect(start('a.js', 3)).toMatchObject({ status: 0, stdout: 'abc' })
  expect(start('a.js', 99)).toMatchObject({ status: 0, stdout: 'abcdef' })
  expect(start('empty', 3)).toMatchObject({ status: 0, stdout: '' })
  for (const path of ['none', '.']) {
    expect(start(path, 3).status).toBe(notAsBefore)
    expect(run(scripts.readScript, [dir, 'acme', id, path]).status).toBe(notAsBefore)
  }
})

test('a paper of a run is replaced only where it is the one that was read', () => {
  const dir = scratch()
  const write = (text: string, before: string) => run(scripts.writeRunScript, [dir, 'run.json', before], text).status
  const read = () => run(scripts.readRunScript, [dir, 'run.json'])
  expect(read().status).toBe(notAsBefore)
  expect(write('one', sha256('zero'))).toBe(notAsBefore)
  expect(write('one', 'none')).toBe(0)
  expect(write('two', 'none')).toBe(notAsBefore)
  expect(read().stdout).toBe('one')
  expect(write('two', sha256('one'))).toBe(0)
  expect(write('three', sha256('one'))).toBe(notAsBefore)
  expect(read().stdout).toBe('two')
  expect(lines(scripts.listRunsScript, [dir])).toEqual(['run.json'])
})

test('a place is made where it is missing; one that lacks a command or is a file is told', () => {
  const dir = scratch({ file: 'x', 'bin/': '' })
  expect(run(scripts.writableScript, [join(dir, 'a/b')]).status).toBe(0)
  expect(existsSync(join(dir, 'a/b'))).toBe(true)
  expect(run(scripts.writableScript, [join(dir, 'file')])).toMatchObject({ status: 1 })
  const lacking = `PATH='${dir}/bin'\n${scripts.writableScript.replace('umask 022', '')}`
  expect(run(lacking, [dir]).stderr).toBe('there is no rsync there\n')
})
