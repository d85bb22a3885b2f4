import { type ReactNode, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { AskDialog } from './ask-dialog.tsx'
import styles from './unanswered.module.css'

type Word = 'title' | 'text' | 'check' | 'giveUp' | 'giveUpAsk' | 'giveUpText' | 'giveUpYes' | 'giveUpNo'

interface UnansweredProps {
  /** What became of a request is not known. */
  isUnknown: boolean
  /** Of a namespace that has these words. */
  t: (key: `unanswered.${Word}`) => string
  /** What it was about: "It is about ৳500." */
  about?: string | undefined
  /** The field of a secret that has to be typed again. */
  children?: ReactNode
  isChecking?: boolean
  onCheck: () => void
  onGiveUp: () => void
}

/** An idempotent request without an answer: says so plainly, with a way to find out and one to give up. */
export function Unanswered(props: UnansweredProps) {
  const { isUnknown, t, about, children, isChecking = false, onCheck, onGiveUp } = props
  const [asks, setAsks] = useState(false)
  const giveUp = () => {
    setAsks(false)
    onGiveUp()
  }
  return (
    <div role="alert" className={styles.place}>
      {isUnknown && (
        <div className={styles.unanswered}>
          <Icon name="circle-help" size="small" />
          <div className={styles.words}>
            <strong>{t('unanswered.title')}</strong>
            <p>{[about, t('unanswered.text')].filter(Boolean).join(' ')}</p>
            {children}
            <div className={styles.ways}>
              <Button size="small" icon="refresh-cw" isBusy={isChecking} onClick={onCheck}>
                {t('unanswered.check')}
              </Button>
              <Button size="small" look="outline" disabled={isChecking} onClick={() => setAsks(true)}>
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
