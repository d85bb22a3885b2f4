import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PromotionExample } from '#contract/account/promotions.ts'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import { Notice } from '#src/account/parts/notice.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { fractionOf, isMore, sumOf } from '#src/lib/decimal.ts'
import { SectionHead } from '#src/ui/section-head.tsx'
import type { PromotionDetail } from '../api/use-promotions.ts'
import styles from './worked-example.module.css'

interface BarProps {
  name: string
  words: string
  /** Of the longest bar, 0 to 1, one after the other. */
  parts: readonly { share: number; look: 'own' | 'bonus' | 'staked' }[]
  /** Into how many equal cells it is cut. */
  cells?: number
}

function Bar({ name, words, parts, cells = 1 }: BarProps) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{words}</dd>
      <dd className={styles.bar} aria-hidden="true">
        {parts.map(({ share, look }) => (
          <i key={look} data-look={look} style={{ inlineSize: `${share * 100}%`, ['--cells' as string]: cells }} />
        ))}
      </dd>
    </div>
  )
}

/** What is paid in or staked, given and staked again, each as long as it is much. */
function Scale({ example, times, currency }: { example: PromotionExample; times: number; currency: string }) {
  const { t } = useTranslation('promotions')
  const amount = useShortMoney(currency)
  const { deposit, stake, bonus, turnover } = example
  const had = sumOf(deposit ?? '0', bonus) ?? bonus
  const longest = [stake ?? '0', turnover].reduce((most, next) => (isMore(next, most) ? next : most), had)
  const share = (part: string) => fractionOf(part, longest)
  return (
    <dl className={styles.scale}>
      {stake !== null && (
        <Bar name={t('worked.stake')} words={amount(stake)} parts={[{ share: share(stake), look: 'staked' }]} />
      )}
      {deposit === null ? (
        <Bar name={t('worked.bonus')} words={amount(bonus)} parts={[{ share: share(bonus), look: 'bonus' }]} />
      ) : (
        <Bar
          name={t('worked.had')}
          words={`${amount(deposit)} + ${amount(bonus)}`}
          parts={[
            { share: share(deposit), look: 'own' },
            { share: share(bonus), look: 'bonus' },
          ]}
        />
      )}
      <Bar
        name={t('worked.turnover')}
        words={times === 0 ? t('worked.nothing') : amount(turnover)}
        parts={[{ share: share(turnover), look: 'staked' }]}
        cells={times}
      />
    </dl>
  )
}

/** What the stakes cost on average; said also where that is more than the bonus. */
function Cost({ example, promotion }: { example: PromotionExample; promotion: PromotionDetail }) {
  const { t } = useTranslation('promotions')
  const { percent } = useFormat()
  const { currency, exampleReturn } = promotion
  const amount = useShortMoney(currency)
  if (exampleReturn === null) return null
  const staked = amount(sumOf(example.stake ?? '0', example.turnover))
  const figures = { staked, cost: amount(example.cost), returns: percent(Number(exampleReturn) / 100, 1) }
  return (
    <Notice tone="info">
      {t('worked.cost', figures)} {isMore(example.cost, example.bonus) && t('worked.costMore')}
    </Notice>
  )
}

/** A promotion worked out in figures, drawn to scale; of a bonus on a deposit for several deposits. */
export function WorkedExample({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotions')
  const { number } = useFormat()
  const id = useId()
  const { examples, currency, turnoverTimes } = promotion
  const amount = useShortMoney(currency)
  const [chosen, setChosen] = useState(Math.min(1, examples.length - 1))
  const example = examples[chosen]
  if (!example) return null
  const times = turnoverTimes ?? 0
  return (
    <section className={styles.worked} aria-labelledby={id}>
      <SectionHead id={id} title={t('worked.title')} />
      {examples.length > 1 && (
        <fieldset className={styles.deposits} aria-label={t('worked.deposit')}>
          {examples.map(({ deposit }, place) => (
            <button key={deposit} type="button" aria-pressed={place === chosen} onClick={() => setChosen(place)}>
              {amount(deposit ?? undefined)}
            </button>
          ))}
        </fieldset>
      )}
      <Scale example={example} times={times} currency={currency} />
      {times > 0 && (
        <p className={styles.note}>{t('worked.cell', { times: number(times), bonus: amount(example.bonus) })}</p>
      )}
      <Cost example={example} promotion={promotion} />
    </section>
  )
}
