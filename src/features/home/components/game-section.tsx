import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { useFormat } from '#src/i18n/format.ts'
import { PictureTile } from '#src/play/picture-tile.tsx'
import { PosterTile } from '#src/play/poster-tile.tsx'
import { SectionHead } from '#src/ui/section-head.tsx'
import { useVendorGamesQuery } from '../api/get-games.ts'
import type { SectionData } from '../lib/home-sections.ts'
import { cardsShown, hasTabs, vendorsAsked } from '../lib/section-cards.ts'
import styles from './game-section.module.css'
import { PartError } from './part-error.tsx'
import { TileSkeletons } from './tile-skeletons.tsx'
import { VendorTabs } from './vendor-tabs.tsx'

/** One category: its title, its vendors as tabs where it has several, and its games in its own layout. */
export function GameSection({ section }: { section: SectionData }) {
  const { t } = useTranslation('home')
  const { category, home, vendors } = section
  const [vendor, setVendor] = useState<string>()
  const asked = vendorsAsked(section, vendor)
  const query = useVendorGamesQuery(category.gatewayCode, asked)
  const cards = cardsShown(section, vendor, query.games)
  const titleId = `section-${category.id}`
  // The keys of every category are in this namespace; those of a flag that is off have neither string nor caller.
  const title = t(`section.${category.id}.title` as 'section.rng.title')
  const subtitle = t(`section.${category.id}.subtitle` as 'section.rng.subtitle')
  const isPoster = home.layout === 'posters' || home.layout === 'half'
  const isPending = cards.length === 0 && query.isPending

  return (
    <section className={styles.section} data-layout={home.layout} aria-labelledby={titleId}>
      <SectionHead
        id={titleId}
        title={title}
        subtitle={subtitle}
        more={{ to: category.path, text: t('more'), label: t('moreOf', { title }) }}
      >
        {hasTabs(section) && (
          <VendorTabs label={t('tabs.label', { title })} vendors={vendors} chosen={vendor} onChoose={setVendor} />
        )}
        {home.layout === 'feature' && <PlayingNow cards={cards} />}
      </SectionHead>
      {isPending && (
        <TileSkeletons isWide={!isPoster} count={isPoster ? 14 : 3} className={isPoster ? styles.list : undefined} />
      )}
      {query.isError && cards.length === 0 && <PartError isBusy={query.isFetching} onRetry={query.refetch} />}
      {!isPending && !query.isError && cards.length === 0 && <p className={styles.empty}>{t('empty.text')}</p>}
      {cards.length > 0 && (
        <ul className={styles.list} data-layout={home.layout}>
          {cards.map((card) => (
            <li key={card.nodeId}>
              {isPoster ? (
                <PosterTile card={card} />
              ) : (
                <PictureTile card={card} kind={home.layout === 'feature' ? 'table' : 'match'} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** How many people are at the tables shown. */
function PlayingNow({ cards }: { cards: readonly GameCard[] }) {
  const { t } = useTranslation('home')
  const { number } = useFormat()
  const people = cards.reduce((sum, { liveCount = 0 }) => sum + liveCount, 0)
  if (people === 0) return null
  return <span className={styles.playing}>{t('playing', { count: people, figure: number(people) })}</span>
}
