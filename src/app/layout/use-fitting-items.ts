import { type RefObject, useLayoutEffect } from 'react'

interface Row {
  /** Of each item, in pixels. */
  widths: readonly number[]
  /** Of each item: the lower, the longer it stays. */
  ranks: readonly number[]
  /** What all of them have together, in pixels. */
  room: number
  /** What the button takes that stands for those left out. */
  moreWidth: number
}

/** Places of the items that are left out, so that the others fit: none where all do. */
export function itemsLeftOut({ widths, ranks, room, moreWidth }: Row): number[] {
  const places = widths.map((_, place) => place)
  if (widths.reduce((sum, width) => sum + width, 0) <= room) return []
  const byRank = places.toSorted((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0))
  let left = room - moreWidth
  const first = byRank.findIndex((place) => {
    left -= widths[place] ?? 0
    return left < 0
  })
  const out = first === -1 ? [] : byRank.slice(first)
  return places.filter((place) => out.includes(place))
}

interface List {
  ref: RefObject<HTMLElement | null>
  /** Stands for what is in it: another one measures again, as does another width. */
  content: string
  ranks: readonly number[]
}

/**
 * Says which items of a list have no room beside each other and the element behind it, those of the highest ranks
 * first. What is left out takes no room, and can still be measured.
 */
export function useFittingItems({ ref, content, ranks }: List, onMeasured: (leftOut: readonly number[]) => void): void {
  const order = ranks.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have other widths
  useLayoutEffect(() => {
    const list = ref.current
    const frame = list?.parentElement
    if (!list || !frame) return
    const widthOf = (part: Element | null) => part?.getBoundingClientRect().width ?? 0
    let before = ''
    const measure = () => {
      const now = itemsLeftOut({
        widths: [...list.children].map(widthOf),
        ranks: order.split(',').map(Number),
        room: widthOf(frame),
        moreWidth: widthOf(list.nextElementSibling),
      })
      if (now.join() !== before) onMeasured(now)
      before = now.join()
    }
    const observer = new ResizeObserver(measure)
    for (const part of [frame, list, ...list.children]) observer.observe(part)
    return () => observer.disconnect()
  }, [ref, content, order, onMeasured])
}
