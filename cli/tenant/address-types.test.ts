import { expect, test } from 'vitest'
import * as z from 'zod'
import { beaconAddress, hostName, httpsLink, httpsOrigin } from './address-types.ts'

const types = { hostName, httpsOrigin, beaconAddress, httpsLink }
type Name = keyof typeof types

/** What is said of a value: the message, and what to write instead. */
function said(name: Name, value: unknown): [message: string, suggestion: unknown][] {
  const { error } = types[name].safeParse(value)
  return (error?.issues ?? []).map((issue) => [
    issue.message,
    issue.code === 'custom' ? issue.params?.suggestion : null,
  ])
}

test.each<[Name, string]>([
  ['hostName', 'play.acme.example'],
  ['hostName', 'xn--e1afmkfd.example'],
  ['httpsOrigin', 'https://acme.example'],
  ['httpsOrigin', 'https://acme.example:8443'],
  ['beaconAddress', 'https://acme.example'],
  ['beaconAddress', 'https://collector.example/reports/v1'],
  ['httpsLink', 'https://acme.example/help?topic=a#first'],
])('%s takes %s as it is', (name, value) => {
  expect(types[name].parse(value)).toBe(value)
})

test.each<[Name, string, string | null]>([
  ['hostName', 'Play.Acme.Example', 'Write "play.acme.example".'],
  ['hostName', 'acme.example; script-src *', null],
  ['hostName', "acme.example 'unsafe-inline'", null],
  ['hostName', '127.1', null],
  ['hostName', 'localhost', null],
  ['httpsOrigin', 'http://acme.example', 'Write "https://acme.example".'],
  ['httpsOrigin', 'https://acme.example/', null],
  ['httpsOrigin', 'https://acme.example\n  X-Evil: 1', null],
  ['httpsOrigin', 'https://user:password@acme.example', null],
  ['beaconAddress', 'https://acme.example/b?member=7', 'Write "https://acme.example/b".'],
  ['beaconAddress', 'https://acme.example/b#x', 'Write "https://acme.example/b".'],
  ['beaconAddress', 'https://acme.example/b" onload="evil()', 'Write "https://acme.example/b%22%20onload=%22evil()".'],
  ['httpsLink', 'javascript:evil()', null],
  ['httpsLink', 'https://acme.example/a b', 'Write "https://acme.example/a%20b".'],
  ['httpsLink', 'https://acme.example/"><script>', 'Write "https://acme.example/%22%3E%3Cscript%3E".'],
])('%s refuses %j once, and names what to write where that is known', (name, value, suggestion) => {
  expect(said(name, value)).toEqual([[expect.stringMatching(/^must /), suggestion]])
})

test.each<[Name, string]>([
  ['hostName', 'Play.Acme.Example'],
  ['httpsOrigin', 'http://acme.example'],
  ['beaconAddress', 'https://acme.example/b?member=7'],
  ['httpsLink', 'https://acme.example/a b'],
])('what %s suggests for %s is taken', (name, value) => {
  const [, suggested = ''] = /^Write "(.*)"\.$/.exec(String(said(name, value)[0]?.[1])) ?? []
  expect(types[name].safeParse(suggested).success).toBe(true)
})

test.each([null, 5, {}, ['https://acme.example'], undefined])('%o is no address of any kind', (value) => {
  for (const name of Object.keys(types) as Name[]) expect(said(name, value)).toHaveLength(1)
})

test('an editor is told the pattern, and what an editor lets pass in vain is still refused here', () => {
  for (const [name, type] of Object.entries(types)) {
    const { type: kind, format, pattern = '' } = z.toJSONSchema(type)
    expect([kind, format]).toEqual(['string', name === 'hostName' ? 'hostname' : 'uri'])
    const value = name === 'hostName' ? 'acme.example' : 'https://acme.example'
    expect(new RegExp(pattern).test(value)).toBe(true)
    expect(new RegExp(pattern).test('javascript:evil()')).toBe(false)
  }
  expect(httpsOrigin.safeParse('https://acme.example/path').success).toBe(false)
})
