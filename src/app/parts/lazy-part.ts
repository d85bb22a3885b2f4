import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react'
import { loadPart } from '#src/lib/chunk-failure.ts'

/** A component whose code comes later. `ask` asks for it before it is drawn. */
export type LazyPart<Props> = FunctionComponent<Props> & { ask: () => Promise<unknown> }

/**
 * A component whose code comes when it is first drawn, or asked for before; a part that never comes is an error, not an
 * endless wait. One that is there by then is drawn at once: React shows what takes the place of a lazy one, and nothing
 * else in that place for 300 ms.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let part: ComponentType<Props> | undefined
  const ask = async () => {
    part = await load()
    return part
  }
  const Lazy = lazy(async () => ({ default: await loadPart(ask) }))
  function Part(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => part ?? Lazy)
    return createElement(Shown, props)
  }
  return Object.assign(Part, { ask })
}
