import { beforeEach, expect, test } from 'vitest'
import type { Workspace } from '#cli/run/workspace.ts'
import { scratch } from '#tests/support/scratch.ts'
import { answerProblem, type CheckedAnswer, languageList, requireSoundAnswers } from './answers.ts'

let workspace: Workspace
beforeEach(() => {
  const root = scratch({
    'tenants/globex/tenant.json': JSON.stringify({ domains: ['globex.example'] }),
    'locales/en/home.json': '{"a":"A"}',
    'locales/th/home.json': '{}',
  })
  workspace = { root, cwd: root, tenantsDir: `${root}/tenants`, cacheDir: `${root}/.livery` }
})

const problem = (key: CheckedAnswer, value: string) => answerProblem(workspace, key, value)

test.each<[CheckedAnswer, string]>([
  ['code', 'acme'],
  ['name', 'Acme & Sons'],
  ['name', 'ก'],
  ['domain', 'acme.example'],
  ['domain', 'xn--bcher-kva.example'],
  ['colour', '#0af'],
  ['colour', 'rebeccapurple'],
  ['colour', 'oklch(0.5 0.1 20)'],
  ['languages', 'EN'],
  ['minimumAge', '18'],
  ['minimumAge', '99'],
  ['currency', 'USD'],
  ['timeZone', 'Asia/Dhaka'],
])('%s may be %s', (key, value) => {
  expect(problem(key, value)).toBe(null)
})

test.each<[CheckedAnswer, string, string, string | null]>([
  ['name', '', '"" cannot be the brand’s name', 'Use 1 to 60 letters.'],
  ['name', '   ', '"   " cannot be the brand’s name', 'Use 1 to 60 letters.'],
  ['name', 'a'.repeat(61), `"${'a'.repeat(61)}" cannot be the brand’s name`, 'Use 1 to 60 letters.'],
  ['domain', 'Acme.example', '"Acme.example" is not a host name', 'Write it in lower case, such as "play.example".'],
  [
    'domain',
    'https://acme.example',
    '"https://acme.example" is not a host name',
    'Write it in lower case, such as "play.example".',
  ],
  ['domain', 'localhost', '"localhost" is not a host name', 'Write it in lower case, such as "play.example".'],
  ['domain', '127.0.0.1', '"127.0.0.1" is not a host name', 'Write it in lower case, such as "play.example".'],
  [
    'domain',
    'globex.example',
    '"globex.example" is a domain of "globex"',
    'Name another with --domain: a domain belongs to one tenant.',
  ],
  ['colour', 'greenish', '"greenish" is no colour that CSS knows', 'Write it as #rrggbb.'],
  ['colour', '', '"" is no colour that CSS knows', 'Write it as #rrggbb.'],
  ['languages', 'EN,EN', '"EN,EN" names a language twice', null],
  ['languages', 'EN,en', '"EN,en" names a language twice', null],
  ['languages', 'EN,TZ', 'There is no language "TZ"', expect.any(String)],
  [
    'minimumAge',
    '17',
    'Nobody under 18 may play: 17 is too young',
    'Use 18 to 99, as the licence and the law of its players say.',
  ],
  ['minimumAge', '100', '100 is no minimum age', 'Use 18 to 99, as the licence and the law of its players say.'],
  ['minimumAge', '21.5', '"21.5" is no age in years', 'Use 18 to 99, as the licence and the law of its players say.'],
  ['minimumAge', '-21', '"-21" is no age in years', 'Use 18 to 99, as the licence and the law of its players say.'],
  ['minimumAge', 'old', '"old" is no age in years', 'Use 18 to 99, as the licence and the law of its players say.'],
  ['currency', 'usd', 'There is no currency "usd"', 'Did you mean "USD"?'],
  ['timeZone', 'Mars/Base', 'There is no time zone "Mars/Base"', null],
])('%s may not be "%s"', (key, value, message, suggestion) => {
  expect(problem(key, value)).toMatchObject({ message, suggestion })
})

test.each(['', 'A', '1acme', 'acme_vip', '../acme', 'a', 'a'.repeat(33)])('the code may not be "%s"', (code) => {
  expect(problem('code', code)).toMatchObject({ message: `"${code}" is not a merchant code` })
})

test('a language that lacks texts is said, with those that have all', () => {
  expect(problem('languages', 'EN,TH')).toMatchObject({
    message: expect.stringMatching(/^ไทย \(TH\) is not complete: 1 string missing or wrong, first: /),
    suggestion: expect.stringMatching(/^Complete locales\/th\/, or leave out "TH"\. Ready are EN/),
  })
})

test.each([
  ['en, th', ['EN', 'TH']],
  ['EN', ['EN']],
  ['', ['']],
  ['en,,th', ['EN', '', 'TH']],
])('the list "%s" is %j', (text, codes) => {
  expect(languageList(text)).toEqual(codes)
})

test('the first wrong answer is a usage error with a code of its own; what was not given is not asked for', () => {
  const failure = (answers: object) => {
    try {
      requireSoundAnswers(workspace, answers)
      return null
    } catch (error) {
      const { code, exitCode } = error as { code: string; exitCode: number }
      return [code, exitCode]
    }
  }
  expect(failure({})).toBe(null)
  expect(failure({ name: 'Acme', currency: 'USD', from: '../anything' })).toBe(null)
  expect(failure({ timeZone: 'Mars', currency: 'x' })).toEqual(['bad-currency', 2])
  expect(failure({ timeZone: 'Mars' })).toEqual(['bad-time-zone', 2])
  expect(failure({ minimumAge: '1' })).toEqual(['bad-minimum-age', 2])
  expect(failure({ domain: 'globex.example' })).toEqual(['domain-taken', 2])
})
