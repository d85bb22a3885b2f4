import { expect, test } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import { languageProblem } from './strings.ts'

const tree = {
  'locales/en/shell.json': '{"close":"Close","open":"Open {{name}}"}',
  'locales/de/shell.json': '{"close":"Schließen","open":"{{name}} öffnen"}',
  'locales/fr/shell.json': '{"close":"Fermer","open":"Ouvrir"}',
}
const workspaceOf = () => {
  const root = scratch(tree)
  return { root, cwd: root, tenantsDir: `${root}/tenants`, cacheDir: `${root}/.livery` }
}

test('a language whose strings are whole has no problem', () => {
  expect(languageProblem(workspaceOf(), 'DE')).toBeNull()
})

test('a language that nobody has translated names its folder, and those that are ready', () => {
  expect(languageProblem(workspaceOf(), 'SW')).toEqual({
    message: 'Kiswahili (SW) is not translated yet: there is no locales/sw/',
    suggestion: 'Leave out "SW", or add the language as docs/contributing.md says. Ready are EN, DE.',
  })
})

test('a language with a mistake names the first, and how many there are', () => {
  expect(languageProblem(workspaceOf(), 'FR')?.message).toMatch(
    /^Français \(FR\) is not complete: 1 string .*shell:open/,
  )
})
