import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { productRoot } from '#tests/support/livery.ts'
import { ReleaseScene } from '#tests/support/release-scene.ts'
import { allowSmallSite } from '#tests/support/release-site.ts'

let scene: ReleaseScene
beforeEach(() => {
  scene = new ReleaseScene()
})
afterEach(() => scene.remove())

const mounts = ['-rm', 'true'] as const
const canMount = spawnSync('unshare', mounts).status === 0

/** Loaded before the command: says of every disk that it is empty. */
const liarText = `import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
fs.statfsSync = () => ({ bavail: 1e9, bsize: 4096, files: 0, ffree: 0 })
syncBuiltinESMExports()
`

/** Runs a shell line in which `--to` is a small disk of its own; gives what it prints. */
function onSmallDisk(line: string, size: string) {
  mkdirSync(scene.to, { recursive: true })
  const script = `mount -t tmpfs -o size=${size} tmpfs ${scene.to} && ${line}; cat ${scene.home}/current/index.html; ls -A ${scene.home} ${scene.home}/releases`
  return spawnSync('unshare', ['-rm', 'sh', '-c', script], { encoding: 'utf8', cwd: scene.dir })
}

test.skipIf(!canMount)(
  'a disk that is too small is told before anything is written; one that fills is left as it was',
  () => {
    const command = (...more: string[]) =>
      [process.execPath, ...more, join(productRoot, 'cli', 'main.ts'), 'release', 'acme', '--as-built', '--unsigned']
        .concat(allowSmallSite)
        .concat('--confirm', 'acme', '--to', scene.to, '--out')
        .join(' ')
    const other = join(scene.dir, 'other')
    scene.write('v1')
    scene.write('v2', { out: other, ballast: 4_000_000 })
    const first = `${command()} ${scene.out} >&2`
    const small = onSmallDisk(`${first} && ${command()} ${other}`, '3m')
    expect(small.stderr).toMatch(/livery: The release needs 5\.\d MB, and \d\.\d MB are free\n/)
    expect(small.stdout).toContain('acme v1')
    // A disk that says it has room, and has none.
    const liar = join(scene.dir, 'liar.mjs')
    writeFileSync(liar, liarText)
    const filling = onSmallDisk(`${first} && ${command(`--import=${liar}`)} ${other}`, '3m')
    expect(filling.stderr).toContain('livery: The disk is full (ENOSPC)')
    expect(filling.stderr).not.toMatch(/\n {4}at /)
    expect(filling.stdout).toContain('acme v1')
    for (const { stdout } of [small, filling]) {
      const [, listing = ''] = stdout.split(`${scene.home}:\n`)
      expect(listing).toMatch(/^\.lock\ncurrent\nreleases\n\n.*\/releases:\n\d{8}T\S+\n$/)
    }
  },
)
