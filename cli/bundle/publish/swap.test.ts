import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requireReplaceable } from '#cli/site-files/site-folder.ts'
import { ownName } from '#cli/store/owner.ts'
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
  writeFileSync(join(path, 'livery.json'), '{"merchantCode":"acme","files":{"index.html":{}}}')
  return path
}

const swapIn = (stage: string, look = (taken: string) => requireReplaceable(taken, 'acme')) =>
  swap(stage, target(), look)

/** A process that ran and ended. */
const dead = spawnSync(process.execPath, ['-e', '']).pid
const nameOf = (pid: number) => ownName().replace(/-\d+-/, `-${pid}-`)

test('a stage takes the place of nothing, of a site, and of an empty folder; nothing stays beside it', () => {
  swapIn(site(stageOf(target()), 'first'))
  expect(shown()).toBe('first')
  swapIn(site(stageOf(target()), 'second'))
  expect(shown()).toBe('second')
  rmSync(target(), { recursive: true })
  mkdirSync(target())
  swapIn(site(stageOf(target()), 'third'))
  expect(shown()).toBe('third')
  expect(readdirSync(root)).toEqual(['acme'])
})

test('what is not ours is put back where it was', () => {
  site(target(), 'first')
  writeFileSync(join(target(), 'notes.txt'), 'mine')
  const stage = site(stageOf(target()), 'second')
  expect(() => swapIn(stage)).toThrow('holds "notes.txt", which livery did not make')
  expect(shown()).toBe('first')
  expect(readFileSync(join(target(), 'notes.txt'), 'utf8')).toBe('mine')
  rmSync(target(), { recursive: true })
  writeFileSync(target(), 'in the way')
  expect(() => swapIn(stage)).toThrow('is not a folder')
  expect(readFileSync(target(), 'utf8')).toBe('in the way')
  rmSync(target())
  mkdirSync(join(root, 'elsewhere'))
  symlinkSync('elsewhere', target())
  expect(() => swapIn(stage)).toThrow('is a link')
  expect(readdirSync(root).sort()).toEqual([basename(stage), 'acme', 'elsewhere'].sort())
})

/** A look that something happens after: the first is at the target, the second at what was taken out. */
function lookThen(happens: (look: number) => void) {
  let look = 0
  return (path: string) => {
    try {
      requireReplaceable(path, 'acme')
    } finally {
      happens(++look)
    }
  }
}

const besideTarget = () => readdirSync(root).find((name) => name.startsWith('acme.not-livery-')) ?? ''

test('nothing is looked at between the two renames, so that the target is gone for no longer than they take', () => {
  site(target(), 'first')
  const shownAt: (string | undefined)[] = []
  const stage = site(stageOf(target()), 'second')
  swapIn(
    stage,
    lookThen(() => shownAt.push(existsSync(target()) ? shown() : undefined)),
  )
  expect(shownAt).toEqual(['first', 'second'])
})

test('what is put into the target after the look is kept beside it, by a name that shows', () => {
  site(target(), 'first')
  const meanwhile = lookThen((look) => {
    if (look === 1) writeFileSync(join(target(), 'notes.txt'), 'mine')
  })
  expect(() => swapIn(site(stageOf(target()), 'second'), meanwhile)).toThrow('notes.txt')
  expect(shown()).toBe('second')
  expect(readFileSync(join(root, besideTarget(), 'notes.txt'), 'utf8')).toBe('mine')
})

test('what is not ours stays by a name that shows where another process has taken its place meanwhile', () => {
  site(target(), 'first')
  writeFileSync(join(target(), 'notes.txt'), 'mine')
  const meanwhile = lookThen((look) => {
    if (look === 2) site(target(), 'of another process')
  })
  expect(() => swapIn(site(stageOf(target()), 'second'), meanwhile)).toThrow('notes.txt')
  expect(shown()).toBe('of another process')
  expect(readFileSync(join(root, besideTarget(), 'notes.txt'), 'utf8')).toBe('mine')
})

test('without its stage a swap fails, and the site stays', () => {
  site(target(), 'first')
  expect(() => swapIn(stageOf(target()))).toThrow('ENOENT')
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
  const names = ['.well-known', '.acme', 'acme.stage-1', '.acme.stage', '.acme.stage-1', '.notes.previous-mine']
  for (const name of names) site(join(root, name), 'x')
  // A day and more ago: long enough for what is nobody's.
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 24 * 60 * 60 * 1000)
  sweep(root)
  later.mockRestore()
  expect(readdirSync(root).sort()).toEqual(names.sort())
})

test('a site that was taken out and not looked at any more is not removed with what a person put into it', () => {
  site(target(), 'new')
  const taken = site(join(root, `.acme.previous-${nameOf(dead)}`), 'old')
  writeFileSync(join(taken, 'notes.txt'), 'mine')
  sweep(root)
  expect(shown()).toBe('new')
  expect(readFileSync(join(root, besideTarget(), 'notes.txt'), 'utf8')).toBe('mine')
})

test('a folder that is not there has nothing to put right', () => {
  expect(() => sweep(join(root, 'none'))).not.toThrow()
})
