import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'

/**
 * What opens a panel beside its button: the button toggles; Escape, a click elsewhere and the focus leaving close it.
 * Spread `holder` on the element around button and panel, and `button` on the button.
 */
export function useDisclosure<Holder extends HTMLElement = HTMLDivElement>() {
  const [isOpen, setOpen] = useState(false)
  const holder = useRef<Holder>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !holder.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [isOpen])
  return {
    isOpen,
    setOpen,
    holder: {
      ref: holder,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        setOpen(false)
        button.current?.focus()
      },
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      },
    },
    button: { ref: button, 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) },
  }
}
