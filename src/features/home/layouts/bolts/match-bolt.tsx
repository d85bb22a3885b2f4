import type { Fixture } from '#contract/lobby/fixtures.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { oddsText } from '#src/play/odds-text.ts'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { boltStyles as styles } from './bolt-styles.ts'

/** A match on its cloth: what is played and when, or in which game where it has no time; its sides; its odds, each of which opens the game. */
export function MatchBolt({ fixture: { game, sides, outcomes, league, startsAt, live } }: { fixture: Fixture }) {
  const { tag } = useLanguage()
  const { time, day } = useFormat()
  const { play } = useGameActions().actionsOf(game)
  const [home, away] = sides
  const names = `${home.name} – ${away.name}`
  return (
    <article className={styles.bolt}>
      <div className={styles.cloth}>
        <p className={styles.when}>
          <span>{league ?? game.subject}</span>
          <bdi className={styles.moment}>
            {live ? live.score.join(' : ') : startsAt ? `${day(startsAt)} ${time(startsAt)}` : game.displayName}
          </bdi>
        </p>
        <PartHeading className={styles.sides}>
          <Crest url={home.crestUrl} />
          <bdi>{home.name}</bdi> – <bdi>{away.name}</bdi>
          <Crest url={away.crestUrl} />
        </PartHeading>
        <div className={styles.odds}>
          {outcomes.map(({ label, odds }) => (
            <button
              key={label}
              type="button"
              className={styles.outcome}
              aria-label={`${names}: ${label}, ${oddsText(odds, tag)}. ${play.label}`}
              onClick={play.onPress}
            >
              <span className={styles.mark}>{label}</span>
              <b className={styles.figure}>{oddsText(odds, tag)}</b>
            </button>
          ))}
        </div>
      </div>
    </article>
  )
}

function Crest({ url }: { url: string }) {
  return <Image className={styles.crest} src={assetUrl(url)} alt="" width={32} height={36} fallback="volleyball" />
}
