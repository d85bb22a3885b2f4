// Needs a document.
import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Icon } from './icon.tsx'

afterEach(() => document.body.replaceChildren())

const symbols = () => [...document.querySelectorAll('#icons symbol')].map(({ id }) => id)

const sheet =
  '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="i-heart"><path d="M0 0"/></symbol><symbol id="i-house"/></svg>'

/** As the build writes it into the page. */
function page(address: string) {
  const holder = document.createElement('div')
  holder.innerHTML = `<svg id="icons" data-sheet="${address}" hidden><symbol id="i-gift"></symbol></svg>`
  document.body.append(holder)
}

test('icons that cannot be had leave the page as it is, and the next that is drawn asks again', async () => {
  const opened = vi.spyOn(XMLHttpRequest.prototype, 'open')
  page('data:image/svg+xml,none')
  render(<Icon name="house" />)
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1))
  const icons = document.querySelector<HTMLElement>('#icons')
  if (icons) icons.dataset.sheet = `data:image/svg+xml,${encodeURIComponent(sheet)}`
  await vi.waitFor(() => {
    render(<Icon name="house" />)
    expect(symbols()).toEqual(['i-gift', 'i-house'])
  })
})

test('an icon that the first paint had no use for is brought into the page when it is drawn, once', async () => {
  page(`data:image/svg+xml,${encodeURIComponent(sheet)}`)
  render(
    <>
      <Icon name="gift" />
      <Icon name="heart" />
      <Icon name="heart" />
    </>,
  )
  await vi.waitFor(() => expect(symbols()).toEqual(['i-gift', 'i-heart']))
  const heart = document.querySelector('#icons #i-heart')
  expect(heart?.namespaceURI).toBe('http://www.w3.org/2000/svg')
  expect(heart?.childElementCount).toBe(1)
})

test('“play” points to the right in every language, an arrow along the text', () => {
  const mirrored = (name: 'play' | 'arrow-right') =>
    render(<Icon name={name} />)
      .container.querySelector('svg')
      ?.hasAttribute('data-mirror')
  expect(mirrored('play')).toBe(false)
  expect(mirrored('arrow-right')).toBe(true)
})
