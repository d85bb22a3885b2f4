import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react'
import { type Location, NavigationType, Router } from 'react-router-dom'
import { followHistory, locationNow, type Step, siteHistory } from './site-history.ts'

/** Shows a step: `from` is the location that stands there. */
export type ShowStep = (step: Step, from: Location, show: () => void) => void

/** React builds the next page in slices, and leaves the one that is there until it has all of it. */
export const showInSlices: ShowStep = (_step, _from, show) => startTransition(show)

let showStep = showInSlices

/** Has another one show the steps from now on. */
export function guideSteps(guide: ShowStep): void {
  showStep = guide
}

/** The router's own for browsers, but that who guides the steps says when one is shown. */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [step, setStep] = useState<Step>(() => ({ how: NavigationType.Pop, location: locationNow() }))
  const shown = useRef(step.location)
  useLayoutEffect(
    () =>
      followHistory((next) => {
        const show = () => {
          shown.current = next.location
          setStep(next)
        }
        showStep(next, shown.current, show)
      }),
    [],
  )
  return (
    <Router location={step.location} navigationType={step.how} navigator={siteHistory}>
      {children}
    </Router>
  )
}
