import type { ReactNode } from 'react'
import styles from '../scene/help-topics.module.css'

const box = () => (
  <>
    <rect x="4" y="24" width="40" height="22" className={styles.paper} />
    <path d="M4 24h40v8H4Z" className={styles.tint} />
  </>
)

const page = () => <path d="M8 4h24l8 8v32H8Z" className={styles.paper} />

const drawings: Readonly<Record<string, () => ReactNode>> = {
  deposit: () => (
    <>
      {box()}
      <path d="M24 2v15m-7-6 7 7 7-7" />
    </>
  ),
  withdraw: () => (
    <>
      {box()}
      <path d="M24 18V3m-7 6 7-7 7 7" />
    </>
  ),
  bonus: () => (
    <>
      <rect x="7" y="20" width="34" height="25" className={styles.paper} />
      <path d="M4 12h40v9H4Z" className={styles.tint} />
      <path d="M24 12v33M24 12C18 3 9 4 11 9c1 3 8 3 13 3Zm0 0c6-9 15-8 13-3-1 3-8 3-13 3Z" />
    </>
  ),
  account: () => (
    <>
      <rect x="2" y="9" width="44" height="31" className={styles.paper} />
      <circle cx="15" cy="21" r="5" className={styles.tint} />
      <path d="M7 34c1-8 15-8 16 0M28 18h12M28 25h12M28 32h7" />
    </>
  ),
  games: () => (
    <>
      {page()}
      <path d="M32 4v8h8M14 18h14M14 25h9" />
      <circle cx="34" cy="36" r="9" className={styles.tint} />
      <path d="m30 36 3 3 5-6" className={styles.over} />
    </>
  ),
  limits: () => (
    <>
      <circle cx="24" cy="24" r="20" className={styles.paper} />
      <path d="M24 4a20 20 0 0 1 20 20H24Z" className={styles.tint} />
      <path d="M24 24V12M24 24l9 7" />
    </>
  ),
}

const other = () => (
  <>
    {page()}
    <path d="M8 4h24l8 8H8Z" className={styles.tint} />
    <path d="M15 21h18M15 29h18M15 37h10" />
  </>
)

/** What an article is about, in 48 by 48; the title says it. */
export function TopicDrawing({ term }: { term: string }) {
  return (
    <svg viewBox="0 0 48 48" className={styles.drawing} aria-hidden="true" focusable="false">
      {(drawings[term] ?? other)()}
    </svg>
  )
}
