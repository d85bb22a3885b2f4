import { expect, test } from 'vitest'
import { joinStyles } from './join-styles.ts'

test('an element gets its class of every module that has one', () => {
  const styles = joinStyles({ board: 'a', title: 'b' }, { board: 'c' }, { foot: 'd' })
  expect(styles).toEqual({ board: 'a c', title: 'b', foot: 'd' })
})

test('no module gives no class', () => {
  expect(joinStyles()).toEqual({})
})
