import { type ComponentType, lazy } from 'react'
import { loadPart } from '#src/lib/chunk-failure.ts'

/** A component whose code comes when it is first drawn; a part that never comes is an error, not an endless wait. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadPart(load) }))
}
