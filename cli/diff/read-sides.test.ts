import { expect, test } from 'vitest'
import type { Workspace } from '#cli/run/workspace.ts'
import { scratch } from '#tests/support/scratch.ts'
import { findRelease } from './read-sides.ts'

function workspaceWith(...paths: string[]): Workspace {
  const cwd = scratch(Object.fromEntries(paths.map((path) => [path, ''])))
  return { root: process.cwd(), cwd, tenantsDir: `${cwd}/tenants`, cacheDir: `${cwd}/.livery` }
}

const release = 'www/acme/releases/20261120/index.html'

test.each([
  ['wwww', 'There is no folder "wwww"', 'Did you mean "www"?'],
  ['www/acme/release', 'There is no folder "www/acme/release"', 'Did you mean "www/acme/releases"?'],
  // The first step that is wrong is put right; those behind it stay as they were typed.
  ['www/amce/releases', 'There is no folder "www/amce/releases"', 'Did you mean "www/acme/releases"?'],
  ['www/globex', 'There is no folder "www/globex"', '"www" holds no "globex".'],
  ['www/globex/releases/1', 'There is no folder "www/globex/releases/1"', '"www" holds no "globex".'],
])('a release looked for in %s is in no such folder, and the nearest is named', (path, message, hint) => {
  const workspace = workspaceWith(release)
  expect(() => findRelease(workspace, path, 'acme')).toThrow(
    expect.objectContaining({ code: 'no-release', message, hint, exitCode: 2 }),
  )
})

test('a file is never meant where a folder is asked for', () => {
  const workspace = workspaceWith('www/acme.zip', 'www/other/')
  expect(() => findRelease(workspace, 'www/acme.zi', 'acme')).toThrow(
    expect.objectContaining({ hint: '"www" holds no "acme.zi".' }),
  )
})

test('a folder that is there and holds no release says what would', () => {
  const workspace = workspaceWith(release)
  expect(() => findRelease(workspace, 'www', 'acme')).toThrow(
    expect.objectContaining({
      message: '"www" holds no released site',
      hint: expect.stringMatching(/^Name a folder that holds a livery\.json/),
    }),
  )
})
