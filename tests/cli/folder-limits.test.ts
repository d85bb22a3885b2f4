import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const exported = (name: string) => `export const ${name} = 1\n`

/** Folders that break each limit, though no two of their files import each other. */
const foldersAtFault: Record<string, string> = {
  'src/one/a.ts': "import { b } from './two/b.ts'\nexport const a = b\n",
  'src/one/c.ts': exported('c'),
  'src/one/two/b.ts': "import { c } from '#src/one/c.ts'\nexport const b = c\n",
  'src/long.ts': '// A line.\n'.repeat(301),
  'src/wide.ts': 'export const wide = (a: 1, b: 2, c: 3, d: 4) => [a, b, c, d]\n',
  ...Object.fromEntries(Array.from({ length: 26 }, (_, index) => [`cli/full/${index}.ts`, exported('d')])),
  // Not counted: what stands just at its limit, and tests.
  'src/short.ts': '// A line.\n'.repeat(300),
  'src/narrow.ts': 'export const narrow = (a: 1, b: 2, c: 3) => [a, b, c]\n',
  ...Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`cli/right/${index}.ts`, exported('d')])),
  'cli/right/right.test.ts': "import { e } from '../other.ts'\nexport const d = e\n",
  'cli/other.ts': "import { d } from './right/1.ts'\nexport const e = d\n",
}

/** Runs the check of folders on planted ones, with a list of those that are let pass. */
function checkFolders(allowed: unknown): { status: number | null; lines: string[] } {
  const place = mkdtempSync(join(tmpdir(), 'livery-folders-'))
  try {
    for (const [path, text] of Object.entries(foldersAtFault)) {
      mkdirSync(dirname(join(place, path)), { recursive: true })
      writeFileSync(join(place, path), text)
    }
    writeFileSync(join(place, 'allowed.json'), JSON.stringify(allowed))
    const script = join(process.cwd(), 'scripts', 'folder-cycles.ts')
    const run = spawnSync(process.execPath, [script, '--offenders', 'allowed.json'], { cwd: place, encoding: 'utf8' })
    return { status: run.status, lines: run.stdout.trim().split('\n') }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

const allowedFolders = {
  cycles: ['src/one', 'src/one/two'],
  full: { 'cli/full': 26 },
  long: { 'src/long.ts': 301 },
  wide: { src: 1 },
}

test('the check of folders sees a cycle of a folder and its own subfolder, a full folder, a long file and a wide function', () => {
  expect(checkFolders({ cycles: [], full: {}, long: {}, wide: {} })).toEqual({
    status: 1,
    lines: [
      'src/one: imports itself through other folders',
      'src/one/two: imports itself through other folders',
      'cli/full: 26 source files (at most 25)',
      'src/long.ts: 301 lines (at most 300)',
      'src: 1 functions with over 3 parameters',
    ],
  })
})

test('the check of folders lets pass what its list allows, and no more than that', () => {
  expect(checkFolders(allowedFolders)).toMatchObject({ status: 0 })
  expect(checkFolders({ ...allowedFolders, full: { 'cli/full': 25 } })).toEqual({
    status: 1,
    lines: ['cli/full: 26 source files (at most 25), 25 before'],
  })
})

test('the check of folders says what its list allows without need', () => {
  const { cycles, full, long, wide } = allowedFolders
  const idle = {
    cycles: [...cycles, 'cli/right'],
    full: { ...full, 'cli/right': 26 },
    long: { ...long, 'src/gone.ts': 400 },
    wide: { ...wide, cli: 1 },
  }
  expect(checkFolders(idle)).toEqual({
    status: 1,
    lines: [
      'cli/right: in no cycle any more, take it off the list',
      'cli/right: not over its source files (at most 25) any more, take it off the list',
      'src/gone.ts: not over its lines (at most 300) any more, take it off the list',
      'cli: not over its functions with over 3 parameters any more, take it off the list',
    ],
  })
})
