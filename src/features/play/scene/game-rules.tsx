import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { helpPath } from '#contract/site/routes.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { SectionHead } from '#src/ui/section-head.tsx'
import type { GameFacts } from '../api/get-game.ts'
import styles from './game-rules.module.css'

type Rules = NonNullable<GameFacts['rules']>

function Question({ title, isOpen, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details className={styles.question} open={isOpen}>
      <summary>
        {title}
        <Icon name="chevron-down" size="small" />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  )
}

function PayTable({ rules: { pays, paysOf } }: { rules: Rules }) {
  const { t } = useTranslation('game')
  const { number } = useFormat()
  return (
    <>
      <p>{t(paysOf === 'line' ? 'rules.ofLine' : 'rules.ofBet')}</p>
      <ul className={styles.pays}>
        {pays.map(({ imageUrl, name, steps }) => (
          <li key={`${imageUrl} ${name}`} data-has-picture={imageUrl ? '' : undefined}>
            {imageUrl && <Image src={assetUrl(imageUrl)} alt="" width={56} height={56} />}
            {name && <span>{name}</span>}
            <dl>
              {steps.map(({ count, times }) => (
                <div key={count}>
                  {count !== null && <dt>{t('rules.alike', { count: number(count) })}</dt>}
                  <dd>×{number(times)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What a game pays, what happens when something fails, and what counts for a bonus; nothing that the gateway does not say. */
export function GameRules({ rules }: { rules: Rules }) {
  const { t } = useTranslation('game')
  const { number, percent } = useFormat()
  const id = useId()
  const { grid, pays, connection, fault, turnoverPercent } = rules
  const all = { to: `${helpPath}#terms`, text: t('rules.all'), label: t('rules.allOf') }
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={t('rules.title')} more={all} />
      <div className={styles.questions}>
        {pays.length > 0 && (
          <Question
            title={grid ? t('rules.paysLines', { count: grid.lines, lines: number(grid.lines) }) : t('rules.pays')}
          >
            <PayTable rules={rules} />
          </Question>
        )}
        <Question title={t('rules.connection')} isOpen>
          <p>{connection}</p>
        </Question>
        <Question title={t('rules.fault')}>
          <p>{fault}</p>
        </Question>
        {turnoverPercent !== null && (
          <Question title={t('rules.bonus', { percent: percent(turnoverPercent / 100) })}>
            <p>{t('rules.bonusText')}</p>
          </Question>
        )}
      </div>
    </section>
  )
}
