import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#src/i18n/language.ts'
import type { GameFacts } from '../api/get-game.ts'
import { dayText } from '../lib/fact-format.ts'
import styles from './game-facts-list.module.css'

/** Nothing where the vendor does not state it. */
function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const maxLabels = 20

function Labels({ labels }: { labels: readonly { code: string; name: string }[] }) {
  return (
    <ul className={styles.labels}>
      {labels.slice(0, maxLabels).map(({ code, name }) => (
        <li key={code}>{name}</li>
      ))}
    </ul>
  )
}

/** What a game is about, who made it and since when it is there. */
export function GameFactsList({ game }: { game: GameFacts }) {
  const { t } = useTranslation('play')
  const language = useLanguage()
  const { card, themes, features, releasedAt } = game
  return (
    <dl className={styles.facts}>
      <Fact term={t('game.themes')}>{themes.length > 0 && <Labels labels={themes} />}</Fact>
      <Fact term={t('game.features')}>{features.length > 0 && <Labels labels={features} />}</Fact>
      {!game.maker && <Fact term={t('game.vendor')}>{card.vendorName}</Fact>}
      <Fact term={t('game.released')}>
        {releasedAt && <time dateTime={releasedAt}>{dayText(releasedAt, language)}</time>}
      </Fact>
    </dl>
  )
}
