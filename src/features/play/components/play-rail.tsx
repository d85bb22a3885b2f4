import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { GameCard } from '#contract/lobby/games.ts'
import { gameFactsOf } from '#src/config/game-paths.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { percentText } from '#src/play/percent-text.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import type { GameFacts } from '../api/get-game.ts'
import { nextGames, playedOf, playPath } from '../lib/next-game.ts'
import styles from '../scene/play-rail.module.css'

const shown = 2

interface NextProps {
  game: GameFacts
  isTrial: boolean
}

function NextGame({ card, onPlay }: { card: GameCard; onPlay: () => void }) {
  const { t } = useTranslation('play')
  const language = useLanguage()
  const { displayName, vendorName, iconUrl, rtp } = card
  const figure = rtp !== undefined && t('tile.rtp', { percent: percentText(rtp, language) })
  return (
    <li className={styles.game}>
      <Image src={assetUrl(iconUrl)} alt="" width={54} height={72} className={styles.poster} />
      <span className={styles.words}>
        <strong>{displayName}</strong>
        <bdi className={styles.detail}>{[vendorName, figure].filter(Boolean).join(' · ')}</bdi>
      </span>
      <IconButton icon="play" look="plate" label={t('seamless.next', { name: displayName })} onClick={onPlay} />
    </li>
  )
}

/** Two games to go on with, in the place of this one. */
function WhatNext({ game, isTrial }: NextProps) {
  const { t } = useTranslation('play')
  const navigate = useNavigate()
  const { state } = useLocation()
  const played = [...playedOf(state), game.card.gameCode]
  const cards = nextGames(game.alike, { isTrial, played }).slice(0, shown)
  if (cards.length === 0) return null
  return (
    <section className={styles.card} aria-labelledby="next-games">
      <div className={styles.head}>
        <h2 id="next-games">{t('seamless.nextTitle')}</h2>
        <Link to={gameFactsOf(game.card.gameCode)}>{t('seamless.all')}</Link>
      </div>
      <ul className={styles.games}>
        {cards.map((card) => (
          <NextGame
            key={card.gameCode}
            card={card}
            onPlay={() => void navigate(playPath(card, isTrial), { replace: true, state: { played } })}
          />
        ))}
      </ul>
    </section>
  )
}

interface RailProps {
  /** Undefined as long as its facts are not known. */
  game: GameFacts | undefined
  isTrial: boolean
  /** Where the session stands. */
  session: ReactNode
}

/** Beside a game: where the session stands, and what to play next. */
export function PlayRail({ game, isTrial, session }: RailProps) {
  return (
    <>
      {session}
      {game && <WhatNext game={game} isTrial={isTrial} />}
    </>
  )
}
