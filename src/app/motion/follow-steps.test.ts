// Needs a document.
import { type Location, NavigationType } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import type { ShowStep } from '../router/site-router.tsx'

const scene = vi.hoisted(() => ({
  guide: undefined as ShowStep | undefined,
  code: Promise.resolve() as Promise<unknown>,
  plain: [] as string[],
}))
vi.mock('../router/site-router.tsx', () => ({
  guideSteps: (guide: ShowStep) => {
    scene.guide = guide
  },
  showInSlices: (step: { location: Location }, _from: Location, show: () => void) => {
    scene.plain.push(step.location.pathname)
    show()
  },
}))
vi.mock('../pages/preload-page.ts', () => ({ preloadPage: () => scene.code }))
vi.mock('./motion.css', () => ({}))

/** Updates that the browser was given and has not run. */
let updates: (() => void)[]
const skip = vi.fn()
const shown: string[] = []

const at = (pathname: string): Location => ({ pathname, search: '', hash: '', state: null, key: pathname })

function step(from: string, to: string, how = NavigationType.Push): void {
  scene.guide?.({ location: at(to), how }, at(from), () => shown.push(to))
}

/** Presses the tile of a game, whose link the router then follows. */
function press(to = '/game/koi'): void {
  document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click()
  step('/rng', to)
}

const began = (count: number) => vi.waitFor(() => expect(updates).toHaveLength(count))

beforeEach(async () => {
  vi.resetModules()
  setSite(siteForTests)
  updates = []
  shown.length = 0
  scene.plain = []
  scene.code = Promise.resolve()
  skip.mockReset()
  document.body.innerHTML =
    '<main><article><img src="/koi.webp"><a href="/game/koi">Koi</a></article><article><img><a href="/game/tide">Tide</a></article></main>'
  for (const link of document.querySelectorAll('a')) link.addEventListener('click', (event) => event.preventDefault())
  for (const picture of document.querySelectorAll('img')) {
    Object.defineProperty(picture, 'naturalWidth', { value: 300 })
    picture.getBoundingClientRect = () => new DOMRect(10, 10, 100, 130)
  }
  // A busy machine is no slow browser.
  vi.spyOn(performance, 'now').mockReturnValue(0)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Object.assign(document, {
    startViewTransition: (update: () => void) => {
      updates.push(update)
      const later = new Promise<void>(() => undefined)
      return { ready: later, finished: later, skipTransition: skip }
    },
  })
  const { followSteps } = await import('./follow-steps.ts')
  followSteps()
})

test('the page is shown once the browser has its picture of the old one, in which the tile’s picture is named', async () => {
  press()
  await began(1)
  const [picture] = document.querySelectorAll('img')
  expect(picture?.style.getPropertyValue('view-transition-name')).toBe('game')
  expect(shown).toEqual([])
  updates[0]?.()
  expect(shown).toEqual(['/game/koi'])
  expect(picture?.style.getPropertyValue('view-transition-name')).toBe('')
  expect(scene.plain).toEqual([])
})

test('code that is not there in time comes without motion, and nothing is held', async () => {
  vi.useFakeTimers()
  scene.code = new Promise(() => undefined)
  press()
  await vi.advanceTimersByTimeAsync(600)
  vi.useRealTimers()
  expect(updates).toEqual([])
  expect(scene.plain).toEqual(['/game/koi'])
})

test('who goes on is shown where they went, and what they left is never shown', async () => {
  press()
  await began(1)
  step('/rng', '/promotions')
  expect(skip).toHaveBeenCalled()
  expect(shown).toEqual(['/promotions'])
  updates[0]?.()
  expect(shown).toEqual(['/promotions'])
})

test('the last of two presses counts while their code is on its way', async () => {
  press()
  press('/game/tide')
  await began(1)
  updates[0]?.()
  expect(shown).toEqual(['/game/tide'])
})

test.each([
  ['the visitor wants none', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
  ['the browser has none', () => Reflect.deleteProperty(document, 'startViewTransition')],
  [
    'a dialog stands over the page',
    () => {
      const find = document.querySelectorAll.bind(document)
      const one = [document.body] as unknown as NodeListOf<Element>
      vi.spyOn(document, 'querySelectorAll').mockImplementation((query) =>
        query === 'dialog:modal' ? one : find(query),
      )
    },
  ],
])('no motion where %s', (_why, prepare) => {
  prepare()
  press()
  vi.restoreAllMocks()
  expect(shown).toEqual(['/game/koi'])
  expect(updates).toEqual([])
})

test('a browser that was slow once has no motion for the rest of the visit', async () => {
  press()
  await began(1)
  vi.mocked(performance.now).mockReturnValue(500)
  updates[0]?.()
  press('/game/tide')
  expect(scene.plain).toEqual(['/game/tide'])
})

test('Back moves at once to a page that was there before; to one that was not, as without motion', async () => {
  step('/rng', '/promotions')
  scene.plain = []
  step('/game/koi', '/rng', NavigationType.Pop)
  expect(updates).toHaveLength(1)
  step('/game/koi', '/live', NavigationType.Pop)
  expect(updates).toHaveLength(1)
  expect(scene.plain).toEqual(['/live'])
})
