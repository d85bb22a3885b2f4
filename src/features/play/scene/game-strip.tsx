import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import { site } from '#src/config/site.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { percentText } from '#src/play/percent-text.ts'
import { type GameFacts, useRoundsQuery } from '../api/get-game.ts'
import styles from './game-strip.module.css'

/** A figure with its explanation below; nothing where it is not stated. */
function Fact({ term, note, children }: { term: string; note?: string | undefined; children: ReactNode }) {
  if (!children) return null
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
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

/** How a slot is laid out. */
function Grid({ grid: { reels, rows, lines } }: { grid: NonNullable<NonNullable<GameFacts['rules']>['grid']> }) {
  const { t } = useTranslation('game')
  const { number } = useFormat()
  return (
    <Fact term={t('grid')} note={t('gridNote', { count: lines, lines: number(lines) })}>
      <bdi dir="ltr">
        {number(reels)}×{number(rows)}
      </bdi>
    </Fact>
  )
}

/** Of the simulated rounds, how many pay anything. */
function HitRate({ gameCode }: { gameCode: string }) {
  const { t } = useTranslation('play')
  const { percent, number } = useFormat()
  const sample = useRoundsQuery(gameCode).data?.sample
  if (!sample) return null
  return (
    <Fact term={t('game.hitRate')} note={t('game.hitNote', { rounds: number(sample.rounds) })}>
      {percent(sample.paid / sample.rounds, 1)}
    </Fact>
  )
}

/** The facts of a game in a row: as many as are stated, five at the most. */
export function GameStrip({ game }: { game: GameFacts }) {
  const { t } = useTranslation(['play', 'game'])
  const { number } = useFormat()
  const amount = useShortMoney(site.currency)
  const language = useLanguage()
  const { card, rtp, volatility, maxWinFactor, rules } = game
  const limits = card.limits && t('play:game.range', { min: amount(card.limits.min), max: amount(card.limits.max) })
  return (
    <section aria-labelledby="game-facts">
      <h2 id="game-facts" className={styles.title}>
        {t('play:game.facts')}
      </h2>
      <dl className={styles.strip}>
        <Fact term={t('play:game.rtp')} note={t('play:game.rtpNote')}>
          {rtp !== null && <bdi dir="ltr">{percentText(rtp, language)}</bdi>}
        </Fact>
        <Fact
          term={t('play:game.volatility.title')}
          note={volatility ? t(`game:volatilityNote.${volatility}`) : undefined}
        >
          {volatility && (
            <>
              <Swing volatility={volatility} />
              {t(`play:game.volatility.${volatility}`)}
            </>
          )}
        </Fact>
        <Fact term={t('play:game.limits')} note={t('game:limitsNote')}>
          {limits && <bdi dir="ltr">{limits}</bdi>}
        </Fact>
        <Fact term={t('play:game.maxWin')} note={t('game:maxWinNote')}>
          {maxWinFactor !== null && (
            <bdi dir="ltr">{t('play:game.maxWinFactor', { factor: number(maxWinFactor) })}</bdi>
          )}
        </Fact>
        {rules?.grid ? <Grid grid={rules.grid} /> : <HitRate gameCode={card.gameCode} />}
      </dl>
    </section>
  )
}
