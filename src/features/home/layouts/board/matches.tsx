import { useTranslation } from 'react-i18next'
import type { Fixture } from '#contract/lobby/fixtures.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { keyOf, Odds, Side } from '../parts/match-sides.tsx'
import board from './board.module.css'
import styles from './matches.module.css'

/** One match large, others as lines: who plays, when or what, and the odds that the game gives. */
export function Matches({ fixtures: [first, ...others] }: { fixtures: readonly Fixture[] }) {
  const { t } = useTranslation('home')
  return (
    <div className={board.board}>
      {first && <LargeMatch fixture={first} />}
      <div className={styles.side}>
        <ul className={styles.lines}>
          {others.map((fixture) => (
            <li key={keyOf(fixture)}>
              <MatchLine fixture={fixture} />
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          <Icon name="info" size="tiny" />
          {t('matches.note')}
        </p>
      </div>
    </div>
  )
}

const titleOf = ({ sides: [home, away] }: Fixture) => `${home.name} – ${away.name}`

/** When it begins and, below, what it is; of a match without a time, what is played and by which game. */
function useWhen({ game, startsAt, live, league }: Fixture): { first: string; second: string } {
  const { t } = useTranslation('play')
  const { time, day } = useFormat()
  if (live) return { first: t('tag.live'), second: league ?? game.subject ?? game.displayName }
  if (startsAt !== null) return { first: time(startsAt), second: day(startsAt) }
  return { first: game.subject ?? game.displayName, second: league ?? game.displayName }
}

function LargeMatch({ fixture }: { fixture: Fixture }) {
  const { game, sides, outcomes, live } = fixture
  const when = useWhen(fixture)
  return (
    <article className={board.large}>
      <Image className={styles.picture} src={assetUrl(game.iconUrl)} alt="" width={480} height={480} />
      <span className={styles.shade} />
      <PartHeading className={styles.heading}>{titleOf(fixture)}</PartHeading>
      <p className={board.live} data-quiet={live ? undefined : ''}>
        {when.first} · {when.second}
      </p>
      <div className={styles.sides} aria-hidden="true">
        <Side side={sides[0]} className={styles.big} />
        <b className={styles.score}>{live ? live.score.join(' – ') : 'VS'}</b>
        <Side side={sides[1]} className={styles.big} />
      </div>
      {live && <VisuallyHidden>{live.score.join(' – ')}</VisuallyHidden>}
      <div className={styles.bigOdds}>
        {outcomes.map((outcome) => (
          <Odds key={outcome.label} fixture={fixture} outcome={outcome} isNamed />
        ))}
      </div>
    </article>
  )
}

function MatchLine({ fixture }: { fixture: Fixture }) {
  const { t } = useTranslation('home')
  const { number } = useFormat()
  const { sides, outcomes, live, more } = fixture
  const when = useWhen(fixture)
  return (
    <article className={styles.line}>
      <PartHeading className={styles.heading}>{titleOf(fixture)}</PartHeading>
      <p className={styles.when} data-live={live ? '' : undefined}>
        <b>{when.first}</b>
        <small>{when.second}</small>
      </p>
      <div className={styles.pair} aria-hidden="true">
        {sides.map((side, at) => (
          <span key={side.name} className={styles.row}>
            <Side side={side} className={styles.small} />
            {live && <b>{live.score[at]}</b>}
          </span>
        ))}
      </div>
      <div className={styles.odds}>
        {outcomes.map((outcome) => (
          <Odds key={outcome.label} fixture={fixture} outcome={outcome} isNamed={false} />
        ))}
      </div>
      {more > 0 && (
        <p className={styles.more}>
          <span aria-hidden="true">+{number(more)}</span>
          <VisuallyHidden>{t('matches.more', { count: more })}</VisuallyHidden>
        </p>
      )}
    </article>
  )
}
