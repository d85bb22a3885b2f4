import { useState } from 'react'

/** Copies a text; `state` says how that went. */
export function useCopy(): { state: 'idle' | 'copied' | 'refused'; copy: (text: string) => Promise<void> } {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      // No clipboard here, or the visitor does not allow it.
      setState('refused')
    }
  }
  return { state, copy }
}
