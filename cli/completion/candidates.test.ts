import { expect, test } from 'vitest'
import { createProgram } from '#cli/program.ts'
import { candidatesFor } from './candidates.ts'
import { scriptFor } from './scripts.ts'

const tenants = ['acme', 'acme-vip', 'globex']

const wordsFor = (...words: string[]) =>
  candidatesFor(
    createProgram(() => undefined),
    words,
    () => tenants,
  ).map(({ word }) => word)

test.each([
  ['a command', ['bui'], ['build']],
  ['a command of a group', ['store', ''], ['gc', 'verify', 'info', 'keygen', 'help']],
  ['a command to be helped with', ['help', 'rol'], ['rollback']],
  ['an option', ['build', '--sh'], ['--shard']],
  ['an option of every command', ['build', '--quie'], ['--quiet']],
  ['an option before the command', ['--cw'], ['--cwd']],
  ['a tenant', ['show', ''], tenants],
  ['a second tenant', ['build', 'acme', 'gl'], ['globex']],
  ['a tenant of a list', ['build', 'acme,'], ['acme,acme-vip', 'acme,globex']],
  ['a tenant as an option', ['build', '--tenant', 'acme-'], ['acme-vip']],
  ['the tenant to compare with', ['diff', 'acme', 'gl'], ['globex']],
  ['a format', ['matrix', '--format', 'git'], ['github', 'gitlab']],
  ['a shell', ['completion', 'z'], ['zsh']],
  ['behind an option’s value', ['--cwd', 'build', 'sh'], ['show']],
  ['no release', ['rollback', 'acme', ''], []],
  ['no file', ['build', '--out', ''], []],
])('%s is completed', (_, words, expected) => {
  const found = wordsFor(...words)
  expect(found.filter((word) => word.startsWith(words.at(-1) ?? ''))).toEqual(expected)
})

test.each(['bash', 'zsh', 'fish'])('%s has a script that asks the command', (shell) => {
  const script = scriptFor(shell, '/srv/livery')
  expect(script).toContain('livery complete -- ')
  expect(script).toContain('"/srv/livery/cli/livery.cjs"')
})
