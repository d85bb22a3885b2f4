// Needs a document.
import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Icon } from './icon.tsx'

afterEach(() => document.body.replaceChildren())

const symbols = () => [...document.querySelectorAll('#icons symbol')].map(({ id }) => id)

test('an icon that the first paint had no use for is brought into the page when it is drawn, once', () => {
  const holder = document.createElement('div')
  // As the build writes it into the page.
  holder.innerHTML = `<svg id="icons" hidden><symbol id="i-gift"></symbol></svg>
    <template id="more-icons"><svg><symbol id="i-heart"><path d="M0 0"/></symbol><symbol id="i-house"></symbol></svg></template>`
  document.body.append(holder)
  expect(symbols()).toEqual(['i-gift'])
  const { rerender } = render(<Icon name="gift" />)
  expect(symbols()).toEqual(['i-gift'])
  rerender(
    <>
      <Icon name="gift" />
      <Icon name="heart" />
      <Icon name="heart" />
    </>,
  )
  expect(symbols()).toEqual(['i-gift', 'i-heart'])
  const heart = document.querySelector('#icons #i-heart')
  expect(heart?.namespaceURI).toBe('http://www.w3.org/2000/svg')
  expect(heart?.childElementCount).toBeGreaterThan(0)
})

test('“play” points to the right in every language, an arrow along the text', () => {
  const mirrored = (name: 'play' | 'arrow-right') =>
    render(<Icon name={name} />)
      .container.querySelector('svg')
      ?.hasAttribute('data-mirror')
  expect(mirrored('play')).toBe(false)
  expect(mirrored('arrow-right')).toBe(true)
})
