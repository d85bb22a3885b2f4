import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { percentText } from '#src/play/percent-text.ts'
import { type GameFacts, useRoundsQuery } from '../api/get-game.ts'
import styles from './game-strip.module.css'

/** What the vendor does not state is said to be so, never a zero. */
export function Unstated() {
  const { t } = useTranslation('play')
  return <span className={styles.unstated}>{t('game.unstated')}</span>
}

function Fact({ term, note, children }: { term: string; note?: string | false; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children || <Unstated />}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}

const steps = { low: 2, medium: 3, high: 5 } as const

/** Five rising bars, as many of them lit as the game swings. */
function Swing({ volatility }: { volatility: keyof typeof steps }) {
  return (
    <span className={styles.swing} aria-hidden="true">
      {[1, 2, 3, 4, 5].map((bar) => (
        <i key={bar} data-lit={bar <= steps[volatility] ? '' : undefined} style={{ blockSize: `${bar * 20}%` }} />
      ))}
    </span>
  )
}

/** Of the simulated rounds, how many pay anything; a rest where there are none to count. */
function HitRate({ gameCode }: { gameCode: string }) {
  const { t } = useTranslation('play')
  const { percent, number } = useFormat()
  const { data, isPending } = useRoundsQuery(gameCode)
  const sample = data?.sample
  return (
    <Fact
      term={t('game.hitRate')}
      note={sample ? t('game.hitNote', { rounds: number(sample.rounds) }) : isPending && ' '}
    >
      {sample ? percent(sample.paid / sample.rounds, 1) : isPending && '…'}
    </Fact>
  )
}

/** Five facts of a game in a row. */
export function GameStrip({ game }: { game: GameFacts }) {
  const { t } = useTranslation('play')
  const { number, moneyText } = useFormat()
  const language = useLanguage()
  const { card, rtp, volatility, maxWinFactor } = game
  const limits = card.limits && t('game.range', { min: moneyText(card.limits.min), max: moneyText(card.limits.max) })
  return (
    <section aria-labelledby="game-facts">
      <h2 id="game-facts" className={styles.title}>
        {t('game.facts')}
      </h2>
      <dl className={styles.strip}>
        <Fact term={t('game.rtp')} note={rtp !== null && t('game.rtpNote')}>
          {rtp !== null && <bdi dir="ltr">{percentText(rtp, language)}</bdi>}
        </Fact>
        <Fact term={t('game.volatility.title')}>
          {volatility && (
            <>
              <Swing volatility={volatility} />
              {t(`game.volatility.${volatility}`)}
            </>
          )}
        </Fact>
        <HitRate gameCode={card.gameCode} />
        <Fact term={t('game.limits')}>{limits && <bdi dir="ltr">{limits}</bdi>}</Fact>
        <Fact term={t('game.maxWin')}>
          {maxWinFactor !== null && t('game.maxWinFactor', { factor: number(maxWinFactor) })}
        </Fact>
      </dl>
    </section>
  )
}
