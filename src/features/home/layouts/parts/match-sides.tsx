import { useTranslation } from 'react-i18next'
import type { Fixture } from '#contract/lobby/fixtures.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { oddsText } from '#src/play/odds-text.ts'
import { Image } from '#src/ui/picture/image.tsx'
import styles from './match-sides.module.css'

type Outcome = Fixture['outcomes'][number]

/** One match of each game first, so that none has the board alone. */
export function varied(fixtures: readonly Fixture[], most: number): readonly Fixture[] {
  const codes = fixtures.map(({ game }) => game.gameCode)
  const first = fixtures.filter(({ game }, at) => codes.indexOf(game.gameCode) === at)
  return [...new Set([...first, ...fixtures])].slice(0, most)
}

export const keyOf = ({ game, sides: [home, away] }: Fixture): string => `${game.gameCode} ${home.name} ${away.name}`

/** A coat of arms and a name. */
export function Side({ side, className }: { side: Fixture['sides'][number]; className?: string | undefined }) {
  return (
    <span className={className}>
      <Image
        className={styles.crest}
        src={assetUrl(side.crestUrl)}
        alt=""
        width={54}
        height={60}
        fallback="volleyball"
      />
      <bdi className={styles.name}>{side.name}</bdi>
    </span>
  )
}

/** What an outcome pays; it opens the game. `isNamed`: with the side's name, else "1", "X" or "2". */
export function Odds({ fixture, outcome, isNamed }: { fixture: Fixture; outcome: Outcome; isNamed: boolean }) {
  const { t } = useTranslation('home')
  const { tag } = useLanguage()
  const { play } = useGameActions().actionsOf(fixture.game)
  const [home, away] = fixture.sides
  const whoWins = { '1': home.name, X: t('matches.draw'), '2': away.name }[outcome.label]
  const odds = oddsText(outcome.odds, tag)
  return (
    <button
      type="button"
      className={styles.odds}
      aria-label={`${home.name} – ${away.name}: ${whoWins}, ${odds}. ${play.label}`}
      onClick={play.onPress}
    >
      <span className={styles.label}>{isNamed ? whoWins : outcome.label}</span>
      <b className={styles.figure}>{odds}</b>
    </button>
  )
}
