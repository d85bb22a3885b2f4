import { spawnSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import { scriptFor } from './scripts.ts'

const hasShell = (name: string) => spawnSync(name, ['-c', 'true']).status === 0

/** A product, in a folder with a space in its name, whose command notes what it was asked and answers these lines. */
function productWith(...lines: string[]): string {
  const answer = lines.map((line) => `printf '%b\\n' '${line}'\n`).join('')
  const root = join(
    scratch({ 'the product/cli/livery.cjs': `#!/bin/sh\necho "$@" > "$(dirname "$0")/asked"\n${answer}` }),
    'the product',
  )
  chmodSync(join(root, 'cli', 'livery.cjs'), 0o755)
  return root
}

/** What bash has to offer behind words that were typed, the cursor at the last. */
function completedInBash(root: string, words: readonly string[]) {
  const typed = `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}`
  const script = `${scriptFor('bash', root)}\n${typed}\n_livery\nprintf '%s\\n' "\${COMPREPLY[@]}"; cat '${root}/cli/asked'`
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', script], {
    encoding: 'utf8',
    env: { PATH: '/usr/bin:/bin' },
  })
  const lines = stdout.trim().split('\n')
  return { offered: lines.slice(0, -1), asked: lines.at(-1), stderr }
}

test.skipIf(!hasShell('bash'))('bash offers the words alone, and asks with all that was typed', () => {
  const root = productWith('build\\tbuild sites', 'bench\\tmeasure')
  expect(completedInBash(root, ['livery', '--quiet', 'b'])).toEqual({
    offered: ['build', 'bench'],
    asked: 'complete -- --quiet b',
    stderr: '',
  })
})

test.skipIf(!hasShell('bash'))('bash offers nothing that does not begin as the word does', () => {
  const root = productWith('acme\\ttenant', 'globex\\ttenant')
  expect(completedInBash(root, ['livery', 'show', 'gl']).offered).toEqual(['globex'])
})

test.each(['bash', 'zsh', 'fish'])('the script of %s is one that the shell can read', (shell) => {
  if (!hasShell(shell)) return
  expect(spawnSync(shell, ['-n'], { input: scriptFor(shell, '/srv/livery'), encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  })
})

test.each(['constructor', 'powershell', 'tcsh', 'csh', 'fisch', ''])('"%s" is no shell', (shell) => {
  expect(() => scriptFor(shell, '/')).toThrow(
    expect.objectContaining({ code: 'no-such-shell', hint: 'The shells are: bash, zsh, fish.', exitCode: 2 }),
  )
})
