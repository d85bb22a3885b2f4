import { useTranslation } from 'react-i18next'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { Image } from '#src/ui/picture/image.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { GameFacts } from '../api/get-game.ts'
import styles from './game-art.module.css'

export interface ArtProps {
  /** Undefined while it is on its way. */
  game: GameFacts | undefined
  /** The picture of the tile that led here, which stands there until the game's own has come. */
  tilePicture: string | undefined
}

function Picture({ game: { card, wideUrl, sceneUrl } }: { game: GameFacts }) {
  const { t } = useTranslation('play')
  return (
    <Image
      className={styles.picture}
      src={assetUrl(sceneUrl ?? wideUrl)}
      alt={t('game.picture', { name: card.displayName })}
      width={960}
      height={540}
      loading="eager"
    />
  )
}

/** The world of a game, or else its wide picture; its frame is there from the first moment, and stays. */
export function GameArt({ game, tilePicture }: ArtProps) {
  const style = tilePicture === undefined ? undefined : { backgroundImage: `url(${JSON.stringify(tilePicture)})` }
  return (
    <div className={styles.art} style={style} data-moves-as="game" data-world={game?.sceneUrl ? '' : undefined}>
      {game ? <Picture game={game} /> : !style && <Skeleton className={styles.picture} />}
    </div>
  )
}
