import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import type { TableResults } from '#contract/lobby/table-results.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { classNames } from '#src/lib/class-names.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { percentText } from '#src/play/percent-text.ts'
import { useLimitsText } from '#src/play/use-limits-text.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Road, RoadCounts } from './road.tsx'
import { People } from './table-card.tsx'
import styles from './table-hero.module.css'

function Facts({ card }: { card: GameCard }) {
  const { t } = useTranslation('games')
  const language = useLanguage()
  const limits = useLimitsText(card)
  return (
    <dl className={styles.facts}>
      {limits && (
        <div>
          <dt>{t('tables.bets')}</dt>
          <dd>
            <bdi dir="ltr">{limits}</bdi>
          </dd>
        </div>
      )}
      {card.rtp !== undefined && (
        <div>
          <dt>{t('tables.returns')}</dt>
          <dd>{percentText(card.rtp, language)}</dd>
        </div>
      )}
    </dl>
  )
}

function Results({ table }: { table: TableResults }) {
  const { t } = useTranslation('games')
  const { number } = useFormat()
  const count = table.results.length
  return (
    <section className={styles.results} aria-label={t('tables.rounds', { count, figure: number(count) })}>
      <header>
        <b aria-hidden="true">{t('tables.rounds', { count, figure: number(count) })}</b>
        <RoadCounts table={table} />
      </header>
      <Road table={table} isLarge />
      <p>{t('tables.note')}</p>
    </section>
  )
}

/** The table that most people sit at: who deals, in the brand's own house, and how its last rounds ended. */
export function TableHero({ card, table }: { card: GameCard; table: TableResults | undefined }) {
  const { t } = useTranslation(['games', 'play'])
  const { actionsOf, aboutOf } = useGameActions()
  const { play } = actionsOf(card)
  const about = aboutOf(card)
  const name = card.displayName
  return (
    <article className={classNames(styles.hero, card.dealerUrl && styles.night)}>
      {card.dealerUrl ? (
        <Image
          className={styles.dealer}
          src={assetUrl(card.dealerUrl)}
          alt=""
          width={360}
          height={300}
          loading="eager"
        />
      ) : (
        <Image
          className={styles.picture}
          src={assetUrl(card.iconUrl)}
          alt=""
          width={480}
          height={270}
          loading="eager"
        />
      )}
      <div className={styles.words}>
        <p className={styles.tags}>
          <span className={styles.live}>{t('play:tag.live')}</span>
          <People card={card} className={styles.people} />
        </p>
        <PartHeading className={styles.name}>
          <bdi>{name}</bdi>
        </PartHeading>
        <p className={styles.detail}>{[card.subject, card.vendorName].filter(Boolean).join(' · ')}</p>
        <Facts card={card} />
        <div className={styles.ways}>
          <Button size="large" aria-label={play.label} onClick={play.onPress}>
            {t('tables.join')}
          </Button>
          {about && (
            <LinkButton
              look="outline"
              size="large"
              icon="info"
              to={about.to}
              aria-label={`${t('tables.about')}${about.label}`}
            >
              {t('tables.about')}
            </LinkButton>
          )}
        </div>
      </div>
      {table && <Results table={table} />}
    </article>
  )
}

export function TableHeroSkeleton() {
  return <Skeleton className={styles.hero} />
}
