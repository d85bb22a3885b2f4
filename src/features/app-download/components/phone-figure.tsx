import type { ReactNode } from 'react'
import styles from '../scene/phone-figure.module.css'

export type FigureKind = 'get' | 'install' | 'trust' | 'allow' | 'open' | 'menu' | 'add'

/** A line of text that nobody has to read. */
const line = (x: number, y: number, width: number, look = styles.faint) => (
  <rect key={`${x} ${y}`} x={x} y={y} width={width} height="6" rx="3" className={look} />
)

const sheet = <rect x="30" y="104" width="100" height="78" rx="12" className={styles.sheet} />

const toggle = (x: number, y: number) => (
  <>
    <rect x={x} y={y} width="26" height="14" rx="7" className={styles.action} />
    <circle cx={x + 19} cy={y + 7} r="5" className={styles.light} />
  </>
)

const row = (y: number, width: number) => (
  <g key={y}>
    <rect x="34" y={y} width="92" height="22" rx="6" className={styles.sheet} />
    {line(42, y + 8, width)}
  </g>
)

const screens: Readonly<Record<FigureKind, ReactNode>> = {
  get: (
    <>
      {line(44, 48, 72)}
      {line(44, 60, 52)}
      <rect x="40" y="84" width="80" height="30" rx="8" className={styles.action} />
      <path d="M80 91v12m-6-6l6 6 6-6M72 108h16" className={styles.onAction} />
      {line(44, 130, 72)}
      {line(44, 142, 60)}
    </>
  ),
  install: (
    <>
      {line(44, 48, 60)}
      {line(44, 60, 72)}
      {sheet}
      <rect x="40" y="114" width="24" height="24" rx="6" className={styles.action} />
      {line(72, 118, 44, styles.strong)}
      {line(72, 130, 30)}
      <rect x="40" y="152" width="80" height="20" rx="6" className={styles.action} />
      {line(62, 159, 36, styles.light)}
    </>
  ),
  trust: (
    <>
      {row(46, 50)}
      {row(74, 38)}
      <rect x="34" y="102" width="92" height="48" rx="6" className={styles.chosen} />
      <path d="M52 112l12 4v9c0 8-5 13-12 16-7-3-12-8-12-16v-9z" className={styles.action} />
      <path d="M46 126l5 5 8-9" className={styles.onAction} />
      {line(72, 116, 44, styles.strong)}
      {line(72, 130, 32)}
    </>
  ),
  allow: (
    <>
      {row(46, 44)}
      <rect x="34" y="74" width="92" height="26" rx="6" className={styles.chosen} />
      {line(42, 84, 40, styles.strong)}
      {toggle(94, 80)}
      {row(106, 52)}
      {row(134, 36)}
    </>
  ),
  open: (
    <>
      {[44, 76].flatMap((y) =>
        [40, 68, 96].map((x) => (
          <rect key={`${x} ${y}`} x={x} y={y} width="22" height="22" rx="6" className={styles.faint} />
        )),
      )}
      <rect x="68" y="112" width="24" height="24" rx="7" className={styles.action} />
      <path d="M75 124l4 4 7-8" className={styles.onAction} />
      {line(66, 142, 28, styles.strong)}
    </>
  ),
  menu: (
    <>
      {line(44, 48, 72)}
      {line(44, 60, 60)}
      <rect x="30" y="158" width="100" height="24" rx="8" className={styles.sheet} />
      <circle cx="80" cy="170" r="15" className={styles.action} />
      <path d="M80 174v-12m-4 4l4-4 4 4M73 169v7h14v-7" className={styles.onAction} />
    </>
  ),
  add: (
    <>
      {line(44, 48, 72)}
      {sheet}
      <rect x="36" y="126" width="88" height="26" rx="6" className={styles.chosen} />
      {line(44, 136, 48, styles.strong)}
      <rect x="102" y="131" width="16" height="16" rx="4" className={styles.action} />
      <path d="M110 135v8m-4-4h8" className={styles.onAction} />
    </>
  ),
}

/** What a step looks like on a phone, drawn; the step's text says it all. */
export function PhoneFigure({ kind }: { kind: FigureKind }) {
  return (
    <svg viewBox="0 0 160 200" className={styles.figure} aria-hidden="true" focusable="false">
      <rect x="22" y="6" width="116" height="188" rx="20" className={styles.frame} />
      <rect x="28" y="12" width="104" height="176" rx="15" className={styles.screen} />
      <rect x="66" y="18" width="28" height="6" rx="3" className={styles.frame} />
      {screens[kind]}
    </svg>
  )
}
