import { readFileSync } from 'node:fs'
import { CommanderError } from 'commander'
import { expect, test } from 'vitest'
import { CliError } from './cli-error.ts'
import { failureOf } from './failure.ts'

function thrownBy(body: () => unknown): unknown {
  try {
    body()
  } catch (error) {
    return error
  }
  throw new Error('Nothing was thrown')
}

test('wrong usage keeps the words and the suggestion of the parser', () => {
  const error = new CommanderError(1, 'commander.unknownOption', "error: unknown option '--al'\n(Did you mean --all?)")
  expect(failureOf(error)).toEqual({
    code: 'unknown-option',
    message: "unknown option '--al'",
    hint: 'Did you mean --all?',
    exitCode: 2,
    stack: null,
  })
})

test('help that was asked for is no failure', () => {
  expect(failureOf(new CommanderError(0, 'commander.helpDisplayed', '(outputHelp)'))).toMatchObject({ exitCode: 0 })
})

test('our own errors say what they carry', () => {
  const error = new CliError('bad-port', '"x" is not a port', { hint: 'Use a number.', exitCode: 2 })
  expect(failureOf(error)).toEqual({
    code: 'bad-port',
    message: '"x" is not a port',
    hint: 'Use a number.',
    exitCode: 2,
    stack: null,
  })
})

test('what the system refuses is told without a stack', () => {
  const failure = failureOf(thrownBy(() => readFileSync('/dev/null/nothing')))
  expect(failure).toMatchObject({ code: 'system', exitCode: 1, stack: null })
  expect(failure.message).toContain('ENOTDIR')
  expect(failure.hint).toBe('A file stands where a folder is needed.')
})

test('a fault of the tool keeps its stack, and its words lose their colours', () => {
  const failure = failureOf(new TypeError('\u001b[31mno\u001b[0m'))
  expect(failure).toMatchObject({ code: 'internal', message: 'a fault of the tool itself: no', exitCode: 1 })
  expect(failure.stack).toMatch(/^ {4}at .*failure\.test\.ts/)
  expect(failureOf('words alone')).toMatchObject({ message: 'a fault of the tool itself: words alone', stack: null })
})
