import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { BrandMark } from './brand-mark.tsx'

const wordsOf = (wordmark: string[], own: 'EN' | 'AR') => {
  const english = { code: 'EN', tag: 'en', name: 'English', dir: 'ltr', title: 'Club', strings: {} } as const
  renderPart(<BrandMark />, {
    site: { brand: { ...siteForTests.brand, wordmark }, languages: { default: own, supported: [english] } },
  })
  return screen.getByRole('link').textContent
}

test.each([
  ['a name in two scripts is whole in the tenant’s own language', ['قمر', 'QAMAR'], 'EN', 'قمر QAMAR'],
  ['another language has its Latin part, and needs no font for the other', ['قمر', 'QAMAR'], 'AR', 'QAMAR'],
  ['two Latin words stay', ['Prado', 'Ñandú'], 'AR', 'Prado Ñandú'],
  ['a name in one script of its own stays', ['قمر'], 'AR', 'قمر'],
] as const)('%s', (_, wordmark, own, text) => {
  expect(wordsOf([...wordmark], own)).toBe(text)
})
