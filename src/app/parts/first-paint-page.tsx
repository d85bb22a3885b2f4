import { useState } from 'react'
import { isAt, isHomePath } from '#src/config/home-path.ts'

/** What the page draws again in code of its own that comes later, by where it stands in the first paint. */
const parts = { page: '#main > *', footer: 'footer', menuFoot: 'aside nav + *' } as const

type Part = keyof typeof parts

const kept: Partial<Record<Part, readonly Node[]>> = {}

const keep = (part: Part) => {
  kept[part] = [...document.querySelectorAll(parts[part])].map((element) => element.cloneNode(true))
}

/** The page that was painted, by its path. */
let painted = '/'

/** Whether the page at this address is the one that was painted. */
export const isPainted = (pathname: string): boolean =>
  painted === '/' ? isHomePath(pathname) : isAt(pathname, painted)

/** Takes copies of the first paint before React clears it away, where it is in the visitor's language. */
export function holdFirstPaint(hasOwnWords: boolean): void {
  painted = document.documentElement.dataset.path ?? '/'
  if (!hasOwnWords) return
  keep('page')
  keep('footer')
  keep('menuFoot')
}

/** The page within a hydrated frame does not answer before it is hydrated itself: until `forgetFirstPage`. */
export function holdPage(): void {
  document.getElementById('main')?.toggleAttribute('inert', true)
}

/** From the first real page on, the page answers, and no other waits behind the home page's skeleton. */
export function forgetFirstPage(): void {
  kept.page = []
  document.getElementById('main')?.toggleAttribute('inert', false)
}

/** A part of the first paint once more, while its code is loading: nothing jumps. It does not answer yet. */
export function FirstPaintPart({ of }: { of: Part }) {
  const [nodes] = useState(kept[of] ?? [])
  return <div ref={(element) => element?.replaceChildren(...nodes)} style={{ display: 'contents' }} inert />
}
