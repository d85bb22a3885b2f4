import { Link } from '#src/ui/link.tsx'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { PartHeading } from '../part-heading.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './tile-actions.module.css'

export interface TileAction {
  text: string
  /** The text with the name of the game behind it: "Play now: Koi Fortune". */
  label: string
  onPress: () => void
}

/** The way to what a tile's game is about; `label` ends what is read out. */
export interface TileAbout {
  to: string
  label: string
}

interface Props {
  play: TileAction
  trial?: TileAction | undefined
}

/** Over a tile's picture: all of it plays; under a pointer or with focus inside, Play above Free trial on a scrim. */
export function TileActions({ play, trial }: Props) {
  return (
    <>
      <button type="button" className={styles.cover} tabIndex={-1} aria-hidden="true" onClick={play.onPress} />
      <div className={styles.actions}>
        <Button icon="play" className={styles.play} aria-label={play.label} onClick={play.onPress}>
          {play.text}
        </Button>
        {trial && (
          <button type="button" className={styles.trial} aria-label={trial.label} onClick={trial.onPress}>
            {trial.text}
          </button>
        )}
      </div>
    </>
  )
}

/** A tile that stands for a list of games: the whole picture is the way there. */
export function TileLink({ to, label }: { to: string; label: string }) {
  return <Link className={styles.link} to={to} aria-label={label} />
}

interface NameProps {
  name: string
  className: string | undefined
  link?: { to: string } | undefined
  play?: TileAction | undefined
}

/** A tile's name does what its picture does. Neither is a stop of the Tab key: the tile's button or link is. */
export function TileName({ name, className, link, play }: NameProps) {
  const inside = <bdi className={styles.words}>{name}</bdi>
  return (
    <PartHeading className={className} title={name}>
      {link ? (
        <Link className={styles.name} to={link.to} tabIndex={-1}>
          {inside}
        </Link>
      ) : play ? (
        <button type="button" className={styles.name} tabIndex={-1} onClick={play.onPress}>
          {inside}
        </button>
      ) : (
        inside
      )}
    </PartHeading>
  )
}

/** The line below a tile's name, which leads to what the game is about where there is such a page. */
export function TileDetail({
  text,
  about,
  className,
}: {
  text: string
  about?: TileAbout | undefined
  className?: string | undefined
}) {
  // A Latin name in a page that runs from the right is cut at its own end.
  const words = <bdi className={styles.text}>{text}</bdi>
  if (!about) return <p className={className}>{words}</p>
  return (
    <p className={className}>
      <Link className={styles.about} to={about.to}>
        <Icon name="info" size="tiny" />
        {words}
        <VisuallyHidden>{about.label}</VisuallyHidden>
      </Link>
    </p>
  )
}
