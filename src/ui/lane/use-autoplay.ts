import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react'
import { useMediaQuery } from '../use-media-query.ts'
import { isAutoplayOn, isAutoplayRunning } from './autoplay-rules.ts'

interface Options {
  count: number
  /** Milliseconds between two steps. */
  delay: number
  isStillOnTouch?: boolean
  onStep: () => void
}

/** Moves on by itself until it is paused or held; spread `holders` on the part whose hover or focus holds it. */
export function useAutoplay({ count, delay, isStillOnTouch = false, onStep }: Options) {
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isTouch = useMediaQuery('(hover: none), (max-width: 767px)')
  const state = {
    count,
    choice,
    isHeld: isHovered || isFocused,
    prefersReducedMotion,
    isStillOnTouch: isStillOnTouch && isTouch,
  }
  const isOn = isAutoplayOn(state)
  const isRunning = isAutoplayRunning(state)
  const step = useEffectEvent(() => {
    if (!document.hidden) onStep()
  })

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => step(), delay)
    return () => clearInterval(timer)
  }, [isRunning, delay])

  return {
    isOn,
    isRunning,
    prefersReducedMotion,
    toggle: () => setChoice(isOn ? 'pause' : 'play'),
    holders: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
      onBlur: () => setIsFocused(false),
    },
  }
}
