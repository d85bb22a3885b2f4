import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import type { Spin, Wheel } from '../api/queries.ts'
import { isSeed, prizeAt, verifySpin } from '../lib/proof.ts'
import marks from '../scene/marks.module.css'
import emblem from '../scene/prize-emblem.module.css'
import { Card } from './card.tsx'
import styles from './fairness-card.module.css'
import type { WheelPlay } from './use-wheel.ts'

interface FairnessProps {
  wheel: Wheel
  play: WheelPlay
}

/** The seed that is fixed for the next spin, as its hash, and the member's own. */
export function NextDraw({ wheel, play }: FairnessProps) {
  const { t } = useTranslation('prizeWheel')
  const { number } = useFormat()
  const { next } = wheel
  const { seed, setSeed, isBusy } = play
  return (
    <section className={styles.next} aria-label={t('proof.title')}>
      <Icon name="shield-check" className={styles.shield} />
      <div className={styles.words}>
        <b>{t('proof.next', { number: number(next.number) })}</b>
        <p>{t('proof.nextText')}</p>
        <bdi className={styles.hash}>SHA-256 {next.seedHash}</bdi>
      </div>
      <div className={styles.seed}>
        <TextField
          label={t('proof.seed')}
          value={seed}
          spellCheck={false}
          autoComplete="off"
          maxLength={64}
          dir="ltr"
          readOnly={isBusy}
          hint={t('proof.seedHint')}
          error={isSeed(seed) ? undefined : t('proof.seedError')}
          onChange={({ target }) => setSeed(target.value.replaceAll(/[^\w-]/g, ''))}
        />
      </div>
    </section>
  )
}

function Step({ place, title, children }: { place: number; title: ReactNode; children?: ReactNode }) {
  return (
    <li className={styles.step}>
      <span className={styles.number} aria-hidden="true">
        {place}
      </span>
      <div className={styles.words}>
        <p>{title}</p>
        {children}
      </div>
    </li>
  )
}

/** All draws in a row, by the prizes that they fall on, with the one that was drawn. */
function Ruler({ wheel, play, roll }: FairnessProps & { roll: number }) {
  const drawn = prizeAt(wheel.prizes, roll)
  return (
    <div className={`${marks.ruler} ${emblem.tiers}`} aria-hidden="true" dir="ltr">
      {wheel.prizes.map(({ id, basisPoints }) => (
        <span
          key={id}
          className={`${marks.range} ${emblem.tier}`}
          data-tier={play.tiers.get(id) ?? 'none'}
          data-drawn={id === drawn ? '' : undefined}
          style={{ flexGrow: basisPoints }}
        />
      ))}
      <span className={marks.needle} style={{ insetInlineStart: `${roll / 100}%` }} />
    </div>
  )
}

function Check({ spin, wheel, play }: FairnessProps & { spin: Spin }) {
  const { t } = useTranslation('prizeWheel')
  const [isRight, setRight] = useState<boolean>()
  const { proof } = spin
  return (
    <div className={styles.check}>
      <Button
        look="outline"
        icon="search"
        onClick={async () => setRight(await verifySpin(spin, wheel.prizes, play.published ?? proof.seedHash))}
      >
        {t('proof.check')}
      </Button>
      <p role="status" className={styles.verdict} data-bad={isRight === false ? '' : undefined}>
        {isRight !== undefined && (
          <>
            <Icon name={isRight ? 'circle-check' : 'circle-alert'} size="small" />
            {t(isRight ? 'proof.right' : 'proof.wrong')}
          </>
        )}
      </p>
    </div>
  )
}

/** How the last spin was drawn, step by step, and a button that calculates it again on this device. */
export function DrawProof({ spin, ...rest }: FairnessProps & { spin: Spin }) {
  const { t } = useTranslation('prizeWheel')
  const { number } = useFormat()
  const { proof, id } = spin
  const seeds = `${proof.memberSeed}:${proof.number}`
  return (
    <Card title={t('proof.how')}>
      <ol className={styles.steps}>
        <Step place={1} title={t('proof.step1')}>
          <bdi className={styles.hash}>{proof.seedHash}</bdi>
        </Step>
        <Step place={2} title={t('proof.step2')}>
          <bdi className={styles.hash}>{seeds}</bdi>
        </Step>
        <Step place={3} title={t('proof.step3', { roll: number(proof.roll) })}>
          <Ruler {...rest} roll={proof.roll} />
        </Step>
        <Step place={4} title={t('proof.step4')}>
          <bdi className={styles.hash}>{proof.seed}</bdi>
        </Step>
      </ol>
      <Check key={id} spin={spin} {...rest} />
    </Card>
  )
}
