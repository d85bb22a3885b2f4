import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Button } from '#src/ui/button.tsx'
import { useDueCheck } from '../hooks/use-due-check.ts'
import { usePlaySummary } from '../hooks/use-play-summary.ts'
import { playedMinutes } from '../lib/reality-times.ts'
import { useLimitTexts } from '../lib/use-limit-texts.ts'
import styles from '../scene/check-dock.module.css'
import { RestScene } from '../scene/rest-scene.tsx'
import { NextCheck } from './next-check.tsx'
import { RealityFigures } from './reality-figures.tsx'

type Due = NonNullable<ReturnType<typeof useDueCheck>>

interface CheckDockProps {
  /** Has the game wait, or go on. */
  hold: (isHeld: boolean) => void
}

function Band({ due: { summary, nextAt, goOn, takeBreak, error }, hold }: { due: Due } & CheckDockProps) {
  const { t } = useTranslation('limits')
  const texts = useLimitTexts()
  const errorText = useErrorText()
  const band = useRef<HTMLElement>(null)
  useEffect(() => {
    hold(true)
    // The game lets go of the focus while it waits.
    band.current?.focus({ preventScroll: true })
    return () => hold(false)
  }, [hold])
  return (
    <section ref={band} className={styles.dock} aria-label={t('reality.title')} tabIndex={-1}>
      <RestScene className={styles.scene} />
      <div className={styles.words}>
        <p className={styles.title}>{t('reality.played', { length: texts.length(playedMinutes(summary)) })}</p>
        <NextCheck summary={summary} nextAt={nextAt} />
        <RealityFigures {...summary} />
        <div role="alert">{error && errorText(error)}</div>
      </div>
      <div className={styles.ways}>
        <Button look="outline" onClick={takeBreak}>
          {t('reality.takeBreak')}
        </Button>
        <Button look="outline" onClick={goOn}>
          {t('reality.keepPlaying')}
        </Button>
      </div>
    </section>
  )
}

/** A reality check below the game, which waits: what runs in it is seen to its end. */
export function CheckDock({ hold }: CheckDockProps) {
  const { data } = usePlaySummary()
  const due = useDueCheck(data)
  return due ? <Band due={due} hold={hold} /> : null
}
