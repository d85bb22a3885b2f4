import type { CSSProperties } from 'react'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './lettered.module.css'

/** What is one letter to a reader: with its accents. */
const lettersOf = (line: string) => [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment)

/** In letters of the last line, which is half as large again as those before it. */
const widestOf = (lines: readonly string[]) =>
  Math.max(...lines.map((line, index) => lettersOf(line).length * (index < lines.length - 1 ? 0.68 : 1)))

/** A title in drawn capitals: its last line in letters of many colours, each line before it in one. */
export function Lettered({ title }: { title: string }) {
  const lines = title.split('\n')
  return (
    <>
      <VisuallyHidden>{lines.join(' ')}</VisuallyHidden>
      <span className={styles.lettered} style={{ '--letters': widestOf(lines) } as CSSProperties} aria-hidden="true">
        {lines.map((line, index) => (
          <span key={line} className={styles.line} data-words={line}>
            {index < lines.length - 1
              ? line
              : lettersOf(line).map((letter, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: letters recur, and never move
                  <span key={at} className={styles.letter}>
                    {letter}
                  </span>
                ))}
          </span>
        ))}
      </span>
    </>
  )
}
