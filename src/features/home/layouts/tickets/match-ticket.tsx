import { useTranslation } from 'react-i18next'
import type { Fixture } from '#contract/lobby/fixtures.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { oddsText } from '#src/play/odds-text.ts'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import styles from './match-ticket.module.css'
import ticket from './tickets.module.css'

/** A match: its two sides, when or what is played, and on the stub the odds of its outcomes; each opens the game. */
export function MatchTicket({ fixture: { game, sides, outcomes, startsAt, live } }: { fixture: Fixture }) {
  const { t } = useTranslation('play')
  const { tag } = useLanguage()
  const { time, day } = useFormat()
  const { play } = useGameActions().actionsOf(game)
  const [home, away] = sides
  const names = `${home.name} – ${away.name}`
  return (
    <article className={ticket.ticket} data-match="">
      <div className={styles.match}>
        <Side name={home.name} crest={home.crestUrl} />
        <p className={styles.middle}>
          <b className={styles.when}>{live ? live.score.join(' : ') : startsAt ? time(startsAt) : 'VS'}</b>
          <span>{live ? t('tag.live') : startsAt ? day(startsAt) : game.subject}</span>
        </p>
        <Side name={away.name} crest={away.crestUrl} />
      </div>
      <div className={styles.stub}>
        <PartHeading className={styles.heading}>{names}</PartHeading>
        {outcomes.map(({ label, odds }) => (
          <button
            key={label}
            type="button"
            className={styles.outcome}
            aria-label={`${names}: ${label}, ${oddsText(odds, tag)}. ${play.label}`}
            onClick={play.onPress}
          >
            <span className={styles.label}>{label}</span>
            <b className={styles.odds}>{oddsText(odds, tag)}</b>
          </button>
        ))}
      </div>
    </article>
  )
}

function Side({ name, crest }: { name: string; crest: string }) {
  return (
    <span className={styles.side}>
      <Image className={styles.crest} src={assetUrl(crest)} alt="" width={40} height={45} fallback="volleyball" />
      <bdi className={styles.name}>{name}</bdi>
    </span>
  )
}
