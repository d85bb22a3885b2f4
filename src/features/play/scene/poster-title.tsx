import { assetUrl } from '#src/gateway/asset-url.ts'
import { usePicture } from '#src/ui/picture/use-picture.ts'
import type { GameFacts } from '../api/get-game.ts'
import styles from './poster-title.module.css'

/** The name of a game as its poster letters it; in the brand's own letters where it has none, or it cannot be had. */
export function PosterTitle({ game: { card, titleUrl } }: { game: GameFacts }) {
  const { address, onLoad, onError } = usePicture(titleUrl && assetUrl(titleUrl))
  const { displayName, gameName } = card
  if (address === undefined)
    return (
      <h1 className={styles.name}>
        <bdi>{displayName}</bdi>
      </h1>
    )
  return (
    <h1 className={styles.name}>
      <img
        className={styles.letters}
        src={address}
        alt={gameName}
        onLoad={onLoad}
        onError={onError}
        draggable={false}
      />
      {displayName !== gameName && (
        <span className={styles.native}>
          <bdi>{displayName}</bdi>
        </span>
      )}
    </h1>
  )
}
