import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { GameTile, type GameTileProps } from './game-tile.tsx'

const renderTile = (props: Partial<GameTileProps> = {}) =>
  render(
    <MemoryRouter>
      <GameTile name="Koi Fortune" vendor="Paperlion" src="https://img.example/koi.svg" {...props} />
    </MemoryRouter>,
  )

const action = (text: string) => ({ text, label: `${text} Koi Fortune`, onPress: vi.fn() })

test('Play and Free trial can be reached without a pointer', () => {
  const play = action('Play')
  const trial = action('Try')
  renderTile({ play, trial })
  fireEvent.click(screen.getByRole('button', { name: 'Play Koi Fortune' }))
  fireEvent.click(screen.getByRole('button', { name: 'Try Koi Fortune' }))
  expect(play.onPress).toHaveBeenCalledTimes(1)
  expect(trial.onPress).toHaveBeenCalledTimes(1)
})

test('a press on the picture or on the name plays, at once', () => {
  const play = action('Play')
  const { container } = renderTile({ play })
  const cover = container.querySelector('button[aria-hidden]')
  if (!cover) throw new Error('The tile has no cover to press')
  fireEvent.click(cover)
  expect(play.onPress).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('button', { name: 'Koi Fortune' }))
  expect(play.onPress).toHaveBeenCalledTimes(2)
})

test('the line below the name leads to what the game is about, and says so', () => {
  renderTile({ play: action('Play'), about: { to: '/game/koi', label: ', about Koi Fortune' } })
  const about = screen.getByRole('link', { name: 'Paperlion, about Koi Fortune' })
  expect(about.getAttribute('href')).toBe('/game/koi')
})

test('a tile that stands for a list is a link without buttons', () => {
  renderTile({ link: { to: '/rng?vassalage=PPL', label: 'Games by Paperlion' } })
  for (const name of ['Games by Paperlion', 'Koi Fortune'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/rng?vassalage=PPL')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a picture that fails leaves an icon, not a hole', () => {
  const { container } = renderTile()
  const picture = container.querySelector('img')
  if (!picture) throw new Error('The tile has no picture')
  fireEvent.error(picture)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('svg')).not.toBeNull()
})
