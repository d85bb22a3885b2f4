import { beforeEach, expect, test, vi } from 'vitest'
import { openReuse } from './reused-markup.ts'

interface Data {
  name: string
  theme: string
}
const draw = vi.fn(async ({ theme }: Data) => `<p class="${theme}">`)
beforeEach(() => void draw.mockClear())

test('markup is taken again for data of which the same is read, and for its own key alone', async () => {
  const reused = openReuse<Data, string>(10)
  expect(await reused('/', { name: 'One', theme: 'dark' }, draw)).toBe('<p class="dark">')
  expect(await reused('/', { name: 'Other', theme: 'dark' }, draw)).toBe('<p class="dark">')
  expect(draw).toHaveBeenCalledTimes(1)
  expect(await reused('/', { name: 'One', theme: 'light' }, draw)).toBe('<p class="light">')
  expect(await reused('/live', { name: 'One', theme: 'dark' }, draw)).toBe('<p class="dark">')
  expect(draw).toHaveBeenCalledTimes(3)
})

test('past its bound it draws anew what was not asked for longest', async () => {
  const reused = openReuse<Data, string>(2)
  const ask = (theme: string) => reused('/', { name: 'One', theme }, draw)
  for (const theme of ['a', 'b', 'a', 'c', 'a']) await ask(theme)
  expect(draw).toHaveBeenCalledTimes(3)
  await ask('b')
  expect(draw).toHaveBeenCalledTimes(4)
})

test('what could not be drawn is drawn anew', async () => {
  const reused = openReuse<Data, string>(2)
  draw.mockRejectedValueOnce(new Error('not now'))
  await expect(reused('/', { name: 'One', theme: 'a' }, draw)).rejects.toThrow('not now')
  expect(await reused('/', { name: 'One', theme: 'a' }, draw)).toBe('<p class="a">')
})
