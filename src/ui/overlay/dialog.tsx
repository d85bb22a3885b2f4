import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from '#src/lib/class-names.ts'
import { dialogsChange } from '#src/lib/dialogs-change.ts'
import { useDocumentTitle } from '#src/lib/document-title.ts'
import styles from './dialog.module.css'

interface DialogProps {
  /** The name of the dialog, for those who do not see its heading; the document's title while it is open. */
  label: string
  /** `centre`: in the middle; `sheet`: on phones from below; `full`: on phones the whole screen; `drawer`: from the side. */
  kind?: 'centre' | 'sheet' | 'full' | 'drawer'
  /** A click beside it closes it; never where something typed would be lost. */
  closesOutside?: boolean
  /** An address opens it: Back leads away from it by itself. */
  hasAddress?: boolean
  onClose: () => void
  className?: string | undefined
  children: ReactNode
}

/** A modal dialog of the browser's own: it keeps the focus, gives it back when it goes, and closes on Escape. */
export function Dialog(props: DialogProps) {
  const { label, kind = 'centre', closesOutside = false, hasAddress = false, onClose, className, children } = props
  const ref = useRef<HTMLDialogElement>(null)
  useDocumentTitle(label, 'popup')
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog && !dialog.open) dialog.showModal()
    window.dispatchEvent(new Event(dialogsChange))
    // React's own `autoFocus` comes before the dialog opens, which then takes the first control instead.
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    // Closed before React takes it away, so that the browser gives the focus back.
    return () => {
      dialog?.close()
      window.dispatchEvent(new Event(dialogsChange))
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, by `onCancel`
    <dialog
      ref={ref}
      aria-label={label}
      data-address={hasAddress ? '' : undefined}
      className={classNames(styles.dialog, styles[kind], className)}
      onCancel={(event) => {
        // React hands on what was meant for a dialog inside this one.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        // A second Escape closes it unasked: whoever may not leave it is shown it again.
        if (ref.current?.open !== false) return
        onClose()
        requestAnimationFrame(() => {
          if (ref.current?.open === false) ref.current.showModal()
        })
      }}
      onClick={(event) => {
        if (closesOutside && event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.inside}>{children}</div>
    </dialog>
  )
}
