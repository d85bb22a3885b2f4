import { act, fireEvent, render } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { pictureHosts, setPictureHosts } from '#src/lib/picture-hosts.ts'
import { Image } from './image.tsx'

const base = 'https://gateway.example'
const first = 'https://one.example/pictures'
const second = 'https://two.example'

beforeEach(() => {
  sessionStorage.clear()
  setPictureHosts({ base, mirrors: [] })
})

function show(src: string | undefined = `${base}/art/koi.svg`) {
  const { container } = render(<Image src={src} alt="" />)
  const picture = () => container.querySelector('img')
  const at = () => picture()?.getAttribute('src') ?? undefined
  const tell = (event: 'load' | 'error') => {
    const element = picture()
    if (!element) throw new Error('no picture')
    fireEvent[event](element)
  }
  return { at, tell }
}

test('a picture is asked of the first host, then the next, then the gateway, then it is an icon', () => {
  setPictureHosts({ base, mirrors: [first, second] })
  const { at, tell } = show()
  expect(at()).toBe(`${first}/art/koi.svg`)
  tell('error')
  expect(at()).toBe(`${second}/art/koi.svg`)
  tell('error')
  expect(at()).toBe(`${base}/art/koi.svg`)
  tell('error')
  expect(at()).toBeUndefined()
  // Nobody has this picture: no host is to blame.
  expect(pictureHosts().mirrors).toEqual([first, second])
})

test('a host that failed where another had the picture is asked no more in this visit, nor after a reload', () => {
  setPictureHosts({ base, mirrors: [first, second] })
  const { at, tell } = show()
  tell('error')
  tell('load')
  expect(at()).toBe(`${second}/art/koi.svg`)
  expect(show(`${base}/art/dragon.svg`).at()).toBe(`${second}/art/dragon.svg`)
  setPictureHosts({ base, mirrors: [first, second] })
  expect(pictureHosts().mirrors).toEqual([second])
})

test('a picture that is there stays where it came from; one on its way changes to a host that becomes known', () => {
  const [there, coming] = [show(), show(`${base}/art/dragon.svg`)]
  there.tell('load')
  act(() => setPictureHosts({ base, mirrors: [first] }))
  expect([there.at(), coming.at()]).toEqual([`${base}/art/koi.svg`, `${first}/art/dragon.svg`])
})

test.each(['https://elsewhere.example/a.png', '//elsewhere.example/a.png', 'data:image/png;base64,AA'])(
  '%s is of no host of the gateway',
  (src) => {
    setPictureHosts({ base, mirrors: [first] })
    expect(show(src).at()).toBe(src)
  },
)
