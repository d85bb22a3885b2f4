import Swiper from 'swiper'

export interface Engine {
  go: (index: number) => void
  step: (by: -1 | 1) => void
  destroy: () => void
}

interface Options {
  /** Milliseconds that a slide takes; 0 for a visitor who prefers reduced motion. */
  speed: number
  initial: number
  classes: { track: string; slide: string }
  onIndex: (index: number) => void
}

/**
 * Puts swiper on a track that is already on the page. Only its core: its pagination and arrows write HTML, which a
 * page with Trusted Types refuses, and React draws ours anyway.
 */
export function startSwiper(root: HTMLElement, { speed, initial, classes, onIndex }: Options): Engine {
  const swiper = new Swiper(root, {
    wrapperClass: classes.track,
    slideClass: classes.slide,
    speed,
    initialSlide: initial,
    loop: true,
    // An arrow key counts also while a slide is on its way.
    loopPreventsSliding: false,
    longSwipesRatio: 0.2,
    // A link or a button inside a slide keeps its click; a drag that began on it does not become one.
    preventClicks: true,
    on: { realIndexChange: ({ realIndex }) => onIndex(realIndex) },
  })
  return {
    go: (index) => void swiper.slideToLoop(index),
    step: (by) => void (by === 1 ? swiper.slideNext() : swiper.slidePrev()),
    destroy: () => swiper.destroy(true, false),
  }
}
