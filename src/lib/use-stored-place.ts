import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Milliseconds of rest after which a place is worth keeping: browsers refuse to write the history more often. */
const rest = 120

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** How far down the visitor was, as an entry of the history keeps it. */
export function placeOf(state: unknown): number | undefined {
  const { place } = recordOf(state)
  return typeof place === 'number' ? place : undefined
}

/** The router keeps what a page gave it under `usr`, and tells entries apart by `key`. */
function storePlace(key: string): void {
  const state = recordOf(window.history.state)
  // A page on its way is in the history already, and this one is still shown.
  if ((state.key ?? 'default') !== key) return
  const usr = { ...recordOf(state.usr), place: Math.round(window.scrollY) }
  window.history.replaceState({ ...state, usr }, '')
}

/** What a visitor does who wants to be elsewhere. */
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Goes to a place, and again as often as the page grows until it is reached: a page that loads in parts is too short at
 * first. Ends with the visitor's first own move. @returns what ends it before
 */
export function goToPlace(place: number): () => void {
  const go = () => {
    window.scrollTo({ top: place, behavior: 'instant' })
    if (window.scrollY >= place - 1) end()
  }
  const growth = new ResizeObserver(go)
  const end = () => {
    growth.disconnect()
    for (const move of ownMoves) window.removeEventListener(move, end)
  }
  for (const move of ownMoves) window.addEventListener(move, end, { passive: true })
  growth.observe(document.body)
  go()
  return end
}

/** Keeps in the history how far down a list was, and goes there on Back as soon as the list `isReady`. */
export function useStoredPlace(isReady: boolean): void {
  const { key, state } = useLocation()
  const settled = useRef<string>(undefined)
  // Only an entry of the history that was here before says a place.
  const place = placeOf(state)
  const isHeld = recordOf(state).isHeld === true
  // The browser would go by what stood at the top of its window, which need not be in the page any more.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
    return () => {
      window.history.scrollRestoration = 'auto'
    }
  }, [])
  useLayoutEffect(() => {
    if (!isReady || settled.current === key) return
    settled.current = key
    if (place !== undefined) return goToPlace(place)
    if (isHeld) storePlace(key)
  }, [isReady, key, place, isHeld])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const onScroll = () => {
      clearTimeout(timer)
      if (settled.current === key) timer = setTimeout(() => storePlace(key), rest)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
    }
  }, [key])
}
