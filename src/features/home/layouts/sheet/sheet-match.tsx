import { useTranslation } from 'react-i18next'
import type { Fixture } from '#contract/lobby/fixtures.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { oddsText } from '#src/play/odds-text.ts'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { sheetStyles as styles } from './sheet-styles.ts'

const labels = ['1', 'X', '2'] as const

/** A match in its column: when or what, both names upright with their arms between them, and the odds, each of which opens the game. */
export function SheetMatch({ fixture: { game, sides, outcomes, startsAt, live } }: { fixture: Fixture }) {
  const { t } = useTranslation(['home', 'play'])
  const { tag } = useLanguage()
  const { time, day } = useFormat()
  const { play } = useGameActions().actionsOf(game)
  const [home, away] = sides
  const names = `${home.name} – ${away.name}`
  const who = { '1': home.name, X: t('sheet.draw'), '2': away.name }
  return (
    <article className={styles.match}>
      <PartHeading className={styles.heading}>
        <VisuallyHidden>{names}</VisuallyHidden>
      </PartHeading>
      <p className={styles.when}>
        {live
          ? live.score.join(' – ')
          : startsAt
            ? `${day(startsAt)} ${time(startsAt)}`
            : (game.subject ?? game.displayName)}
      </p>
      <div className={styles.sides} aria-hidden="true">
        <b className={styles.name}>{home.name}</b>
        <span className={styles.arms}>
          {sides.map(({ name, crestUrl }) => (
            <Image
              key={name}
              className={styles.crest}
              src={assetUrl(crestUrl)}
              alt=""
              width={26}
              height={29}
              fallback="volleyball"
            />
          ))}
        </span>
        <b className={styles.name}>{away.name}</b>
      </div>
      <div className={styles.odds}>
        {labels.map((label) => {
          const outcome = outcomes.find((one) => one.label === label)
          if (!outcome)
            return (
              <span key={label} className={styles.none} aria-hidden="true">
                <span>{t(`sheet.${label}`)}</span>—
              </span>
            )
          const odds = oddsText(outcome.odds, tag)
          return (
            <button
              key={label}
              type="button"
              className={styles.outcome}
              aria-label={`${names}: ${who[label]}, ${odds}. ${play.label}`}
              onClick={play.onPress}
            >
              <span>{t(`sheet.${label}`)}</span>
              <b>{odds}</b>
            </button>
          )
        })}
      </div>
    </article>
  )
}
