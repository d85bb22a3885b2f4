import type { ReactNode } from 'react'
import { classNames } from '#src/lib/class-names.ts'
import { IconButton } from '../button.tsx'
import { hasLaneArrows } from './autoplay-rules.ts'
import styles from './scroll-lane.module.css'
import type { Lane } from './use-lane.ts'

interface Props {
  lane: Lane
  /** The id of the title that names the lane. */
  labelledBy: string
  className?: string | undefined
  /** `<li>` elements. */
  children: ReactNode
}

/** A row that scrolls by touch, wheel and keys, and that arrows beside its title turn by a page. */
export function ScrollLane({ lane, labelledBy, className, children }: Props) {
  return (
    <ul
      ref={lane.trackRef}
      className={classNames(styles.track, className)}
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={lane.measure}
      {...lane.auto.holders}
    >
      {children}
    </ul>
  )
}

interface ButtonProps {
  lane: Lane
  /** Arrows are drawn only beside a lane of more tiles than this. */
  arrowsFrom: number
  texts: { back: string; on: string; play: string; pause: string }
}

export function LaneButtons({ lane, arrowsFrom, texts }: ButtonProps) {
  const { auto, ends, page } = lane
  const hasArrows = hasLaneArrows(lane.count, arrowsFrom)
  // What moves by itself can be stopped, however few tiles there are.
  const hasToggle = lane.isAutomatic && lane.count > 1 && (hasArrows || ends.hasBack || ends.hasOn)
  if (!hasArrows && !hasToggle) return null
  return (
    <div className={styles.buttons}>
      {hasToggle && (
        <IconButton
          className={styles.toggle}
          size="small"
          icon={auto.isOn ? 'pause' : 'play'}
          label={auto.isOn ? texts.pause : texts.play}
          onClick={auto.toggle}
        />
      )}
      {hasArrows && (
        <>
          <IconButton
            className={styles.arrow}
            size="small"
            icon="chevron-left"
            label={texts.back}
            disabled={!ends.hasBack}
            onClick={() => page(-1)}
          />
          <IconButton
            className={styles.arrow}
            size="small"
            icon="chevron-right"
            label={texts.on}
            disabled={!ends.hasOn}
            onClick={() => page(1)}
          />
        </>
      )}
    </div>
  )
}
