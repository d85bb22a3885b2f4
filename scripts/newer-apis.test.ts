import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What one of the oldest browsers of `cli/bundle/oldest-browsers.ts` has not, and what no build replaces. */
const newer =
  /\b(?:URL\.(?:canParse|parse)|AbortSignal\.any|Promise\.(?:withResolvers|try)|(?:Object|Map)\.groupBy|Array\.fromAsync|RegExp\.escape|Intl\.DurationFormat|scheduler\.\w+|Iterator\.\w+)\b|\.(?:isSubsetOf|isSupersetOf|symmetricDifference|getOrInsert\w*|moveBefore)\(|\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|toArray|some|find|reduce)\(/g

const uses = (text: string) => [...text.matchAll(newer)].map(([found]) => found)

test('the site calls nothing that the oldest browsers it is for have not', () => {
  const found = globSync('{src,contract}/**/*.{ts,tsx}')
    .filter((path) => !/\.test\.|fixture|for-tests/.test(path))
    .flatMap((path) =>
      uses(readFileSync(path, 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\/|\/\/.*/g, '')).map((use) => `${path}: ${use}`),
    )
  expect(found).toEqual([])
})

test.each(['URL.canParse(a)', 'AbortSignal.any([a])', 'map.values().map(f)', 'one.isSubsetOf(b)'])(
  '%s is seen',
  (text) => {
    expect(uses(text)).toHaveLength(1)
  },
)
