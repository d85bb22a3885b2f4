import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { usePressOutside } from '../use-press-outside.ts'

/**
 * What opens a panel beside its button: the button toggles; Escape, a click elsewhere and the focus leaving close it.
 * Spread `holder` on the element around button and panel, and `button` on the button.
 */
export function useDisclosure<Holder extends HTMLElement = HTMLDivElement>() {
  const [isOpen, setOpen] = useState(false)
  const holder = useRef<Holder>(null)
  const button = useRef<HTMLButtonElement>(null)
  usePressOutside(holder, isOpen, setOpen)
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
