import type { MouseEvent } from 'react'

/** The path of the site that a press on a link asks for in this tab; undefined for everything else, which is the browser's. */
export function followedPath({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | undefined {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return undefined
  const href = target.closest('a')?.getAttribute('href')
  return href?.startsWith('/') ? href : undefined
}
