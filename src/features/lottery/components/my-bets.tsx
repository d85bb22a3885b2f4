import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import { Money } from '#src/ui/money.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { type ListedBet, useLotteryBets } from '../hooks/use-lotteries.ts'
import { LotteryFailed } from './lottery-failed.tsx'
import styles from './rows.module.css'
import { RowsSkeleton } from './rows-skeleton.tsx'

const columns = ['placed', 'lottery', 'draw', 'play', 'lines', 'total', 'result'] as const

function BetRow({ bet }: { bet: ListedBet }) {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { number } = useFormat()
  return (
    <tr>
      <td data-head={t('bets.placed')}>{format.dateTime(bet.placedAt)}</td>
      <td data-head={t('bets.lottery')}>{bet.gameName}</td>
      <td data-head={t('bets.draw')}>
        <bdi>{bet.drawNo}</bdi>
      </td>
      <th scope="row">
        {bet.playName}
        <bdi className={styles.picks}>{bet.picks}</bdi>
      </th>
      <td data-head={t('bets.lines')}>{number(bet.lines)}</td>
      <td data-head={t('bets.total')} className={styles.amount}>
        <Money parts={format.money(bet.total)} />
      </td>
      <td data-head={t('bets.result')}>
        <span className={styles.result}>
          <span className={styles.status} data-status={bet.status}>
            {t(`bets.status.${bet.status}`)}
          </span>
          {bet.status === 'won' && bet.paid !== null && (
            <span className={styles.amount}>
              {t('bets.paid')} <Money parts={format.money(bet.paid)} />
            </span>
          )}
        </span>
      </td>
    </tr>
  )
}

function Pager({ page, pages, onTurn }: { page: number; pages: number; onTurn: (page: number) => void }) {
  const { t } = useTranslation('lottery')
  const { number } = useFormat()
  if (pages <= 1) return null
  return (
    <div className={styles.pager}>
      <Button look="quiet" size="small" icon="chevron-left" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {t('bets.previous')}
      </Button>
      <p role="status">{t('bets.page', { page: number(page), pages: number(pages) })}</p>
      <Button
        look="quiet"
        size="small"
        iconEnd="chevron-right"
        disabled={page >= pages}
        onClick={() => onTurn(page + 1)}
      >
        {t('bets.next')}
      </Button>
    </div>
  )
}

/** The member's lottery bets of all lotteries, the latest first, by pages. */
export function MyBets() {
  const { t } = useTranslation('lottery')
  const [page, setPage] = useState(1)
  const { data, error, refetch, isPlaceholderData } = useLotteryBets(page)
  if (error && (!data || isPlaceholderData))
    return <LotteryFailed title={t('bets.failed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton label={t('bets.loading')} />
  if (data.bets.length === 0 && page === 1)
    return <StatePanel icon="receipt" art="empty" title={t('bets.empty')} text={t('bets.emptyText')} />
  return (
    <>
      <table className={styles.rows} aria-label={t('bets.label')} data-old={isPlaceholderData ? '' : undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`bets.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.bets.map((bet) => (
            <BetRow key={bet.id} bet={bet} />
          ))}
        </tbody>
      </table>
      <Pager page={page} pages={data.totalPages} onTurn={setPage} />
    </>
  )
}
