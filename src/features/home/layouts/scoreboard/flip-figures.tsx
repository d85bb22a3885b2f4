import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './flip-figures.module.css'

/** A figure on flaps, as boards of grounds have it; they turn once when they come. Read as one text. */
export function FlipFigures({ text }: { text: string }) {
  return (
    <span className={styles.flaps} dir="ltr">
      <VisuallyHidden>{text}</VisuallyHidden>
      {[...text].map((figure, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a flap is known by its place, and turns when its figure changes
          key={`${place} ${figure}`}
          className={/\d/.test(figure) ? styles.flap : styles.mark}
          aria-hidden="true"
        >
          {figure}
        </span>
      ))}
    </span>
  )
}
