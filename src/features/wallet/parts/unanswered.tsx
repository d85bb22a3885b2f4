import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { AskDialog } from './ask-dialog.tsx'
import styles from './unanswered.module.css'
import type { Sending } from './use-money-call.ts'

interface UnansweredProps {
  sending: Sending
  /** What it was about: "It is about ৳500." */
  about?: string | undefined
  /** The field of a secret that has to be typed again. */
  children?: ReactNode
  /** Sends it again with what was typed; without it, as it is. */
  onCheck?: () => void
}

/** An order without an answer: says so plainly, and finds out under the same key. */
export function Unanswered({ sending, about, children, onCheck }: UnansweredProps) {
  const { t } = useTranslation('wallet')
  const [asks, setAsks] = useState(false)
  const giveUp = () => {
    setAsks(false)
    sending.giveUp()
  }
  return (
    <div role="alert" className={styles.place}>
      {sending.isUnknown && (
        <div className={styles.unanswered}>
          <Icon name="circle-help" size="small" />
          <div className={styles.words}>
            <strong>{t('unanswered.title')}</strong>
            <p>{[about, t('unanswered.text')].filter(Boolean).join(' ')}</p>
            {children}
            <div className={styles.ways}>
              <Button size="small" icon="refresh-cw" onClick={() => (onCheck ? onCheck() : sending.checkAgain())}>
                {t('unanswered.check')}
              </Button>
              <Button size="small" look="outline" onClick={() => setAsks(true)}>
                {t('unanswered.giveUp')}
              </Button>
            </div>
          </div>
        </div>
      )}
      {asks && (
        <AskDialog
          title={t('unanswered.giveUpAsk')}
          text={t('unanswered.giveUpText')}
          yes={t('unanswered.giveUpYes')}
          no={t('unanswered.giveUpNo')}
          onYes={giveUp}
          onNo={() => setAsks(false)}
        />
      )}
    </div>
  )
}
