import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useNear } from '#src/lib/use-near.ts'
import { ChoiceRow } from '#src/ui/choice-row.tsx'
import { SectionHead } from '#src/ui/section-head.tsx'
import { useVendorGamesQuery } from '../api/get-games.ts'
import type { SectionData } from '../lib/home-sections.ts'
import { cardsShown, hasTabs, vendorsAsked } from '../lib/section-cards.ts'
import styles from './game-section.module.css'
import { PartError } from './part-error.tsx'
import { SectionGames, SectionGamesSkeleton, SectionNote, SectionScene } from './section-games.tsx'

/**
 * One category: its title, its vendors as tabs where it has several, and its games in its own layout. Far from the window
 * it is a title above skeletons, and asks for nothing.
 */
export function GameSection({ section }: { section: SectionData }) {
  const { t } = useTranslation('home')
  const { number } = useFormat()
  const { category, layout, vendors, total } = section
  const [vendor, setVendor] = useState<string>()
  const [ref, isNear] = useNear()
  const asked = isNear ? vendorsAsked(section, vendor) : []
  const query = useVendorGamesQuery(category.gatewayCode, asked)
  const cards = cardsShown(section, vendor, query.games)
  const titleId = `section-${category.id}`
  // The keys of every category are in this namespace; those of a flag that is off have neither string nor caller.
  const title = t(`section.${category.id}.title` as 'section.rng.title')
  const subtitle = t(`section.${category.id}.subtitle` as 'section.rng.subtitle')
  const isPending = !isNear || (cards.length === 0 && query.isPending)

  const figure = number(total)
  const head = (
    <SectionHead
      id={titleId}
      title={title}
      subtitle={subtitle}
      more={{ to: category.path, text: t('all', { figure }), label: t('allOf', { figure, title }) }}
    >
      {hasTabs(section) && (
        <ChoiceRow
          label={t('tabs.label', { title })}
          all={t('tabs.all')}
          choices={vendors}
          chosen={vendor}
          onChoose={setVendor}
        />
      )}
      {['stage', 'curtained', 'lanterns'].includes(layout) && category.id === 'live' && <PlayingNow cards={cards} />}
      <SectionNote layout={layout} />
    </SectionHead>
  )

  return (
    <section
      ref={ref}
      className={styles.section}
      data-layout={layout}
      data-far={isNear ? undefined : ''}
      aria-labelledby={titleId}
    >
      <SectionScene layout={layout} head={head}>
        {isPending && <SectionGamesSkeleton layout={layout} known={cards.length} isStill={!isNear} />}
        {query.isError && cards.length === 0 && <PartError isBusy={query.isFetching} onRetry={query.refetch} />}
        {!isPending && !query.isError && cards.length === 0 && <p className={styles.empty}>{t('empty.text')}</p>}
        {!isPending && cards.length > 0 && <SectionGames layout={layout} cards={cards} />}
      </SectionScene>
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
