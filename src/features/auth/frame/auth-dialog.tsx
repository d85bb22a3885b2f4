import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { minimumAge } from '#src/config/site.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { classNames } from '#src/lib/class-names.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { AuthScene } from '../scene/auth-scene.tsx'
import type { AuthGroup } from '../scene/get-auth-scene.ts'
import styles from './auth-dialog.module.css'

interface AuthDialogProps {
  title: string
  /** Whose banner stands beside the content. */
  group: AuthGroup
  /** `wide` has room for two columns of fields. */
  size?: 'narrow' | 'wide'
  /** On phones: the whole screen, or a sheet from below. */
  kind?: 'full' | 'sheet'
  /** Without it there is no way out of the dialog but those among its children. */
  onClose?: (() => void) | undefined
  /** Beside the title where there is room; on phones it is left out. */
  beside?: ReactNode
  /** The last lines; on phones they stay at the screen's edge. */
  foot?: ReactNode
  children: ReactNode
}

/** The frame of log-in, registration and the forgotten password: the brand's scene, a title, and the content beside it. */
export function AuthDialog(props: AuthDialogProps) {
  const { title, group, size = 'narrow', kind = 'full', onClose, beside, foot, children } = props
  const { t } = useTranslation(['shell', 'auth'])
  const { code } = useLanguage()
  return (
    <Dialog
      label={title}
      kind={kind}
      onClose={onClose ?? (() => undefined)}
      className={classNames(styles.dialog, styles[size])}
    >
      <div className={styles.popup} data-kind={kind}>
        {onClose && <IconButton icon="x" label={t('close')} className={styles.close} onClick={onClose} />}
        <AuthScene group={group} />
        <div className={styles.side}>
          <div className={styles.head}>
            <h2 className={styles.title}>{title}</h2>
            {beside && <div className={styles.beside}>{beside}</div>}
          </div>
          <div className={styles.body}>
            <div className={styles.content}>{children}</div>
            {foot && <div className={styles.foot}>{foot}</div>}
          </div>
          <p className={styles.age}>
            <bdi dir="ltr" className={styles.ageMark}>
              {minimumAge(code)}+
            </bdi>
            <span>{t('auth:ageNote', { minimumAge: minimumAge(code) })}</span>
          </p>
        </div>
      </div>
    </Dialog>
  )
}
