import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenedNumero } from '../hooks/use-lotteries.ts'
import { serverNow } from '../lib/server-clock.ts'
import type { SlipAction, SlipBet } from '../lib/slip.ts'
import { storedSlip, storeSlip } from '../lib/stored-slip.ts'
import styles from './slip-keeper.module.css'

interface SlipKeeperProps {
  gameCode: string
  bets: readonly SlipBet[]
  onSlip: (action: SlipAction) => void
}

/**
 * Keeps a lottery's slip in this tab, so that a reload does not lose it. It comes back while its draw takes bets; once
 * that has closed it is dropped, which is said.
 */
export function SlipKeeper({ gameCode, bets, onSlip }: SlipKeeperProps) {
  const { t } = useTranslation('lottery')
  const { data } = useOpenedNumero(gameCode)
  const [state, setState] = useState<'waiting' | 'lapsed' | 'keeping'>('waiting')
  const isTimed = data !== undefined
  const closesAt = data?.current?.closesAt

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the gateway's time is known
  useEffect(() => {
    if (!isTimed) return
    const before = bets.length === 0 ? storedSlip(gameCode) : undefined
    const isOver = before !== undefined && !(Date.parse(before.closesAt) > serverNow())
    if (before && !isOver) onSlip({ type: 'restore', gameCode, bets: before.bets })
    // Before it is said: who reads that it was dropped finds nothing of it.
    if (isOver) storeSlip(gameCode, undefined)
    setState(isOver ? 'lapsed' : 'keeping')
  }, [isTimed])

  useEffect(() => {
    if (state === 'waiting') return
    storeSlip(gameCode, bets.length > 0 && closesAt ? { closesAt, bets } : undefined)
  }, [state, gameCode, bets, closesAt])

  const isShown = state === 'lapsed' && bets.length === 0
  return (
    <p role="status" className={styles.note}>
      {isShown && t('slip.lapsed')}
    </p>
  )
}
