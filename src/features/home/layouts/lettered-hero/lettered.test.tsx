import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Lettered } from './lettered.tsx'

test('a title of many letters is one text to a reader', () => {
  render(
    <h1>
      <Lettered title={'Let the\nparty begin!'} />
    </h1>,
  )
  expect(screen.getByRole('heading', { name: 'Let the party begin!' })).toBeTruthy()
})

test('only the last line has a letter each', () => {
  const { container } = render(<Lettered title={'Let the\nparty!'} />)
  const [first, last] = container.querySelectorAll('[data-words]')
  expect(first?.children).toHaveLength(0)
  expect([...(last?.children ?? [])].map(({ textContent }) => textContent)).toEqual([...'party!'])
})

test('a long title says how long it is, so that its letters fit', () => {
  const { container } = render(<Lettered title={'From kick-off\nto the last minute'} />)
  expect(container.querySelector('[data-letters]')?.getAttribute('data-letters')).toBe('18')
})
