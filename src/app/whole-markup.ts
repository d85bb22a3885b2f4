import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

/** What React asks for ahead of the markup: the same pictures stand in it. */
const ahead = /^(<link rel="preload" as="image"[^>]*>)+/

/** Attributes that React spells as its properties are; in a text the quote would be escaped. */
const misspelt =
  / (srcSet|fetchPriority|inputMode|enterKeyHint|autoComplete|autoCapitalize|spellCheck|maxLength|dateTime|crossOrigin)="/g

/**
 * Markup without scripts, taken when every part of it has come: a lazy component is in it as the thing that it loads,
 * whether it is drawn for the first time in this process or not. React's comments stay in it: they say where texts and
 * suspended parts begin, for hydration. @throws what any part throws
 */
export async function renderWhole(node: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(node, {
    // Else React takes what is large out of its place, for a script to put it there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  })
  // React has drawn what stands in the part's place.
  if (errors.length > 0) throw errors[0]
  const markup = (await new Response(prelude).text()).replace(ahead, '')
  return markup.replaceAll(misspelt, (name) => name.toLowerCase())
}
