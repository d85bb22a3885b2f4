import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * How many items of a wrapping row stand in its first line; undefined while all do. `content` stands for what is in
 * it: another one measures again, as does another width.
 */
export function useFittingItems<List extends HTMLElement>(
  content: string,
): { ref: RefObject<List | null>; fitting: number | undefined } {
  const ref = useRef<List>(null)
  const [fitting, setFitting] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have other widths
  useLayoutEffect(() => {
    const list = ref.current
    if (!list) return
    const measure = () => {
      const items = [...list.children].filter((item) => item instanceof HTMLElement)
      const top = items[0]?.offsetTop ?? 0
      const first = items.findIndex((item) => item.offsetTop > top)
      setFitting(first === -1 ? undefined : first)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    for (const item of list.children) observer.observe(item)
    return () => observer.disconnect()
  }, [content])
  return { ref, fitting }
}
