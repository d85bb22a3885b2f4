import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { percentText } from '#src/play/percent-text.ts'
import type { GameFacts } from '../api/get-game.ts'
import { dayText } from '../lib/fact-format.ts'
import styles from './game-facts-list.module.css'

/** What the vendor does not state is said to be so, never a zero. */
function Unstated() {
  const { t } = useTranslation('play')
  return <span className={styles.unstated}>{t('game.unstated')}</span>
}

function Fact({ term, note, children }: { term: string; note?: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children || <Unstated />}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}

const maxLabels = 20

function Labels({ labels }: { labels: readonly { code: string; name: string }[] }) {
  if (labels.length === 0) return <Unstated />
  return (
    <ul className={styles.labels}>
      {labels.slice(0, maxLabels).map(({ code, name }) => (
        <li key={code}>{name}</li>
      ))}
    </ul>
  )
}

export function GameFactsList({ game }: { game: GameFacts }) {
  const { t } = useTranslation('play')
  const { number, moneyText } = useFormat()
  const language = useLanguage()
  const { card, rtp, volatility, maxWinFactor, themes, features, releasedAt } = game
  const limits = card.limits && t('game.range', { min: moneyText(card.limits.min), max: moneyText(card.limits.max) })
  return (
    <section className={styles.section} aria-labelledby="game-facts">
      <h2 id="game-facts" className={styles.title}>
        {t('game.facts')}
      </h2>
      <dl className={styles.facts}>
        <Fact term={t('game.rtp')} {...(rtp !== null && { note: t('game.rtpNote') })}>
          {rtp !== null && <bdi dir="ltr">{percentText(rtp, language)}</bdi>}
        </Fact>
        <Fact term={t('game.volatility.title')}>{volatility && t(`game.volatility.${volatility}`)}</Fact>
        <Fact term={t('game.limits')}>{limits && <bdi dir="ltr">{limits}</bdi>}</Fact>
        <Fact term={t('game.maxWin')}>
          {maxWinFactor !== null && t('game.maxWinFactor', { factor: number(maxWinFactor) })}
        </Fact>
        <Fact term={t('game.themes')}>
          <Labels labels={themes} />
        </Fact>
        <Fact term={t('game.features')}>
          <Labels labels={features} />
        </Fact>
        <Fact term={t('game.vendor')}>{card.vendorName}</Fact>
        <Fact term={t('game.released')}>
          {releasedAt && <time dateTime={releasedAt}>{dayText(releasedAt, language)}</time>}
        </Fact>
      </dl>
    </section>
  )
}
