import { createPath, type Location, NavigationType, type Navigator, parsePath, type To } from 'react-router-dom'

/** A step of the visit: where it leads, and how. */
export interface Step {
  location: Location
  how: NavigationType
}

let tell: ((step: Step) => void) | undefined

const noted = (name: 'usr' | 'key' | 'idx'): unknown => Reflect.get(Object(window.history.state), name)

const index = (): number => Number(noted('idx') ?? 0)

/** Where the history is: what the router keeps of an entry stands beside what others do (`usr`, `key` and `idx`). */
export function locationNow(): Location {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, state: noted('usr') ?? null, key: String(noted('key') ?? 'default') }
}

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to))

function urlOf(to: To): URL {
  const { origin } = window.location
  const href = hrefOf(to)
  return new URL(href.startsWith('//') ? origin + href : href, origin)
}

function enter(how: NavigationType.Push | NavigationType.Replace, to: To, state: unknown): void {
  const here = { pathname: window.location.pathname, search: '', hash: '' }
  const address = createPath({ ...here, ...(typeof to === 'string' ? parsePath(to) : to) })
  const isNew = how === NavigationType.Push
  const entry = { usr: state ?? null, key: Math.random().toString(36).slice(2, 10), idx: index() + (isNew ? 1 : 0) }
  try {
    window.history[isNew ? 'pushState' : 'replaceState'](entry, '', address)
  } catch (error) {
    if (Reflect.get(Object(error), 'name') === 'DataCloneError') throw error
    // Browsers refuse a page that writes too often; the address itself loads it anew.
    window.location.assign(address)
    return
  }
  tell?.({ how, location: locationNow() })
}

/** The browser's history, as the router goes about it. */
export const siteHistory: Navigator = {
  createHref: hrefOf,
  createURL: urlOf,
  encodeLocation: (to) => {
    const { pathname, search, hash } = urlOf(to)
    return { pathname, search, hash }
  },
  go: (steps) => window.history.go(steps),
  push: (to, state) => enter(NavigationType.Push, to, state),
  replace: (to, state) => enter(NavigationType.Replace, to, state),
}

/** Tells of each step from now on; gives its end. */
export function followHistory(onStep: (step: Step) => void): () => void {
  const onPop = () => onStep({ how: NavigationType.Pop, location: locationNow() })
  if (noted('idx') === undefined) window.history.replaceState({ ...Object(window.history.state), idx: 0 }, '')
  tell = onStep
  window.addEventListener('popstate', onPop)
  return () => {
    tell = undefined
    window.removeEventListener('popstate', onPop)
  }
}
