import { useEffect, useRef, useState } from 'react'

/**
 * A tile shows its buttons under a pointer or with focus inside. Where nothing can hover, a first tap shows them and a
 * tap anywhere else hides them again.
 */
export function useReveal() {
  const rootRef = useRef<HTMLElement>(null)
  const [isRevealed, setIsRevealed] = useState(false)

  useEffect(() => {
    if (!isRevealed) return
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) setIsRevealed(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [isRevealed])

  return { rootRef, isRevealed, reveal: () => setIsRevealed(true) }
}
