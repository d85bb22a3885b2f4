import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openPopup } from '#src/popups/popup-store.ts'
import { useAnnouncementsQuery } from '#src/session/announcements.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useMediaQuery } from '#src/ui/use-media-query.ts'
import styles from './notice-marquee.module.css'

/** Pixels that the line moves in a second. */
const pace = 60
/** The line has the first notices; all of them stand behind its button. */
const maxInLine = 20

/** Sets how long one round takes, from the width of the line; answers whether it is wider than its window. */
function useRound(key: string) {
  const lineRef = useRef<HTMLUListElement>(null)
  const [isWide, setIsWide] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other notices make another width
  useEffect(() => {
    const line = lineRef.current
    const frame = line?.parentElement
    if (!line || !frame) return
    const observer = new ResizeObserver(() => {
      setIsWide(line.scrollWidth > frame.clientWidth)
      frame.style.setProperty('--round', `${Math.max(8, line.scrollWidth / pace)}s`)
    })
    observer.observe(line)
    observer.observe(frame)
    return () => observer.disconnect()
  }, [key])
  return { lineRef, isWide }
}

/** The notices in one moving line, each a way to its text. Hidden where there are none. */
export function NoticeMarquee() {
  const { t } = useTranslation('home')
  const { data, isPending } = useAnnouncementsQuery()
  const notices = data?.playerNotices.slice(0, maxInLine) ?? []
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [isPaused, setIsPaused] = useState(false)
  const { lineRef, isWide } = useRound(notices.map(({ id }) => id).join())
  if (!isPending && notices.length === 0) return null
  const isMoving = isWide && !isStill && !isPaused

  return (
    <section className={styles.notice} aria-label={t('notice.label')}>
      <span className={styles.plate} aria-hidden="true">
        <Icon name="megaphone" />
      </span>
      <span className={styles.label}>{t('notice.short')}</span>
      {isPending && <Skeleton shape="line" className={styles.skeleton} />}
      <div className={styles.window} data-moving={isMoving || undefined}>
        <ul className={styles.line} ref={lineRef}>
          {notices.map(({ id, title }, index) => (
            <li key={id}>
              <button type="button" className={styles.item} onClick={() => openPopup('notice', { index })}>
                {title}
              </button>
            </li>
          ))}
        </ul>
        {isMoving && (
          <ul className={styles.line} aria-hidden="true" inert>
            {notices.map(({ id, title }) => (
              <li key={id} className={styles.item}>
                {title}
              </li>
            ))}
          </ul>
        )}
      </div>
      {isWide && !isStill && (
        <button
          type="button"
          className={styles.toggle}
          aria-label={isPaused ? t('notice.play') : t('notice.pause')}
          onClick={() => setIsPaused(!isPaused)}
        >
          <Icon name={isPaused ? 'play' : 'pause'} size="small" />
        </button>
      )}
      {notices.length > 0 && (
        <button type="button" className={styles.all} onClick={() => openPopup('notice', {})}>
          {t('notice.all')}
        </button>
      )}
    </section>
  )
}
