import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Engine } from './swiper-engine.ts'

interface Options {
  rootRef: RefObject<HTMLElement | null>
  count: number
  speed: number
  classes: { track: string; slide: string }
}

type Module = typeof import('./swiper-engine.ts')

/**
 * The index of a carousel and the means to move it. The engine comes in a chunk of its own after the first slide is on
 * the page; `isWhole` says that the other slides may be drawn. Where the chunk cannot be had, they are scrolled instead.
 */
export function useSwiper({ rootRef, count, speed, classes }: Options) {
  const [index, setIndex] = useState(0)
  const [state, setState] = useState<'first' | 'scrolled' | Module>('first')
  const engine = useRef<Engine>(null)

  useEffect(() => {
    if (count < 2) return
    let isCurrent = true
    import('./swiper-engine.ts').then(
      (module) => isCurrent && setState(module),
      () => isCurrent && setState('scrolled'),
    )
    return () => {
      isCurrent = false
    }
  }, [count])

  const start = useEffectEvent((module: Module, root: HTMLElement) =>
    module.startSwiper(root, { speed, initial: index, classes, onIndex: setIndex }),
  )

  // With the slides on the page, so that no key comes between them and their engine.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of speed or count starts the engine anew
  useLayoutEffect(() => {
    if (typeof state === 'string' || rootRef.current === null) return
    engine.current = start(state, rootRef.current)
    return () => {
      engine.current?.destroy()
      engine.current = null
    }
  }, [state, rootRef, speed, count])

  const go = (to: number) => {
    if (engine.current) return engine.current.go(to)
    setIndex(to)
    const root = rootRef.current
    root?.scrollTo({ left: to * root.clientWidth * (getComputedStyle(root).direction === 'rtl' ? -1 : 1) })
  }

  return {
    index,
    isWhole: state !== 'first',
    isScrolled: state === 'scrolled',
    go,
    step: (by: -1 | 1) => (engine.current ? engine.current.step(by) : go((index + by + count) % count)),
  }
}
