import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '#cli/fs/walk.ts'
import { tenantCodes, tenantOf } from '#tests/support/tenants.ts'

const rooms = ['contract', 'src', 'sandbox', 'cli']

test('no merchant’s name stands in the code', () => {
  // Three of the codes are words that drawings, platforms and games are named with too.
  const words = ['lite', 'lotus', 'atlas']
  const names = tenantCodes.map(tenantOf).flatMap(({ merchantCode, name }) => [merchantCode, name])
  const pattern = new RegExp(`\\b(${names.filter((name) => !words.includes(name.toLowerCase())).join('|')})\\b`, 'i')
  const found = rooms
    .flatMap(filesBelow)
    .filter((file) => /\.(ts|tsx|css)$/.test(file) && pattern.test(readFileSync(file, 'utf8')))
  expect(found).toEqual([])
})

/** A name that a room must not know, planted in it. */
const foreignTypes: readonly [room: string, name: string][] = [
  ['contract', 'process'],
  ['contract', 'document'],
  ['src', 'process'],
  ['sandbox', 'document'],
  ['sandbox/games-client', 'process'],
  ['cli', 'document'],
]

test.each(foreignTypes)('in %s, "%s" is an error of types', (room, name) => {
  const place = mkdtempSync(join(tmpdir(), 'livery-types-'))
  try {
    const config = join(process.cwd(), room, 'tsconfig.json')
    symlinkSync(join(process.cwd(), 'node_modules'), join(place, 'node_modules'))
    const own = {
      extends: config,
      include: ['.'],
      compilerOptions: { noEmit: true, emitDeclarationOnly: false, rootDir: '.' },
    }
    writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(own))
    writeFileSync(join(place, 'planted.ts'), `export const planted = ${name}\n`)
    const { stdout } = spawnSync(join(process.cwd(), 'node_modules', '.bin', 'tsc'), ['-p', place], {
      encoding: 'utf8',
    })
    expect(stdout).toContain(`Cannot find name '${name}'`)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
})

/** Ways to read a flag that the build could not follow, and one place that may not read any. */
const gateMisuses: Record<string, string> = {
  'src/app/alias.ts': 'const hasVip = FEATURE_VIP\nexport const m = () => (hasVip ? 1 : 2)\n',
  'src/app/exported.ts': 'export const n = FEATURE_VIP ? 1 : 2\n',
  'src/app/property.ts': 'export const o = () => globalThis.FEATURE_VIP\n',
  'src/app/by-string.ts': "export const p = () => globalThis['FEATURE_VIP']\n",
  'src/app/destructured.ts': 'const { FEATURE_VIP } = globalThis\nexport const q = () => FEATURE_VIP\n',
  'src/ui/part.ts': 'export const r = () => (FEATURE_VIP ? 1 : 2)\n',
}

test('the gates’ lint sees every way to read a build flag that the build could not decide', () => {
  const place = mkdtempSync(join(tmpdir(), 'livery-gates-'))
  try {
    const plugins = ['gates', 'gates-place'].map((name) => join(process.cwd(), 'scripts', 'lint', `${name}.grit`))
    writeFileSync(join(place, 'biome.json'), JSON.stringify({ plugins, linter: { rules: { preset: 'none' } } }))
    const files = { ...gateMisuses, 'src/app/right.ts': 'export const s = () => (FEATURE_VIP ? 1 : 2)\n' }
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(place, path)), { recursive: true })
      writeFileSync(join(place, path), text)
    }
    const biome = join(process.cwd(), 'node_modules', '.bin', 'biome')
    const { stdout } = spawnSync(biome, ['lint', '--reporter=github', '.'], { cwd: place, encoding: 'utf8' })
    const found = [...stdout.matchAll(/file=([^,]+)/g)].map(([, file = '']) => relative(place, file))
    expect([...new Set(found)].sort()).toEqual(Object.keys(gateMisuses).sort())
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
})
