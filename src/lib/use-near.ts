import { type RefCallback, useCallback, useState } from 'react'

/**
 * For an element that costs much to fill: whether it has come near the window. Once near, it stays so. The `margin` is as
 * in CSS; without one it is half a screen's height above and below: what a scrolling finger reaches is ready, and a first
 * screen does not wait for what hardly anybody scrolls to.
 */
export function useNear(margin = '50% 0px'): [RefCallback<Element>, boolean] {
  const [isNear, setIsNear] = useState(false)
  const ref = useCallback(
    (element: Element | null) => {
      if (!element) return
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          observer.disconnect()
          setIsNear(true)
        },
        { rootMargin: margin },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [margin],
  )
  return [ref, isNear]
}
