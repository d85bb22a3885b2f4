import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lottery } from '#contract/lobby/lottery.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { usePastDraws } from '../hooks/use-lotteries.ts'
import { LotteryFailed } from './lottery-failed.tsx'
import { Numbers } from './numbers.tsx'
import styles from './rows.module.css'
import { RowsSkeleton } from './rows-skeleton.tsx'

/** So many are shown at first. */
const fewDraws = 8

/** The draws of a lottery that are over, the latest first. */
export function PastDraws({ lottery }: { lottery: Pick<Lottery, 'gameCode' | 'name' | 'family'> }) {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const [isAll, setAll] = useState(false)
  const { data, error, refetch } = usePastDraws(lottery.gameCode)
  if (!data && error) return <LotteryFailed title={t('history.failed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton label={t('history.loading')} />
  if (data.length === 0) return <StatePanel icon="history" title={t('history.empty')} />
  const shown = isAll ? data : data.slice(0, fewDraws)
  return (
    <>
      <table className={styles.rows} aria-label={t('history.label', { name: lottery.name })}>
        <thead>
          <tr>
            <th scope="col">{t('history.draw')}</th>
            <th scope="col">{t('history.time')}</th>
            <th scope="col">{t('history.numbers')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ no, drawnAt, results }) => (
            <tr key={no}>
              <th scope="row" data-head={t('history.draw')}>
                <bdi>{no}</bdi>
              </th>
              <td data-head={t('history.time')}>{format.dateTime(drawnAt)}</td>
              <td>
                <Numbers family={lottery.family} results={results} isShort />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < data.length && (
        <div className={styles.pager}>
          <Button look="quiet" size="small" onClick={() => setAll(true)}>
            {t('history.all', { figure: format.number(data.length) })}
          </Button>
        </div>
      )}
    </>
  )
}
