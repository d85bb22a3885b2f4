import { useRef, useState } from 'react'
import { usePressOutside } from './use-press-outside.ts'

/**
 * A tile shows its buttons under a pointer or with focus inside. Where nothing can hover, a first tap shows them and a
 * tap anywhere else hides them again.
 */
export function useReveal() {
  const rootRef = useRef<HTMLElement>(null)
  const [isRevealed, setIsRevealed] = useState(false)
  usePressOutside(rootRef, isRevealed, setIsRevealed)
  return { rootRef, isRevealed, reveal: () => setIsRevealed(true) }
}
