import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currencyDigits } from '#contract/site/figures.ts'
import type { MoneyParts } from '#contract/site/money.ts'
import { site } from '#src/config/site.ts'
import { useFormat } from '#src/i18n/format.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useMediaQuery } from '#src/ui/use-media-query.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { jackpotStyles as styles } from './jackpot-styles.ts'

interface Props {
  /** As the gateway writes it; undefined draws the empty board while it is awaited. */
  amount: string | undefined
  currency?: string | undefined
  /** How many games take part. */
  games?: number | undefined
  /** The last win; some looks have no room for it. */
  lastWin?: ReactNode
  /** What must be said of the figure, in every look. */
  note?: string | undefined
}

/** The figure of the jackpot in the brand's look: plates, thin figures on the page, or a plaque. */
export function JackpotBoard({ amount, currency, games, lastWin, note }: Props) {
  const { t } = useTranslation('home')
  const { money, moneyText } = useFormat()
  const style = { currency: currency ?? site.currency, digits: currencyDigits(currency ?? site.currency) }
  const { shown, isStill, toggle } = useStill(amount)
  const parts = shown === undefined ? undefined : money(shown, style)
  return (
    <section className={styles.board} aria-labelledby="jackpot-title">
      <span className={styles.frame} aria-hidden="true" />
      <header className={styles.head}>
        <div className={styles.titleRow}>
          <h2 className={styles.title} id="jackpot-title">
            {t('jackpot.title')}
          </h2>
          <IconButton
            icon={isStill ? 'play' : 'pause'}
            size="tiny"
            label={t(isStill ? 'jackpot.play' : 'jackpot.pause')}
            onClick={toggle}
          />
        </div>
        <p className={styles.subtitle}>{t('jackpot.subtitle')}</p>
      </header>
      <div className={styles.figure}>
        {shown !== undefined && <VisuallyHidden>{moneyText(shown, style)}</VisuallyHidden>}
        <Figure parts={parts} />
      </div>
      {note ? <p className={styles.note}>{note}</p> : <p className={styles.foot}>{lastWin}</p>}
      <span className={styles.games}>{games !== undefined && t('jackpot.games', { count: games })}</span>
    </section>
  )
}

/** The amount that is shown: the newest, or the one that the visitor stopped at; who prefers less motion begins stopped. */
function useStill(amount: string | undefined) {
  const prefersStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [choice, setChoice] = useState<boolean>()
  const [shown, setShown] = useState(amount)
  const isStill = choice ?? prefersStill
  if (shown !== amount && !(isStill && shown !== undefined)) setShown(amount)
  return { shown, isStill, toggle: () => setChoice(!isStill) }
}

function Figure({ parts }: { parts: MoneyParts | undefined }) {
  if (!parts) return <Skeleton className={styles.skeleton} />
  const symbol = <span className={styles.symbol}>{parts.symbol}</span>
  return (
    <bdi dir="ltr" className={styles.amount} aria-hidden="true">
      {parts.isSymbolFirst && symbol}
      <Digits text={parts.integer} />
      <span className={styles.fraction}>
        <Digits text={parts.fraction} />
      </span>
      {!parts.isSymbolFirst && symbol}
    </bdi>
  )
}

/** A character has its place counted from the end, so that only those that changed turn over. */
function Digits({ text }: { text: string }) {
  return [...text].map((character, position) => {
    const place = text.length - position
    return /\d/.test(character) ? (
      <span key={place} className={styles.digit}>
        <span key={character} className={styles.turn}>
          {character}
        </span>
      </span>
    ) : (
      <span key={place} className={styles.separator}>
        {character}
      </span>
    )
  })
}
