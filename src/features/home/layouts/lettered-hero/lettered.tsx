import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './lettered.module.css'

/** What is one letter to a reader: with its accents. */
const lettersOf = (line: string) => [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment)

/** Lengths that the style sheet knows: a page may bring no styles of its own. */
const steps = [8, 10, 12, 14, 18, 24] as const

/** In letters of the last line, which is half as large again as those before it. */
const widestOf = (lines: readonly string[]) =>
  Math.max(...lines.map((line, index) => lettersOf(line).length * (index < lines.length - 1 ? 0.68 : 1)))

const lengthOf = (lines: readonly string[]) => steps.find((step) => step >= widestOf(lines)) ?? 24

/** A title in drawn capitals: its last line in letters of many colours, each line before it in one. */
export function Lettered({ title }: { title: string }) {
  const lines = title.split('\n')
  return (
    <>
      <VisuallyHidden>{lines.join(' ')}</VisuallyHidden>
      <span className={styles.lettered} data-letters={lengthOf(lines)} aria-hidden="true">
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
