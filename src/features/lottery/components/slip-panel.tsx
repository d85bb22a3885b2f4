import { useTranslation } from 'react-i18next'
import type { Lottery } from '#contract/lobby/lottery.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { Money } from '#src/ui/money.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import type { Draw } from '../hooks/use-lotteries.ts'
import { useDrawPhase } from '../hooks/use-on-clock.ts'
import { usePlaceBet } from '../hooks/use-place-bet.ts'
import { bodyOf, type SlipBet, totalsOf } from '../lib/slip.ts'
import paper from '../scene/slip-paper.module.css'
import { BetDialog } from './bet-dialog.tsx'
import styles from './slip-panel.module.css'
import { SlipTotals } from './slip-totals.tsx'
import { UnansweredBet } from './unanswered-bet.tsx'

interface SlipPanelProps {
  lottery: Lottery
  current: Draw | null
  bets: readonly SlipBet[]
  onRemove: (id: number) => void
  onClear: () => void
}

function SlipEntry({ bet, onRemove }: { bet: SlipBet; onRemove: () => void }) {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { number } = useFormat()
  return (
    <li className={styles.bet}>
      <div className={styles.about}>
        <span className={styles.name}>{bet.name}</span>
        <bdi className={styles.picks}>{bet.shown}</bdi>
        <span className={styles.detail}>
          {t('ticket.lines', { count: bet.lines, figure: number(bet.lines) })} ·{' '}
          {t('slip.perLine', { stake: format.moneyText(bet.stake) })}
        </span>
      </div>
      <Money parts={format.money(totalsOf([bet]).total)} className={styles.cost} />
      <IconButton icon="x" size="small" label={t('slip.remove', { name: bet.name })} onClick={onRemove} />
    </li>
  )
}

/** The bets to place together: all of them or none. */
export function SlipPanel({ lottery, current, bets, onRemove, onClear }: SlipPanelProps) {
  const { t } = useTranslation('lottery')
  const isOpen = useDrawPhase(current) === 'open'
  const placing = usePlaceBet({ gameCode: lottery.gameCode, bets, onPlaced: onClear })
  return (
    <>
      <section className={paper.paper} aria-labelledby="slip-title">
        <div className={paper.head}>
          <Image
            src={assetUrl(lottery.logoUrl)}
            alt=""
            fallback="ticket"
            className={paper.logo}
            width={40}
            height={40}
          />
          <div>
            <h2 id="slip-title" className={paper.title} tabIndex={-1}>
              {t('slip.title')}
            </h2>
            <p>{lottery.name}</p>
            {current && <p>{t('draw.current', { no: current.no })}</p>}
          </div>
        </div>
        <div className={styles.slip}>
          {!placing.confirmed && <UnansweredBet placing={placing} />}
          {bets.length === 0 ? (
            <StatePanel icon="receipt" title={t('slip.empty')} text={t('slip.emptyText')} />
          ) : (
            <>
              <ul className={styles.bets}>
                {bets.map((bet) => (
                  <SlipEntry key={bet.id} bet={bet} onRemove={() => onRemove(bet.id)} />
                ))}
              </ul>
              <SlipTotals bets={bets} />
              {!isOpen && (
                <p role="status" className={styles.note}>
                  {t('slip.waiting')}
                </p>
              )}
              {!placing.isUnknown && !placing.isChecking && (
                <Button
                  isWide
                  disabled={!isOpen || !current}
                  onClick={() => current && placing.confirm(bodyOf(lottery.gameCode, current.no, bets))}
                >
                  {t('slip.check')}
                </Button>
              )}
              <Button look="text" onClick={onClear}>
                {t('slip.clear')}
              </Button>
            </>
          )}
        </div>
      </section>
      {placing.confirmed && (
        <BetDialog
          lottery={lottery}
          bets={bets}
          isClosed={!isOpen || current?.no !== placing.confirmed.drawNo}
          placing={placing}
          onClear={onClear}
        />
      )}
    </>
  )
}
