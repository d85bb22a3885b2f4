import { useEffect, useState } from 'react'
import { useMediaQuery } from '#src/ui/use-media-query.ts'

/**
 * The game alone in the window: `data-theatre` on the document hides the site around it. A phone that lies has it by
 * itself. Escape ends it where nothing else is open.
 */
export function useTheatre() {
  const [isChosen, setChosen] = useState(false)
  const isLow = useMediaQuery('(max-height: 480px) and (orientation: landscape)')
  const isOn = isChosen || isLow
  useEffect(() => {
    if (!isOn) return
    const { dataset } = document.documentElement
    dataset.theatre = ''
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) setChosen(false)
    }
    window.addEventListener('keydown', leave)
    return () => {
      delete dataset.theatre
      window.removeEventListener('keydown', leave)
    }
  }, [isOn])
  return { isChosen, isLow, toggle: () => setChosen((was) => !was) }
}
