import { createHash } from 'node:crypto'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect } from 'vitest'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y'],
    rules: {
      'doctype-style': 'off',
      // Names are as long as tenants make them.
      'long-title': 'off',
      // React writes "<img/>", hidden="" and spellCheck, and ids of its own.
      'attr-case': 'off',
      'valid-id': ['error', { relaxed: true }],
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  }),
)

/** What is wrong with a page by the rules of HTML and of access, a line each. */
export function htmlProblems(page: string): string[] {
  const { results } = validator.validateStringSync(page)
  return results.flatMap(({ messages }) => messages).map(({ line, ruleId, message }) => `${line} ${ruleId}: ${message}`)
}

const textOf = (page: string, name: string) => new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(page)?.[1]
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A page that stands alone: valid, without a request, with no code and no styles but those that its own policy names. */
export function expectSelfContained(page: string): void {
  expect(htmlProblems(page)).toEqual([])
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain(`style-src ${hashOf(textOf(page, 'style') ?? '')};`)
  const script = textOf(page, 'script')
  if (script === undefined) expect(policy).not.toContain('script-src')
  else expect(policy).toContain(`script-src ${hashOf(script)};`)
  expect(page).not.toMatch(/\s(?:style|on\w+)="/)
  expect([...page.matchAll(/\s(?:src|href|srcset|action)="(?!#|data:)[^"]*"/g)].map(([found]) => found)).toEqual([])
  expect([...page.matchAll(/url\((?!data:|["']?#)[^)]*\)|@import/g)].map(([found]) => found)).toEqual([])
}
