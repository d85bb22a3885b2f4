import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { accountPage } from '#src/config/account-path.ts'
import { isDue } from '../lib/reality-times.ts'
import { type PlaySummary, usePassCheck } from './use-play-summary.ts'

/** The reality check that is due, and the ways out of it: play, and a break; undefined where none is. */
export function useDueCheck(summary: PlaySummary | undefined) {
  const navigate = useNavigate()
  const pass = usePassCheck()
  const [passed, setPassed] = useState<string>()
  if (!summary) return undefined
  const { nextCheckAt, realityCheck, now } = summary
  if (!nextCheckAt || nextCheckAt === passed || !isDue(summary)) return undefined
  const nextAt = realityCheck === null ? null : new Date(Date.parse(now) + realityCheck * 60_000).toISOString()
  const goOn = () => {
    // Out of the way at once; it comes back where the gateway has not heard of it.
    setPassed(nextCheckAt)
    pass.mutate(undefined, { onError: () => setPassed(undefined) })
  }
  const takeBreak = () => {
    goOn()
    void navigate(accountPage('limits'))
  }
  return { summary, nextAt, goOn, takeBreak, error: pass.error }
}
