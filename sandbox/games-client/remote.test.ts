import { afterEach, expect, test, vi } from 'vitest'
import { createRemote } from './remote.ts'

const site = 'https://site.example'
const parent = { postMessage: vi.fn() }
type Hear = (event: { source: unknown; origin: string; data: unknown }) => void
let hear: Hear = () => undefined

function framed(): void {
  vi.stubGlobal('window', {})
  vi.stubGlobal('parent', parent)
  vi.stubGlobal('addEventListener', (_: string, listen: Hear) => {
    hear = listen
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
  parent.postMessage.mockReset()
})

test('a game tells its site alone what it can be told, and does what that site says', async () => {
  framed()
  const remote = createRemote(site)
  await Promise.resolve()
  expect(parent.postMessage).toHaveBeenLastCalledWith({ type: 'livery.play', controls: { sound: true } }, site)
  hear({ source: parent, origin: 'https://evil.example', data: { type: 'livery.play', sound: false } })
  hear({ source: {}, origin: site, data: { type: 'livery.play', sound: false } })
  hear({ source: parent, origin: site, data: null })
  expect(remote.controls.sound).toBe(true)
  hear({ source: parent, origin: site, data: { type: 'livery.play', sound: false } })
  expect(remote.controls.sound).toBe(false)
})

test('only a game that goes on by itself stands still', () => {
  framed()
  const remote = createRemote(site)
  const pause = () => hear({ source: parent, origin: site, data: { type: 'livery.play', paused: true } })
  pause()
  expect(remote.controls).toEqual({ sound: true })
  remote.change({ paused: false })
  const heard = vi.fn()
  remote.onChange(heard)
  pause()
  expect(heard).toHaveBeenLastCalledWith({ sound: true, paused: true })
})
