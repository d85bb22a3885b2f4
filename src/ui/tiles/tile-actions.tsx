import { Link } from '#src/ui/link.tsx'
import { Button } from '../button.tsx'
import styles from './tile-actions.module.css'

export interface TileAction {
  text: string
  /** With the name of the game: "Play Koi Fortune". */
  label: string
  onPress: () => void
}

interface Props {
  play: TileAction
  trial?: TileAction | undefined
  onReveal: () => void
}

/** What lies over a tile's picture: Play above Free trial on a scrim, and under both the tap that shows them. */
export function TileActions({ play, trial, onReveal }: Props) {
  return (
    <>
      <button type="button" className={styles.reveal} tabIndex={-1} aria-hidden="true" onClick={onReveal} />
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
