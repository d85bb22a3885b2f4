import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-names.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import styles from './link-popup.module.css'
import { useOnTop } from './use-on-top.ts'

interface LinkFrameProps {
  icon?: IconName
  tone?: 'info' | 'warn'
  title?: string
  text?: ReactNode
  /** Without any the gateway is still being asked. */
  children?: ReactNode
  onClose: () => void
}

/** The dialog about a link: what it is, the accounts, and the answers. */
export function LinkFrame({ icon = 'user', tone = 'info', title, text, children, onClose }: LinkFrameProps) {
  const { t } = useTranslation('auth')
  const inside = useRef<HTMLDivElement>(null)
  useOnTop(inside)
  return (
    <Dialog label={title ?? t('link.waiting')} kind="sheet" className={styles.dialog} onClose={onClose}>
      <div ref={inside} className={styles.frame}>
        {children === undefined ? (
          <p role="status" className={styles.pending}>
            <Spinner />
            {t('link.waiting')}
          </p>
        ) : (
          <>
            <header className={styles.head}>
              <span className={styles.mark} data-tone={tone}>
                <Icon name={icon} />
              </span>
              <h2 className={styles.title}>{title}</h2>
            </header>
            {text && <p className={styles.text}>{text}</p>}
            {children}
          </>
        )}
      </div>
    </Dialog>
  )
}
