import { site } from '#src/config/site.ts'
import styles from './wheel-object.module.css'

/** What carries the wheel, with the brand's name on its plinth. */
export function WheelStand() {
  return (
    <>
      <ellipse className={styles.cast} cx="368" cy="722" rx="300" ry="22" />
      <path className={styles.legs} d="M332 540 160 706H212L368 604 524 706H576L404 540Z" />
      <path className={styles.plinth} d="M108 720 138 668H598L628 720Z" />
      <path d="M138 668H598L601 675H135Z" fill="url(#wheel-metal)" />
      <path d="M108 720H628V729H108Z" fill="url(#wheel-metal)" />
      <BrandName x={368} y={706} />
    </>
  )
}

function BrandName({ x, y }: { x: number; y: number }) {
  const [first, ...rest] = site.brand.wordmark
  return (
    <text className={styles.brand} x={x} y={y} textAnchor="middle">
      {first}
      {rest.length > 0 && <tspan className={styles.brandRest}> {rest.join(' ')}</tspan>}
    </text>
  )
}

/** A cloth over the wheel, tied: nobody spins now. */
export function WheelCover() {
  return (
    <g className={styles.cover}>
      <path className={styles.cast} d="M100 716H640L654 730H86Z" />
      <path
        d="M368 36C470 40 596 130 616 284 634 420 640 560 664 706 610 720 560 700 516 712 470 722 420 700 368 710 316 700 268 722 220 712 178 700 128 720 72 706 96 560 102 420 120 284 140 130 266 40 368 36Z"
        fill="url(#wheel-cloth)"
      />
      <path
        className={styles.folds}
        d="M368 36C340 190 270 470 220 712M368 36C378 210 384 470 368 710M368 36C420 190 486 470 516 712M368 36C256 130 176 420 138 708M368 36C480 130 560 420 600 708"
      />
      <path
        className={styles.ridges}
        d="M368 36C318 150 236 440 182 704M368 36C400 180 430 460 442 706M368 36C520 140 600 420 634 706"
      />
      <path className={styles.cord} data-tone="deep" d="M128 376C240 430 496 430 608 376" />
      <path className={styles.cord} d="M128 371C240 425 496 425 608 371" strokeDasharray="18 8" />
      <path
        className={styles.bow}
        d="M360 404C322 372 296 392 310 418 326 436 348 420 364 408L346 478M376 404C414 372 440 392 426 418 410 436 388 420 372 408L394 474"
      />
      <ellipse cx="368" cy="40" rx="30" ry="9" fill="url(#wheel-metal)" />
      <BrandName x={368} y={262} />
    </g>
  )
}

/** The line is down. */
export function OfflineBadge() {
  return (
    <g transform="translate(368 358) scale(2.1)">
      <circle className={styles.badge} r="46" />
      <path className={styles.waves} d="M-24-4a34 34 0 0 1 48 0M-14 8a20 20 0 0 1 28 0" />
      <circle className={styles.badgeDot} cy="20" r="5" />
      <path className={styles.strike} data-tone="gap" d="M-26-26 26 28" />
      <path className={styles.strike} d="M-26-26 26 28" />
    </g>
  )
}
