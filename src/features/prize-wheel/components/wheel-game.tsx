import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdempotentRequest } from '#src/account/money/use-idempotent-request.ts'
import { ClaimOutcome } from '#src/account/parts/claim-outcome.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { spinPrizeWheel } from '#src/gateway/account-calls.ts'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import { invalidateWheel, type Spin, type Wheel } from '../api/queries.ts'
import { fieldsOf } from '../lib/fields.ts'
import { usePrizeText } from './use-prize-text.ts'
import { useTurning } from './use-turning.ts'
import styles from './wheel-game.module.css'
import { WheelPicture } from './wheel-picture.tsx'

function PrizeMessage({ spin, currency }: { spin: Spin; currency: string }) {
  const { t } = useTranslation('prizeWheel')
  const { moneyText } = useFormat()
  const textOf = usePrizeText(currency)
  const { kind, turnover } = spin
  // Without a prize it is said as plainly as with one.
  if (kind === 'none') return <Notice>{t('result.none')}</Notice>
  const owed =
    turnover === null ? t('turnoverNone') : t('turnover', { amount: moneyText(turnover, { currency }) ?? turnover })
  return (
    <Notice tone="ok">
      {t(`result.${kind}`, { amount: textOf(spin) })} {kind === 'money' && owed}
    </Notice>
  )
}

function Left({ spins, nextAt }: Pick<Wheel, 'spins' | 'nextAt'>) {
  const { t } = useTranslation('prizeWheel')
  const { dateTime } = useFormat()
  return (
    <div className={styles.left}>
      <p className={styles.spins}>{spins === 0 ? t('none') : t('spins', { count: spins })}</p>
      {nextAt !== null && <p className={styles.quiet}>{t('next', { date: dateTime(nextAt) })}</p>}
    </div>
  )
}

/** The wheel, its button, and what came out. */
export function WheelGame({ wheel }: { wheel: Wheel }) {
  const { t } = useTranslation('prizeWheel')
  const client = useQueryClient()
  const { prizes, spins, nextAt, currency } = wheel
  const fields = useMemo(() => fieldsOf(prizes), [prizes])
  // Not before it stands: the list of spins would tell what comes.
  const turning = useTurning(fields, () => void invalidateWheel(client))
  const spin = useIdempotentRequest({
    form: 'wheel',
    call: spinPrizeWheel,
    onDone: ({ value }) => turning.turn(value),
  })
  const { refusal } = spin
  const isOut = refusal !== null && toGatewayError(refusal).code === 'wheel.no-spins'
  const left = turning.spin?.spins ?? spins
  const isBusy = spin.isSending || turning.isTurning
  // Stays in reach: who has just pressed it keeps their place.
  const isClosed = left === 0 && !isBusy
  return (
    <div className={styles.game}>
      <WheelPicture
        fields={fields}
        currency={currency}
        angle={turning.angle}
        isTurning={turning.isTurning}
        result={turning.spin?.prizeId}
      />
      <Left spins={isOut ? 0 : left} nextAt={nextAt} />
      {!spin.isUnknown && (
        <Button
          size="large"
          className={styles.spin}
          isBusy={isBusy}
          aria-disabled={isClosed || undefined}
          onClick={() => {
            if (!isBusy && !isClosed) spin.send({ body: {} })
          }}
        >
          {turning.isTurning ? t('turning') : t('spin')}
        </Button>
      )}
      <div role="status" className={styles.notes}>
        {turning.spin && <PrizeMessage spin={turning.spin} currency={currency} />}
      </div>
      <ClaimOutcome
        claim={spin}
        unknown={{ text: t('unknown.text'), check: t('unknown.check') }}
        className={styles.notes}
      />
    </div>
  )
}
