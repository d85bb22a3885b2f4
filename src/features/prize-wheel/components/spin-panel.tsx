import { useTranslation } from 'react-i18next'
import { ClaimOutcome } from '#src/account/parts/claim-outcome.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import type { Wheel } from '../api/queries.ts'
import marks from '../scene/marks.module.css'
import styles from './spin-panel.module.css'
import type { WheelPlay } from './use-wheel.ts'

/** Spins as tickets: those that are left, in as many places as are kept. */
function Tickets({ left, keeps }: { left: number; keeps: number }) {
  const places = Math.min(6, Math.max(left, keeps))
  return (
    <span className={marks.tickets} aria-hidden="true">
      {Array.from({ length: places }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places that never change
        <span key={place} className={marks.ticket} data-left={place < left ? '' : undefined}>
          {place < left && <Icon name="ticket" size="small" />}
        </span>
      ))}
    </span>
  )
}

/** What is to be known before a spin: the one line that matters now. */
function Note({ wheel, play }: { wheel: Wheel; play: WheelPlay }) {
  const { t } = useTranslation('prizeWheel')
  const { dateTime } = useFormat()
  const { pause, nextAt, prizes } = wheel
  if (pause)
    return (
      <>
        <b>{t('pause.title')}</b>{' '}
        {pause.until === null ? t('pause.always') : t('pause.until', { date: dateTime(pause.until) })} {t('pause.text')}
      </>
    )
  if (prizes.length === 0) return t('unknownPrizes')
  if (!play.isOnline) return t('offline')
  if (play.turning.isTurning) return t('drawn')
  const next = nextAt !== null && t('next', { date: dateTime(nextAt) })
  if (play.left === 0)
    return (
      <>
        {next} {t('noNeed')}
      </>
    )
  return (
    <>
      {t('drawn')} {next}
    </>
  )
}

/** The spins that are left, and the button. */
export function SpinPanel({ wheel, play }: { wheel: Wheel; play: WheelPlay }) {
  const { t } = useTranslation('prizeWheel')
  const { number } = useFormat()
  const { left, isBusy, canSpin, request, turning } = play
  // Stays in reach: who has just pressed it keeps their place.
  const isClosed = !canSpin && !isBusy
  return (
    <div className={styles.panel}>
      <div className={styles.left}>
        <p className={styles.count}>
          <span aria-hidden="true">{number(left)}</span>
          {left === 0 ? t('none') : t('spins', { count: left })}
        </p>
        <Tickets left={left} keeps={wheel.keeps} />
      </div>
      {!request.isUnknown && (
        <Button
          size="large"
          icon="rotate-cw"
          isWide
          isBusy={isBusy}
          aria-disabled={isClosed || undefined}
          onClick={() => play.spin()}
        >
          {turning.isTurning ? t('turning') : t('spin')}
        </Button>
      )}
      {turning.isTurning && (
        <Button look="outline" isWide onClick={() => turning.skip()}>
          {t('skip')}
        </Button>
      )}
      <p className={styles.note}>
        <Note wheel={wheel} play={play} />
      </p>
      <ClaimOutcome
        claim={request}
        unknown={{ text: t('unknown.text'), check: t('unknown.check') }}
        className={styles.outcome}
      />
    </div>
  )
}
