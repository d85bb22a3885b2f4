import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { comparePage } from './compare-page.ts'

const release = (id: string) => ({ dir: `/${id}`, id, created: '2026-11-20T08:44:31Z', isLive: false, revision: null })

/** The page of two releases, with its script running; what stands in the frames is not loaded. */
function open() {
  const { body } = comparePage({ code: 'acme', name: 'Acme', releases: [release('1'), release('2')] }, '4173')
  const { window } = new JSDOM(body, { runScripts: 'dangerously', url: 'http://localhost:4173/' })
  const form = window.document.querySelector('form')
  const field = window.document.querySelector<HTMLInputElement>('[name=path]')
  if (!form || !field) throw new Error('The page has no form')
  return {
    window,
    frames: () => [...window.document.querySelectorAll('iframe')].map(({ src }) => src),
    /** Gives whether the form was kept from being sent. */
    go(path: string): boolean {
      field.value = path
      return !form.dispatchEvent(new window.Event('submit', { cancelable: true }))
    },
    choose(width: string): void {
      const radio = window.document.querySelector<HTMLInputElement>(`[name=width][value="${width}"]`)
      radio?.click()
    },
  }
}

const [before, after] = ['http://acme.before.localhost:4173', 'http://acme.localhost:4173']

test.each([
  ['/promotions', '/promotions'],
  ['promotions', '/promotions'],
  ['  /promotions?page=2#top ', '/promotions?page=2#top'],
  ['', '/'],
  ['/', '/'],
  ['/th/games/สล็อต', '/th/games/%E0%B8%AA%E0%B8%A5%E0%B9%87%E0%B8%AD%E0%B8%95'],
  ['../../etc/passwd', '/etc/passwd'],
])('%o leads both frames to %o, each on its own host', (path, shown) => {
  const { frames, go } = open()
  expect(go(path)).toBe(true)
  expect(frames()).toEqual([`${before}${shown}`, `${after}${shown}`])
})

test.each(['//evil.example/x', '\\\\evil.example', '/\t/evil.example', '/\\/evil.example', 'https://evil.example/'])(
  '%o leads no frame to another host',
  (path) => {
    const { frames, go } = open()
    go(path)
    expect(frames().map((src) => new URL(src).origin)).toEqual([before, after])
  },
)

test.each(['javascript:evil()', 'data:text/html,<script>evil()</script>'])('%o is a path of the site', (path) => {
  const { frames, go } = open()
  go(path)
  for (const src of frames()) expect(new URL(src).protocol).toBe('http:')
})

test('the second path starts from the host, not from where the frames are', () => {
  const { frames, go } = open()
  go('/games/slots')
  go('wallet')
  expect(frames()).toEqual([`${before}/wallet`, `${after}/wallet`])
})

test('a width holds for both frames until another is chosen, and leaves them where they are', () => {
  const { window, frames, go, choose } = open()
  go('/wallet')
  const widths = ['390', '768', ''].map((width) => {
    choose(width)
    return window.document.body.dataset.width
  })
  expect(widths).toEqual(['390', '768', ''])
  expect(frames()).toEqual([`${before}/wallet`, `${after}/wallet`])
})
