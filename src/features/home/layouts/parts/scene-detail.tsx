import { Link } from '#src/ui/link.tsx'
import type { TileAbout } from '#src/ui/tiles/tile-actions.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './scene-detail.module.css'

interface Props {
  text: string
  about?: TileAbout | undefined
  className?: string | undefined
}

/** The line below a name in a scene, which leads to what the game is about; it has no mark of its own. */
export function SceneDetail({ text, about, className }: Props) {
  const words = <bdi>{text}</bdi>
  return (
    <p className={className}>
      {about ? (
        <Link className={styles.about} to={about.to}>
          {words}
          <VisuallyHidden>{about.label}</VisuallyHidden>
        </Link>
      ) : (
        words
      )}
    </p>
  )
}
