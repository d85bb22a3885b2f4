import { useTranslation } from 'react-i18next'
import type { Lottery } from '#contract/lobby/lottery.ts'
import { accountPage } from '#src/config/account-path.ts'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useBalanceQuery } from '#src/session/session.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Money } from '#src/ui/money.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import type { PlacingBet } from '../hooks/use-place-bet.ts'
import { decimal, minorUnits } from '../lib/amount.ts'
import { type SlipBet, totalsOf } from '../lib/slip.ts'
import styles from './bet-dialog.module.css'
import card from './card.module.css'
import { SlipTotals } from './slip-totals.tsx'

interface BetDialogProps {
  lottery: Lottery
  bets: readonly SlipBet[]
  /** The draw that was to be bet on takes no more. */
  isClosed: boolean
  placing: PlacingBet
  onClear: () => void
}

/** What is bet on what, with both answers equally at hand. */
function Asked({ lottery, bets, placing }: Pick<BetDialogProps, 'lottery' | 'bets' | 'placing'>) {
  const { t } = useTranslation('lottery')
  const { number } = useFormat()
  return (
    <div className={styles.asked}>
      <h2 className={card.title}>{t('confirm.title')}</h2>
      <dl className={styles.facts}>
        <dt>{t('confirm.lottery')}</dt>
        <dd>{lottery.name}</dd>
        <dt>{t('confirm.draw')}</dt>
        <dd>{placing.confirmed?.drawNo}</dd>
        <dt>{t('confirm.bets')}</dt>
        <dd>{number(bets.length)}</dd>
      </dl>
      <SlipTotals bets={bets} />
      <Balances cost={totalsOf(bets).total} />
      <p className={styles.text}>{t('confirm.text')}</p>
      <div className={styles.answers}>
        <Button look="outline" disabled={placing.isPending} onClick={placing.leave}>
          {t('confirm.cancel')}
        </Button>
        <Button look="outline" isBusy={placing.isPending} onClick={placing.place}>
          {t(placing.isPending ? 'confirm.placing' : 'confirm.place')}
        </Button>
      </div>
    </div>
  )
}

/** What the wallet has now and after the bet; nothing where it cannot be read, since the gateway decides anyway. */
function Balances({ cost }: { cost: string }) {
  const { t } = useTranslation('lottery')
  const { money } = useFormat()
  const { data } = useBalanceQuery()
  const [before, price] = [minorUnits(data?.balance ?? ''), minorUnits(cost)]
  if (!data || before === undefined || price === undefined) return null
  const { currency } = data
  return (
    <dl className={styles.facts}>
      <dt>{t('confirm.balance')}</dt>
      <dd>
        <Money parts={money(data.balance, { currency })} />
      </dd>
      {before < price ? (
        <dt>{t('confirm.short')}</dt>
      ) : (
        <>
          <dt>{t('confirm.balanceAfter')}</dt>
          <dd>
            <Money parts={money(decimal(before - price), { currency })} />
          </dd>
        </>
      )}
    </dl>
  )
}

function Closed({ placing, onClear }: Pick<BetDialogProps, 'placing' | 'onClear'>) {
  const { t } = useTranslation('lottery')
  const drop = () => {
    placing.leave()
    onClear()
  }
  return (
    <StatePanel
      icon="clock"
      tone="warn"
      isAlert
      title={t('confirm.closed', { no: placing.confirmed?.drawNo })}
      text={t('confirm.closedText')}
      actions={
        <>
          <Button look="outline" onClick={placing.leave}>
            {t('confirm.keep')}
          </Button>
          <Button look="outline" onClick={drop}>
            {t('confirm.drop')}
          </Button>
        </>
      }
    />
  )
}

function Failed({ placing }: Pick<BetDialogProps, 'placing'>) {
  const { t } = useTranslation('lottery')
  const errorText = useErrorText()
  const error = toGatewayError(placing.error)
  const isOpen = placing.isUnknown
  return (
    <StatePanel
      icon="circle-alert"
      tone={isOpen ? 'warn' : 'bad'}
      isAlert
      title={t(isOpen ? 'confirm.unanswered' : 'confirm.refused')}
      text={isOpen ? `${errorText(error)} ${t('confirm.unansweredText')}` : errorText(error)}
      actions={
        <>
          {isOpen && (
            <Button look="outline" isBusy={placing.isPending} onClick={placing.place}>
              {t('confirm.again')}
            </Button>
          )}
          {error.code === 'wallet.short' && (
            <LinkButton look="outline" to={accountPage('depositv2')}>
              {t('confirm.deposit')}
            </LinkButton>
          )}
          <Button look="outline" disabled={placing.isPending} onClick={placing.leave}>
            {t('confirm.back')}
          </Button>
        </>
      }
    />
  )
}

function Placed({ placing }: Pick<BetDialogProps, 'placing'>) {
  const { t } = useTranslation('lottery')
  return (
    <StatePanel
      icon="circle-check"
      isAlert
      title={t('confirm.done')}
      text={t('confirm.doneText', { id: placing.placed?.betId, no: placing.confirmed?.drawNo })}
      actions={
        <Button look="outline" onClick={placing.leave}>
          {t('confirm.finish')}
        </Button>
      }
    />
  )
}

/** A pending answer is waited for, and one that did not come may still be asked for: the draw may close meanwhile. */
function stateOf(
  { isPending, error, placed }: PlacingBet,
  { isClosed, hasSlip }: { isClosed: boolean; hasSlip: boolean },
): 'asked' | 'closed' | 'failed' | 'placed' {
  if (placed) return 'placed'
  // After a reload there may be no slip to ask about.
  if (error) return hasSlip && toGatewayError(error).code === 'bet.closed' ? 'closed' : 'failed'
  return isClosed && !isPending ? 'closed' : 'asked'
}

/** Asks before a bet is placed, and says what became of it. */
export function BetDialog({ lottery, bets, isClosed, placing, onClear }: BetDialogProps) {
  const { t } = useTranslation('lottery')
  const { isPending } = placing
  const state = stateOf(placing, { isClosed, hasSlip: bets.length > 0 })
  const leave = () => {
    if (!isPending) placing.leave()
  }
  return (
    <Dialog label={t('confirm.title')} kind="sheet" className={styles.dialog} onClose={leave}>
      {state === 'placed' && <Placed placing={placing} />}
      {state === 'closed' && <Closed placing={placing} onClear={onClear} />}
      {state === 'failed' && <Failed placing={placing} />}
      {state === 'asked' && <Asked lottery={lottery} bets={bets} placing={placing} />}
    </Dialog>
  )
}
