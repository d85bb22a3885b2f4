import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { pageChange } from '#src/lib/page-change.ts'
import { forgetFirstPage } from '../parts/first-paint-page.tsx'
import { closeDrawer } from './side-menu-store.ts'

/** Where the page itself moves, it does so to its place. */
const isStill = () =>
  'moves' in document.documentElement.dataset || window.matchMedia('(prefers-reduced-motion: reduce)').matches

function showAnchor(id: string): boolean {
  const target = document.getElementById(id)
  target?.scrollIntoView({ behavior: isStill() ? 'auto' : 'smooth', block: 'start' })
  return target !== null
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * Stands behind a page inside its Suspense: once the page is there, it scrolls up and gives its heading the focus. A page
 * is its address; where that says more than which page it is, `name` tells pages apart.
 */
export function PageReady({ name }: { name?: string }) {
  const { pathname, search, hash, key, state } = useLocation()
  const page = name ?? `${pathname}${search}`
  // A list keeps its place in the history, and goes there by itself.
  const isHeld = state?.place !== undefined || state?.isHeld === true
  const before = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for a click on the link of the page one is on
  useEffect(() => {
    const isFirst = before.current === undefined
    const isNew = isHeld ? before.current?.split('?')[0] !== pathname : before.current !== page
    before.current = page
    // The first page may come after the visitor has opened the menu.
    if (!isFirst) closeDrawer()
    forgetFirstPage()
    window.dispatchEvent(new Event(pageChange))
    if (hash && showAnchor(hash.slice(1))) return
    if (isFirst) return
    if (!isHeld) window.scrollTo({ top: 0, behavior: isStill() ? 'auto' : 'smooth' })
    if (isNew && !document.querySelector('dialog:modal')) focusHeading()
  }, [page, hash, key])
  return null
}
