import { type ComponentType, createElement, lazy, useState } from 'react'
import { loadPart } from '#src/lib/chunk-failure.ts'

/** A component whose code comes when it is first drawn; a part that never comes is an error, not an endless wait. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadPart(load) }))
}

/**
 * The same for a part that can be asked for before. One that is there by then is drawn at once: React shows what takes
 * the place of a lazy one, and nothing else in that place for 300 ms.
 */
export function earlyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined
  const ask = async () => {
    part = await load()
    return part
  }
  const Lazy = lazyPart(ask)
  function Part(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => part ?? Lazy)
    return createElement(Shown, props)
  }
  return { Part, ask }
}
