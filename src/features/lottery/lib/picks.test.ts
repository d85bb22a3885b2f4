import { expect, test } from 'vitest'
import { countLines } from '#contract/lobby/lottery-lines.ts'
import { latinDigits } from '#src/lib/latin-digits.ts'
import { minorUnits } from './amount.ts'
import { hasHelpers, helped, helpers, type PlayPosition, picksText, pressOption, readTyped } from './picks.ts'

/** The same numbers at every run. */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % below
  }
}

const digits = '0123456789'.split('')
const cases = Array.from({ length: 60 }, (_, seed) => seeded(seed + 1))
const positionOf = (draw: (below: number) => number): PlayPosition => {
  const options = digits.slice(0, 1 + draw(10))
  return { name: 'Place', options, min: 0, max: 1 + draw(options.length) }
}

test('whatever is pressed, a position holds its own options in their order, each once, and no more than it takes', () => {
  for (const draw of cases) {
    const position = positionOf(draw)
    let chosen: string[] = []
    for (let press = 0; press < 30; press++) {
      const option = position.options[draw(position.options.length)] ?? ''
      const before = chosen
      chosen = pressOption(position, chosen, option)
      expect(chosen.length).toBeLessThanOrEqual(position.max)
      expect(position.options.filter((one) => chosen.includes(one))).toEqual(chosen)
      if (before.includes(option)) expect(chosen).not.toContain(option)
      else if (before.length < position.max || position.max === 1) expect(chosen).toContain(option)
      else expect(chosen).toEqual(before)
    }
    const play = { positions: [position], digits: 0, lines: 'sum' }
    expect(countLines(play, [chosen])).toBe(chosen.length)
  }
})

test('odd and even, big and small part the options between them', () => {
  for (const count of [6, 10, 11]) {
    const options = Array.from({ length: count }, (_, place) => String(place))
    const position: PlayPosition = { name: 'Place', options, min: 0, max: count }
    expect(hasHelpers(position)).toBe(true)
    const [all, odd, even, big, small] = helpers.map((helper) => helped(position, helper))
    expect(all).toEqual(options)
    expect([...(odd ?? []), ...(even ?? [])].sort()).toEqual([...options].sort())
    expect([...(small ?? []), ...(big ?? [])]).toEqual(options)
  }
  expect(hasHelpers({ name: 'Sides', options: ['big', 'small'], min: 1, max: 2 })).toBe(false)
  expect(hasHelpers({ name: 'Numbers', options: digits, min: 1, max: 3 })).toBe(false)
})

test('typed lists are read however they are parted, each number of the right length once', () => {
  for (const draw of cases) {
    const length = 2 + draw(3)
    const typed = Array.from({ length: draw(20) }, () => String(draw(100_000)))
    const text = typed.map((number) => number + [' ', ', ', '\n', ';', ' - '][draw(5)]).join('')
    const { numbers, wrong, twice } = readTyped(text, length)
    expect(new Set(numbers)).toEqual(new Set(typed.filter((number) => number.length === length)))
    expect(new Set(wrong)).toEqual(new Set(typed.filter((number) => number.length !== length)))
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const number of twice) expect(typed.filter((one) => one === number).length).toBeGreaterThan(1)
    const play = { positions: [], digits: length, lines: 'sum' }
    expect(countLines(play, [numbers])).toBe(numbers.length)
  }
})

test('digits of other scripts are read as they are meant', () => {
  expect(latinDigits('০৭ ٤٢ ۳ ๕ ８ x')).toBe('07 42 3 5 8 x')
  expect(readTyped('০৭ ٤٢', 2).numbers).toEqual(['07', '42'])
})

test('amounts of the gateway are never floats', () => {
  expect(minorUnits('0.10')).toBe(10n)
  expect(minorUnits('90071992547.99')).toBe(9_007_199_254_799n)
  expect(minorUnits('1.005')).toBeUndefined()
})

test('picks are shown by their places, under the names that the gateway gives them', () => {
  const sides = { name: 'Sides', options: ['big', 'small'], labels: ['Big', 'Small'], min: 1, max: 2 }
  expect(picksText({ positions: [sides] }, [['big', 'small']])).toBe('Big Small')
  const place = { name: 'Place', options: digits, min: 0, max: 10 }
  expect(picksText({ positions: [place, place] }, [['1', '2'], []])).toBe('1 2 | –')
  expect(picksText({ positions: [] }, [['07', '42']])).toBe('07 42')
})
