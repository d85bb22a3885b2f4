import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { stubPlaces } from '#tests/support/watched-places.ts'
import { Avatar, RowAvatar } from './avatar.tsx'

afterEach(() => vi.unstubAllGlobals())

test('a picture of a row is asked for once the row is in sight; its circle is there before', () => {
  const { comeNear } = stubPlaces()
  const { container } = render(<RowAvatar src="https://art.example/a.svg" size={32} />)
  expect(container.querySelector('[data-size="32"]')).toBeInTheDocument()
  expect(container.querySelector('img')).toBeNull()
  comeNear()
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://art.example/a.svg')
})

test('a picture by itself is asked for at once', () => {
  stubPlaces()
  const { container } = render(<Avatar src="https://art.example/a.svg" />)
  expect(container.querySelector('img')).toBeInTheDocument()
})
