import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

interface Shape {
  columns: number
  /** Height of a row with the gap below it, in CSS px; 0 until it is measured. */
  row: number
  /** From the top of the page. */
  top: number
}

const unmeasured: Shape = { columns: 6, row: 0, top: 0 }
/** Until it is measured. */
const likelyRow = 300

/** The style sheet says how many columns there are; a row is as high as its first tile. */
function shapeOf(list: HTMLElement): Shape {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  const tile = list.firstElementChild?.getBoundingClientRect()
  return {
    columns: Math.max(1, gridTemplateColumns.split(' ').length),
    row: tile?.height ? tile.height + (Number.parseFloat(rowGap) || 0) : 0,
    top: list.getBoundingClientRect().top + window.scrollY,
  }
}

const isSame = (one: Shape, other: Shape): boolean =>
  one.columns === other.columns && Math.abs(one.row - other.row) < 0.5 && Math.abs(one.top - other.top) < 0.5

function useShape(listRef: RefObject<HTMLElement | null>): Shape {
  const [shape, setShape] = useState(unmeasured)
  useLayoutEffect(() => {
    const list = listRef.current
    if (!list) return
    const measure = () => {
      const next = shapeOf(list)
      setShape((now) => (isSame(now, next) ? now : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const element of [list, list.firstElementChild, list.parentElement]) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [listRef])
  return shape
}

/** Which of `count` tiles are near what the window shows, in whole rows, and how much room the others take. */
export function useGridWindow(listRef: RefObject<HTMLElement | null>, count: number) {
  const { columns, row, top } = useShape(listRef)
  const rows = Math.ceil(count / columns)
  const size = row || likelyRow
  const virtualizer = useWindowVirtualizer({ count: rows, estimateSize: () => size, overscan: 1, scrollMargin: top })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height of the rows makes all of them another
  useEffect(() => virtualizer.measure(), [virtualizer, size])
  const shown = virtualizer.getVirtualItems()
  const first = shown[0]?.index ?? 0
  const last = shown.at(-1)?.index ?? Math.min(rows, 3) - 1
  return {
    isMeasured: row > 0,
    start: first * columns,
    end: Math.min(count, (last + 1) * columns),
    /** Whether the end of what has come is near. */
    isNearEnd: last >= rows - 3,
    style: { paddingBlockStart: first * size, minBlockSize: row === 0 ? undefined : rows * row },
  }
}
