import { expect, test } from 'vitest'
import { UsageError, wantedOf } from './wanted.ts'

const known = ['chromium', 'firefox', 'webkit'] as const

test('all where nothing is named, else those that are, in the order of all', () => {
  expect(wantedOf('engine', undefined, known)).toEqual(known)
  expect(wantedOf('engine', ['webkit,firefox'], known)).toEqual(['firefox', 'webkit'])
})

test('an unknown name is refused with those that there are', () => {
  expect(() => wantedOf('engine', ['gecko'], known)).toThrow(UsageError)
  expect(() => wantedOf('engine', ['gecko'], known)).toThrow('--engine gecko: there is chromium, firefox, webkit.')
})
