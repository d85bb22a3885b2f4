import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readStored, writeStored } from '#src/lib/storage.ts'
import { useJackpotQuery } from '../api/get-jackpot.ts'
import { centsText, nextCents, nextDelay, resumedCents, storedFigure } from '../lib/display-jackpot.ts'
import { JackpotBoard } from './jackpot-board.tsx'
import { LiveJackpot } from './live-jackpot.tsx'

/** For a tenant whose gateway has no jackpot: a real one wins all the same, else a figure that says it is none. */
export function DisplayJackpot() {
  const { data } = useJackpotQuery()
  return data === null ? <IllustrativeJackpot /> : <LiveJackpot />
}

const key = 'jackpot'

function IllustrativeJackpot() {
  const { t } = useTranslation('home')
  const [cents, setCents] = useState(() => resumedCents(readStored('local', key), Date.now(), Math.random))

  useEffect(() => {
    writeStored('local', key, storedFigure(cents, Date.now()))
    const timer = setTimeout(() => setCents((now) => nextCents(now, Math.random)), nextDelay(Math.random))
    return () => clearTimeout(timer)
  }, [cents])

  return <JackpotBoard amount={centsText(cents)} note={t('jackpot.illustrative')} />
}
