import { type RefObject, useEffect } from 'react'

/** Closes what is open when something outside its element is pressed, or Escape, wherever the focus is. */
export function usePressOutside(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  setOpen: (isOpen: false) => void,
): void {
  useEffect(() => {
    if (!isOpen) return
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [root, isOpen, setOpen])
}
