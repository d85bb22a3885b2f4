import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Carousel } from './carousel.tsx'
import type { Engine } from './swiper-engine.ts'

const engine = { go: vi.fn<Engine['go']>(), step: vi.fn<Engine['step']>(), destroy: vi.fn<Engine['destroy']>() }
vi.mock('./swiper-engine.ts', () => ({ startSwiper: () => engine }))

let prefersReducedMotion = false

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  prefersReducedMotion = false
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: prefersReducedMotion && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

afterEach(() => vi.useRealTimers())

const texts = {
  label: 'Offers',
  play: 'Move',
  pause: 'Stop',
  slide: (position: number, total: number) => `Slide ${position} of ${total}`,
}

const slides = ['One', 'Two', 'Three'].map((key) => ({ key, content: <p>{key}</p> }))
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

async function renderCarousel(shown = slides) {
  render(<Carousel texts={texts} slides={shown} delay={5000} speed={1000} />)
  await pass(0)
}

test('the first slide is there before the engine, the others after it', async () => {
  render(<Carousel texts={texts} slides={slides} delay={5000} speed={1000} />)
  expect(screen.getByText('One')).toBeDefined()
  expect(screen.queryByText('Two')).toBeNull()
  await pass(0)
  expect(screen.getByText('Two')).toBeDefined()
})

test('moves every 5000 ms, and rests when paused', async () => {
  await renderCarousel()
  await pass(4999)
  expect(engine.step).not.toHaveBeenCalled()
  await pass(1)
  expect(engine.step).toHaveBeenCalledExactlyOnceWith(1)
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await pass(20_000)
  expect(engine.step).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Move' })).toBeDefined()
})

test('waits while a pointer is over it', async () => {
  await renderCarousel()
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Offers' }))
  await pass(20_000)
  expect(engine.step).not.toHaveBeenCalled()
})

test('stays still for a visitor who prefers reduced motion', async () => {
  prefersReducedMotion = true
  await renderCarousel()
  await pass(20_000)
  expect(engine.step).not.toHaveBeenCalled()
})

test('marks and arrow keys lead on', async () => {
  await renderCarousel()
  fireEvent.click(screen.getByRole('button', { name: 'Slide 3 of 3' }))
  expect(engine.go).toHaveBeenCalledExactlyOnceWith(2)
  fireEvent.keyDown(screen.getByRole('region', { name: 'Offers' }), { key: 'ArrowLeft' })
  expect(engine.step).toHaveBeenCalledExactlyOnceWith(-1)
})

test('a slide alone has nothing to pause or to pick', async () => {
  await renderCarousel(slides.slice(0, 1))
  expect(screen.queryByRole('button')).toBeNull()
})
