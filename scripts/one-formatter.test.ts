import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** By the tag for figures or dates, or by a language that no visitor reads: what is taken apart again. */
const byPolicy = /new Intl\.(?:NumberFormat|DateTimeFormat|RelativeTimeFormat)\(\s*(?:figureTag\(|`\$\{figureTag\(|'en)/
const made = /new Intl\.(?:NumberFormat|DateTimeFormat|RelativeTimeFormat)\([^\n]*\n?[^\n]*|\.toLocale\w*String\(/g

/** The currency's own form, by every locale it is asked for. */
const others = [
  'contract/site/money.ts',
  // A key that nobody reads.
  'sandbox/lib/days.ts',
]

test('site and gateway write figures, dates and times by one policy', () => {
  const wrong = globSync('{src,sandbox,contract}/**/*.{ts,tsx}')
    .filter((path) => !path.includes('.test.') && !others.includes(path))
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(made)]
        .filter(([text]) => !byPolicy.test(text))
        .map(([text]) => `${path}: ${text.trim()}`),
    )
  expect(wrong).toEqual([])
})
