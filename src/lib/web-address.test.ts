import { expect, test } from 'vitest'
import { webAddress } from './web-address.ts'

test('an address is read, a path against its base, and what is none is undefined', () => {
  expect(webAddress('https://a.example/b?c')?.pathname).toBe('/b')
  expect(webAddress('/b', 'https://a.example')?.href).toBe('https://a.example/b')
  expect(webAddress('/b')).toBeUndefined()
  expect(webAddress('no address')).toBeUndefined()
})
