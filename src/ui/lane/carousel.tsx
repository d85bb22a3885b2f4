import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { Icon } from '../icon.tsx'
import { keyStep } from './autoplay-rules.ts'
import styles from './carousel.module.css'
import { useAutoplay } from './use-autoplay.ts'
import { useSwiper } from './use-swiper.ts'

export interface CarouselTexts {
  label: string
  play: string
  pause: string
  /** "Slide 2 of 4". */
  slide: (position: number, total: number) => string
}

interface Props {
  texts: CarouselTexts
  slides: readonly { key: string; content: ReactNode }[]
  /** Milliseconds between two slides, and that one takes to come. */
  delay: number
  speed: number
}

const classes = { track: styles.track ?? '', slide: styles.slide ?? '' }

/** Slides that follow each other in a loop: paused, swiped, picked by a mark, or driven by the arrow keys. */
export function Carousel({ texts, slides, delay, speed }: Props) {
  const rootRef = useRef<HTMLDivElement>(null)
  const count = slides.length
  const autoplay = useAutoplay({ count, delay, onStep: () => swiper.step(1) })
  const swiper = useSwiper({ rootRef, count, speed: autoplay.prefersReducedMotion ? 0 : speed, classes })
  const shown = swiper.isWhole ? slides : slides.slice(0, 1)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = keyStep(event.key, getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr')
    if (step === 0 || count < 2) return
    event.preventDefault()
    swiper.step(step)
  }

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={texts.label}
      onKeyDown={onKeyDown}
      {...autoplay.holders}
    >
      <div className={styles.viewport} ref={rootRef} data-scrolled={swiper.isScrolled || undefined}>
        <ul className={styles.track} aria-live={autoplay.isOn ? 'off' : 'polite'}>
          {shown.map(({ key, content }, position) => (
            <li
              key={key}
              className={styles.slide}
              aria-label={texts.slide(position + 1, count)}
              inert={position !== swiper.index}
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
      {count > 1 && (
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.toggle}
            aria-label={autoplay.isOn ? texts.pause : texts.play}
            onClick={autoplay.toggle}
          >
            <Icon name={autoplay.isOn ? 'pause' : 'play'} />
          </button>
          <span className={styles.counter} aria-hidden="true">
            <b>{swiper.index + 1}</b> / {count}
          </span>
          <Marks texts={texts} count={count} index={swiper.index} onGo={swiper.go} />
        </div>
      )}
    </section>
  )
}

interface MarksProps {
  texts: CarouselTexts
  count: number
  index: number
  onGo: (index: number) => void
}

function Marks({ texts, count, index, onGo }: MarksProps) {
  return (
    <div className={styles.marks}>
      {Array.from({ length: count }, (_, position) => texts.slide(position + 1, count)).map((label, position) => (
        <button
          key={label}
          type="button"
          className={styles.mark}
          aria-label={label}
          aria-current={position === index || undefined}
          onClick={() => onGo(position)}
        />
      ))}
    </div>
  )
}
