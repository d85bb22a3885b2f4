import { useTranslation } from 'react-i18next'
import type { Fixture } from '#contract/lobby/fixtures.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { oddsText } from '#src/play/odds-text.ts'
import { Icon } from '#src/ui/icon.tsx'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { useFixturesQuery } from '../api/queries.ts'
import { marginOf } from '../lib/margin.ts'
import styles from './matches.module.css'

const places = ['first', 'second', 'third', 'fourth'] as const
const keyOf = ({ game, sides: [home, away] }: Fixture): string => `${game.gameCode} ${home.name} ${away.name}`

/** When it is played; of a virtual match, what is played. */
function useWhen({ game, league, startsAt, live }: Fixture): string {
  const { t } = useTranslation('play')
  const { dateTime } = useFormat()
  const what = league ?? game.subject
  const when = live ? t('tag.live') : startsAt !== null && dateTime(startsAt)
  return [when, what, game.displayName].filter(Boolean).join(' · ')
}

function Side({ side }: { side: Fixture['sides'][number] }) {
  return (
    <span className={styles.side}>
      <Image
        className={styles.crest}
        src={assetUrl(side.crestUrl)}
        alt=""
        width={64}
        height={72}
        fallback="volleyball"
      />
      <bdi>{side.name}</bdi>
    </span>
  )
}

/** What each outcome pays. A press opens the game: the bet is placed there. */
function Odds({ fixture, isNamed = false }: { fixture: Fixture; isNamed?: boolean }) {
  const { t } = useTranslation('games')
  const { tag } = useLanguage()
  const { play } = useGameActions().actionsOf(fixture.game)
  const [home, away] = fixture.sides
  const names = { '1': home.name, X: t('matchList.draw'), '2': away.name }
  return (
    <div className={styles.odds}>
      {fixture.outcomes.map(({ label, odds }) => (
        <button
          key={label}
          type="button"
          aria-label={`${home.name} – ${away.name}: ${names[label]}, ${oddsText(odds, tag)}. ${play.label}`}
          onClick={play.onPress}
        >
          <span>{isNamed ? names[label] : label}</span>
          <b>{oddsText(odds, tag)}</b>
        </button>
      ))}
    </div>
  )
}

/** The first match, in its game's own picture. */
function LargeMatch({ fixture }: { fixture: Fixture }) {
  const { t } = useTranslation('games')
  const { percent } = useFormat()
  const [home, away] = fixture.sides
  return (
    <article className={styles.large}>
      <Image
        className={styles.picture}
        src={assetUrl(fixture.game.iconUrl)}
        alt=""
        width={960}
        height={540}
        loading="eager"
      />
      <PartHeading className={styles.heading}>{`${home.name} – ${away.name}`}</PartHeading>
      <p className={styles.when}>{useWhen(fixture)}</p>
      <div className={styles.sides} aria-hidden="true">
        <Side side={home} />
        <b className={styles.score}>{fixture.live ? fixture.live.score.join(' – ') : 'VS'}</b>
        <Side side={away} />
      </div>
      {fixture.live && <VisuallyHidden>{fixture.live.score.join(' – ')}</VisuallyHidden>}
      <Odds fixture={fixture} isNamed />
      <p className={styles.note}>
        <Icon name="info" size="tiny" />
        {t('matchList.note', { margin: percent(marginOf(fixture.outcomes)) })}
      </p>
    </article>
  )
}

function Match({ fixture }: { fixture: Fixture }) {
  const { t } = useTranslation('games')
  const { number } = useFormat()
  const [home, away] = fixture.sides
  return (
    <article className={styles.match}>
      <PartHeading className={styles.heading}>{`${home.name} – ${away.name}`}</PartHeading>
      <p className={styles.line}>
        <span>{useWhen(fixture)}</span>
        {fixture.more > 0 && <b>{t('matchList.more', { count: fixture.more, figure: number(fixture.more) })}</b>}
      </p>
      <div className={styles.pair} aria-hidden="true">
        <Side side={home} />
        <Side side={away} />
      </div>
      <Odds fixture={fixture} />
    </article>
  )
}

/** The matches of a category, one of them large; nothing where its games tell of none. */
export function Matches({ gameType, kind }: { gameType: string; kind: string | undefined }) {
  const { t } = useTranslation('games')
  const { data, isLoading } = useFixturesQuery(gameType, kind)
  const [first, ...others] = data ?? []
  if (!first && !isLoading) return null
  return (
    <>
      <h2>
        <VisuallyHidden>{t('matchList.title')}</VisuallyHidden>
      </h2>
      <section aria-label={t('matchList.title')} aria-busy={isLoading}>
        <ul className={styles.matches}>
          <li className={styles.first}>
            {first ? <LargeMatch fixture={first} /> : <Skeleton className={styles.large} />}
          </li>
          {first
            ? others.map((fixture) => (
                <li key={keyOf(fixture)}>
                  <Match fixture={fixture} />
                </li>
              ))
            : places.map((place) => (
                <li key={place}>
                  <Skeleton className={styles.match} />
                </li>
              ))}
        </ul>
      </section>
    </>
  )
}
