import { useTranslation } from 'react-i18next'
import type { Lottery } from '#contract/lobby/lottery.ts'
import { classNames } from '#src/lib/class-names.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from '../scene/numbers.module.css'
import tones from '../scene/tones.module.css'
import { Die } from './die.tsx'

type Family = Lottery['family']

export const hasPrizeTable = (family: Family): boolean => ['north', 'south', 'thai', 'fourD'].includes(family)

const toneOf = (number: string): number => Number(number) % 5 || 0

/** Numbers one by one as they were drawn: balls, dice, or places of a race. From left to right in every language. */
function Drawn({ family, numbers, label }: { family: Family; numbers: readonly string[]; label: string }) {
  const { t } = useTranslation('lottery')
  return (
    <ol className={styles.drawn} data-family={family} dir="ltr" aria-label={label}>
      {numbers.map((number, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number may come more than once, its place is what it is
        <li key={place} className={styles.one}>
          {family === 'dice3' && <Die face={number} />}
          {family === 'race10' && (
            <>
              <VisuallyHidden>{t('last.place', { place: place + 1, number })}</VisuallyHidden>
              <span className={classNames(tones.tone, styles.runner)} data-tone={toneOf(number)} aria-hidden="true">
                {number}
              </span>
              <span className={styles.place} aria-hidden="true">
                {place + 1}
              </span>
            </>
          )}
          {family !== 'dice3' && family !== 'race10' && (
            <span className={classNames(tones.tone, styles.ball)} data-tone={toneOf(number)}>
              {number}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

function PrizeTable({ results }: { results: PrizeResults }) {
  return (
    <dl className={styles.prizes}>
      {results.map(({ prize, numbers }, rank) => (
        <div key={prize} className={styles.prize} data-main={rank === 0 ? '' : undefined}>
          <dt>{prize}</dt>
          <dd>
            {numbers.map((number, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two numbers of a prize may be the same
              <bdi key={place} dir="ltr" className={styles.number}>
                {number}
              </bdi>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type PrizeResults = NonNullable<Lottery['last']>['results']

interface NumbersProps {
  family: Family
  results: PrizeResults
  /** Of a prize table only the main prize, with the others to open. */
  isShort?: boolean
}

/** A draw's numbers, drawn as its family has them. */
export function Numbers({ family, results, isShort = false }: NumbersProps) {
  const { t } = useTranslation('lottery')
  const [main, ...others] = results
  if (!main) return <span>{t('last.none')}</span>
  if (!hasPrizeTable(family)) return <Drawn family={family} numbers={main.numbers} label={main.prize} />
  if (!isShort || others.length === 0) return <PrizeTable results={results} />
  return (
    <div className={styles.short}>
      <PrizeTable results={[main]} />
      <details>
        <summary className={styles.more}>{t('last.allPrizes')}</summary>
        <PrizeTable results={others} />
      </details>
    </div>
  )
}
