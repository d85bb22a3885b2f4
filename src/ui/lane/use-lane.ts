import { useEffect, useRef, useState } from 'react'
import { easeInOut, laneEnds, pageOffset, stepOffset, tilesNear } from './lane-rules.ts'
import { useAutoplay } from './use-autoplay.ts'

interface Options {
  count: number
  /** Moves on by one tile after `delay` ms of rest, in `speed` ms; left out, it moves only when asked to. */
  autoplay?: { delay: number; speed: number }
}

/** Milliseconds that a page of a lane takes when its arrow is pressed. */
const pageSpeed = 420

/** Tiles that are near before the lane was measured. */
const nearAtFirst = 8

/**
 * Everything of a lane that its arrows, its pause button and its track share; and `near`, the number of its tiles, from
 * the first on, that a visitor has come close to.
 */
export function useLane({ count, autoplay }: Options) {
  const trackRef = useRef<HTMLUListElement>(null)
  const frame = useRef(0)
  const [ends, setEnds] = useState({ hasBack: false, hasOn: false })
  const [near, setNear] = useState(nearAtFirst)

  const measure = () => {
    const track = trackRef.current
    if (!track) return
    const place = [Math.abs(track.scrollLeft), track.clientWidth, track.scrollWidth] as const
    const next = laneEnds(...place)
    setNear((now) => Math.max(now, tilesNear(place, count)))
    setEnds((now) => (now.hasBack === next.hasBack && now.hasOn === next.hasOn ? now : next))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of tiles makes another width
  useEffect(() => {
    const track = trackRef.current
    if (!track) return
    const observer = new ResizeObserver(measure)
    observer.observe(track)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame.current)
    }
  }, [count])

  const glide = (target: number, speed: number) => {
    const track = trackRef.current
    if (!track) return
    const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1
    const from = Math.abs(track.scrollLeft)
    const to = Math.min(target, track.scrollWidth - track.clientWidth)
    const start = performance.now()
    track.dataset.gliding = ''
    const move = (now: number) => {
      const share = auto.prefersReducedMotion ? 1 : Math.min(1, (now - start) / speed)
      track.scrollLeft = sign * (from + (to - from) * easeInOut(share))
      if (share < 1) frame.current = requestAnimationFrame(move)
      else delete track.dataset.gliding
    }
    cancelAnimationFrame(frame.current)
    frame.current = requestAnimationFrame(move)
  }

  /** What one tile takes of the lane, gap included. */
  const tileWidth = (track: HTMLElement): number => {
    const [first, second] = track.children
    if (!first || !second) return track.clientWidth
    return Math.max(1, Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left))
  }

  const page = (by: -1 | 1) => {
    const track = trackRef.current
    if (track) glide(pageOffset(Math.abs(track.scrollLeft), track.clientWidth, tileWidth(track), by), pageSpeed)
  }

  const step = () => {
    const track = trackRef.current
    if (!track || !autoplay) return
    const offset = Math.abs(track.scrollLeft)
    glide(stepOffset(offset, track.clientWidth, track.scrollWidth, tileWidth(track)), autoplay.speed)
  }

  const auto = useAutoplay({
    count: autoplay ? count : 0,
    delay: autoplay ? autoplay.delay + autoplay.speed : 0,
    isStillOnTouch: true,
    onStep: step,
  })

  return { trackRef, ends, near, page, measure, auto, count, isAutomatic: autoplay !== undefined }
}

export type Lane = ReturnType<typeof useLane>
