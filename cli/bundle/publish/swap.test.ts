import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownName } from './owner.ts'
import { stageOf, swap, sweep } from './swap.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-swap-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const target = () => join(root, 'acme')
const shown = () => readFileSync(join(target(), 'index.html'), 'utf8')

function site(path: string, text: string): string {
  mkdirSync(path)
  writeFileSync(join(path, 'index.html'), text)
  return path
}

/** A process that ran and ended. */
const dead = spawnSync(process.execPath, ['-e', '']).pid
const nameOf = (pid: number) => ownName().replace(/-\d+-/, `-${pid}-`)

test('a stage takes the place of nothing, of a site, and of a file; nothing stays beside it', () => {
  swap(site(stageOf(target()), 'first'), target())
  expect(shown()).toBe('first')
  swap(site(stageOf(target()), 'second'), target())
  expect(shown()).toBe('second')
  rmSync(target(), { recursive: true })
  writeFileSync(target(), 'in the way')
  swap(site(stageOf(target()), 'third'), target())
  expect(shown()).toBe('third')
  expect(readdirSync(root)).toEqual(['acme'])
})

test('without its stage a swap fails, and the site stays', () => {
  site(target(), 'first')
  expect(() => swap(stageOf(target()), target())).toThrow('ENOENT')
  expect(shown()).toBe('first')
  expect(readdirSync(root)).toEqual(['acme'])
})

/** The moments at which a build may be killed, as it leaves the folder at each. */
const moments = {
  'while it stages, the first time': (name: string) => {
    site(join(root, `.acme.stage-${name}`), 'half')
  },
  'while it stages': (name: string) => {
    site(target(), 'old')
    site(join(root, `.acme.stage-${name}`), 'half')
  },
  'between the two renames': (name: string) => {
    site(join(root, `.acme.previous-${name}`), 'old')
    site(join(root, `.acme.stage-${name}`), 'new')
  },
  'before the previous site is removed': (name: string) => {
    site(target(), 'new')
    site(join(root, `.acme.previous-${name}`), 'old')
  },
}
const after = {
  'while it stages, the first time': undefined,
  'while it stages': 'old',
  'between the two renames': 'old',
  'before the previous site is removed': 'new',
}

test.each(Object.keys(moments) as (keyof typeof moments)[])('a build that was killed %s is put right', (moment) => {
  moments[moment](nameOf(dead))
  sweep(root)
  expect(existsSync(target()) ? shown() : undefined).toBe(after[moment])
  expect(readdirSync(root)).toEqual(after[moment] ? ['acme'] : [])
})

test.each(Object.keys(moments) as (keyof typeof moments)[])('a build that still runs is left alone %s', (moment) => {
  moments[moment](ownName())
  const before = readdirSync(root)
  sweep(root)
  expect(readdirSync(root)).toEqual(before)
})

test('what does not look like ours stays', () => {
  for (const name of ['.well-known', '.acme', 'acme.stage-1', '.acme.stage']) site(join(root, name), 'x')
  utimesSync(join(root, '.well-known'), 0, 0)
  sweep(root)
  expect(readdirSync(root)).toHaveLength(4)
})

test('a folder that is not there has nothing to put right', () => {
  expect(() => sweep(join(root, 'none'))).not.toThrow()
})
