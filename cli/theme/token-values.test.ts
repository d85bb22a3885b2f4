import { expect, test } from 'vitest'
import { toCss, toLch } from './token-values.ts'

const css = (type: string, value: unknown, extensions = {}) => toCss(type, value, extensions)
const ms = (value: number) => ({ value, unit: 'ms' })
const px = (value: number) => ({ value, unit: 'px' })

test('a transition, a gradient and layered shadows are written whole', () => {
  const timingFunction = [0.2, 0.8, 0.2, 1]
  expect(css('transition', { duration: ms(160), delay: ms(0), timingFunction })).toEqual({
    css: '160ms cubic-bezier(.2,.8,.2,1) 0ms',
  })
  const stops = [
    { color: '#000', position: 0 },
    { color: 'oklch(1 0 0 / .5)', position: 0.5 },
  ]
  expect(css('gradient', stops)).toEqual({ css: 'oklch(0 0 0) 0%,oklch(1 0 0/.5) 50%' })
  const layer = { color: '#000', offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0) }
  expect(css('shadow', [layer, { ...layer, inset: true }])).toEqual({
    css: '0px 1px 2px 0px oklch(0 0 0),inset 0px 1px 2px 0px oklch(0 0 0)',
  })
})

test('the problem of a part is the problem of the whole', () => {
  const bad = { color: 'blac', offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0) }
  expect(css('shadow', bad)).toEqual({ problem: '"blac" is no colour' })
  expect(css('gradient', [{ color: '#000' }, { color: '#fff', position: 1 }])).toHaveProperty('problem')
  expect(css('typography', {})).toEqual({ problem: '"typography" is no type of token that Livery knows' })
})

test('colours are read from every space of DTCG', () => {
  const red = toLch('#ff0000')
  for (const value of [
    { colorSpace: 'srgb', components: [1, 0, 0] },
    { colorSpace: 'hsl', components: [0, 100, 50] },
    { colorSpace: 'hwb', components: [0, 0, 0] },
    { colorSpace: 'oklch', components: [0.628, 0.2577, 29.23] },
    { colorSpace: 'display-p3', components: [0.9175, 0.2003, 0.1386] },
  ]) {
    const read = toLch(value)
    expect(read?.l).toBeCloseTo(red?.l ?? 0, 2)
    expect(read?.c).toBeCloseTo(red?.c ?? 0, 2)
    expect(read?.h).toBeCloseTo(red?.h ?? 0, 0)
  }
  expect(toLch({ colorSpace: 'oklch', components: [0.5, 0.1, 'none'], alpha: 0.5 })).toEqual({
    l: 0.5,
    c: 0.1,
    h: 0,
    alpha: 0.5,
  })
  expect(toLch({ colorSpace: 'cmyk', components: [1, 0, 0] })).toBeNull()
  expect(toLch({ colorSpace: 'srgb', components: [1, 0] })).toBeNull()
})

test('numbers lose what CSS can do without, and take the unit that DTCG has no type for', () => {
  expect(css('number', 0.5)).toEqual({ css: '.5' })
  expect(css('number', -0.25)).toEqual({ css: '-.25' })
  expect(css('number', 110, { 'livery.unit': '%' })).toEqual({ css: '110%' })
  expect(css('number', 1, { 'livery.unit': 'em' })).toHaveProperty('problem')
  expect(css('dimension', '12px')).toEqual({ css: '12px' })
  expect(css('dimension', { value: 0, unit: 'rem' })).toEqual({ css: '0px' })
})
