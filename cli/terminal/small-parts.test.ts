import { expect, test } from 'vitest'
import { CliError } from './cli-error.ts'
import { wantsColour } from './colours.ts'
import { parsePort } from './parse-port.ts'

test.each([
  [{}, true, true],
  [{}, false, false],
  [{ CI: '1' }, false, false],
  [{ NO_COLOR: '1' }, true, false],
  [{ NO_COLOR: '' }, true, true],
  [{ NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
  [{ FORCE_COLOR: '1' }, false, true],
  [{ FORCE_COLOR: '0' }, false, false],
  [{ TERM: 'dumb' }, true, false],
])('with %j and a terminal %j colour is %j', (env, isTerminal, expected) => {
  expect(wantsColour(env, isTerminal)).toBe(expected)
})

test.each(['0', '80', '65535'])('%s is a port', (text) => {
  expect(parsePort(text)).toBe(Number(text))
})

test.each(['', ' ', '65536', '-1', '8080x', '1e3', '0x50', '80.0'])('%j is no port', (text) => {
  expect(() => parsePort(text)).toThrow(CliError)
})
