import { type ReactNode, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { AskDialog } from './ask-dialog.tsx'
import styles from './unanswered.module.css'

export interface UnansweredWords {
  title: string
  text: string
  check: string
  giveUp: string
  /** Asked before the request is given up. */
  ask: { title: string; text: string; yes: string; no: string }
}

interface UnansweredProps {
  /** What became of a request is not known. */
  isUnknown: boolean
  words: UnansweredWords
  /** The field of a secret that has to be typed again. */
  children?: ReactNode
  isChecking?: boolean
  onCheck: () => void
  onGiveUp: () => void
}

/** An idempotent request without an answer: says so plainly, with a way to find out and one to give up. */
export function Unanswered({ isUnknown, words, children, isChecking = false, onCheck, onGiveUp }: UnansweredProps) {
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
            <strong>{words.title}</strong>
            <p>{words.text}</p>
            {children}
            <div className={styles.ways}>
              <Button size="small" icon="refresh-cw" isBusy={isChecking} onClick={onCheck}>
                {words.check}
              </Button>
              <Button size="small" look="outline" disabled={isChecking} onClick={() => setAsks(true)}>
                {words.giveUp}
              </Button>
            </div>
          </div>
        </div>
      )}
      {asks && <AskDialog {...words.ask} onYes={giveUp} onNo={() => setAsks(false)} />}
    </div>
  )
}
