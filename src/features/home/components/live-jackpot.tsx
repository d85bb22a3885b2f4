import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { useJackpotQuery } from '../api/get-jackpot.ts'
import { JackpotBoard } from './jackpot-board.tsx'
import { PartError } from './part-error.tsx'

/** The gateway's jackpot: it moves only when the gateway says another figure. */
export function LiveJackpot() {
  const { t } = useTranslation('home')
  const { moneyText } = useFormat()
  const { data, isError, isFetching, refetch } = useJackpotQuery()
  if (isError && !data)
    return <PartError text={t('jackpot.error')} isBusy={isFetching} onRetry={() => void refetch()} />
  if (data === null) return null
  const { lastWin } = data ?? {}
  return (
    <JackpotBoard
      amount={data?.amount}
      currency={data?.currency}
      games={data?.gameCount}
      lastWin={
        lastWin && (
          <>
            {t('jackpot.lastWin')} <b>{moneyText(lastWin.winAmount)}</b> · <bdi>{lastWin.customerName}</bdi>
          </>
        )
      }
    />
  )
}
