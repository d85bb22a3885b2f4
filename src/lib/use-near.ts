import { type RefCallback, useCallback, useState } from 'react'

/**
 * For an element that costs much to fill: whether it has come near the window. Once near, it stays so. The `margin` is as
 * in CSS; without one it is a screen's height above and below, so that what a flick of the finger reaches is ready.
 */
export function useNear(margin = '100% 0px'): [RefCallback<Element>, boolean] {
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
