import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react'
import { type Location, type NavigationType, Router, UNSAFE_createBrowserHistory } from 'react-router-dom'

/** A step of the visit: where it leads, and how. */
export interface Step {
  location: Location
  how: NavigationType
}

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
  // Without the option, the history tells of no step but Back and Forward.
  const [history] = useState(() => UNSAFE_createBrowserHistory({ v5Compat: true }))
  const [step, setStep] = useState<Step>({ how: history.action, location: history.location })
  const shown = useRef(step.location)
  useLayoutEffect(
    () =>
      history.listen(({ action: how, location }) => {
        const next = { how, location }
        const show = () => {
          shown.current = location
          setStep(next)
        }
        showStep(next, shown.current, show)
      }),
    [history],
  )
  return (
    <Router location={step.location} navigationType={step.how} navigator={history}>
      {children}
    </Router>
  )
}
