import { type RefObject, useEffect, useState } from 'react'

/** Full screen for one element; `isPossible` is false where the browser has none for it. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement === element.current && element.current !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [element])
  const toggle = async () => {
    try {
      if (document.fullscreenElement) await document.exitFullscreen()
      else await element.current?.requestFullscreen()
    } catch {
      // The browser keeps to the window: the game goes on there.
    }
  }
  return { isPossible: document.fullscreenEnabled === true, isFull, toggle: () => void toggle() }
}
