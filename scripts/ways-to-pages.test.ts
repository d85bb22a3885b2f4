import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as routes from '#contract/site/routes.ts'

/** The site's own code but the table that draws a page at each path. */
const files = globSync('src/**/*.{ts,tsx}')
  .filter((path) => !path.includes('.test.') && !path.endsWith('app/pages/page-routes.tsx'))
  .map((path) => ({
    path,
    lines: readFileSync(path, 'utf8')
      .replaceAll(/^import [^']*'[^']*'$/gm, '')
      .split('\n'),
  }))

/** Who leads to the paths that the site itself does not. */
const ledFromElsewhere: Readonly<Record<string, string>> = {
  providerReturnPath: 'a provider of log-ins sends its visitor there',
  misspeltLotteryPath: 'an old address that is redirected',
  postsPath: 'the posts below blogPath',
}

/** Where only an address is looked at. */
const isQuestion = /\bisAt\(|\.startsWith\(|\.length\b/

/** What is declared at the top of a file around a line: the name that other code uses instead. */
function declaredAround(lines: readonly string[], at: number): string | undefined {
  for (let line = at; line >= 0; line--) {
    const [, name] = /^(?:export )?(?:const|function) (\w+)/.exec(lines[line] ?? '') ?? []
    if (name !== undefined) return name
  }
  return undefined
}

/** Whether a page has a link or a step to this path, by its constant or by what is made of it. */
function isLedTo(name: string, seen = new Set<string>()): boolean {
  if (seen.has(name)) return false
  seen.add(name)
  const word = new RegExp(`\\b${name}\\b`)
  return files.some(({ path, lines }) =>
    lines.some((line, at) => {
      if (!word.test(line) || isQuestion.test(line)) return false
      const declared = declaredAround(lines, at)
      if (declared === name) return false
      if (path.endsWith('.tsx') || line.includes('navigate(')) return true
      return declared !== undefined && !/^is[A-Z]/.test(declared) && isLedTo(declared, seen)
    }),
  )
}

const names = Object.entries(routes).flatMap(([name, path]) => (typeof path === 'string' ? [name] : []))

test.each(names.filter((name) => !Object.hasOwn(ledFromElsewhere, name)))('a page of the site leads to %s', (name) => {
  const todo = 'Link to it from a page, or give its row in contract/site/routes.ts a `footer`.'
  expect(isLedTo(name), `${name}: nothing in src/ leads there. ${todo}`).toBe(true)
})

test('what nothing leads to is found', () => {
  expect(isLedTo('neverUsedPath')).toBe(false)
  expect(Object.keys(ledFromElsewhere).every((name) => names.includes(name))).toBe(true)
})

test('each path of the table is one of these constants', () => {
  const paths = new Set(Object.values(routes).flatMap((path) => (typeof path === 'string' ? [path] : [])))
  const homes: readonly string[] = routes.homePaths
  for (const { path } of routes.siteRoutes()) expect(paths.has(path) || homes.includes(path), path).toBe(true)
})
