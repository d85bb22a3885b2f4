import { expect, test } from 'vitest'
import { keptFrom, wantedPath } from './wanted-path.ts'

test('the page that a visitor was kept from is known again', () => {
  expect(wantedPath(keptFrom('/member?page=securityCenter'))).toBe('/member?page=securityCenter')
})

test.each([null, undefined, 'x', {}, { from: 1 }, { from: '//elsewhere.example' }, { from: '/\\elsewhere.example' }])(
  'a state that names no page of this site names none: %o',
  (state) => {
    expect(wantedPath(state)).toBeUndefined()
  },
)
