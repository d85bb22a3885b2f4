import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/button.tsx'
import styles from './title-bar.module.css'

interface Props {
  title: string
  isTrial: boolean
  onLeave: () => void
  /** At the end: what can be done with the game. */
  children?: ReactNode
}

/** Above a game: the way out, the game's name, whether it is play money, and its buttons. */
export function TitleBar({ title, isTrial, onLeave, children }: Props) {
  const { t } = useTranslation('play')
  return (
    <header className={styles.bar}>
      <IconButton icon="arrow-left" label={t('seamless.leave')} onClick={onLeave} />
      <h1 className={styles.title}>{title}</h1>
      {isTrial && (
        <span className={styles.trial} title={t('seamless.trialNote')}>
          {t('seamless.trial')}
        </span>
      )}
      <div className={styles.actions}>{children}</div>
    </header>
  )
}
