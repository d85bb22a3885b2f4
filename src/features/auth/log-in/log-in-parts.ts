import type { ComponentType, ReactNode } from 'react'
import type { OnAnswered } from './answered.ts'

/** What the log-in popup has only where the tenant has it; the app composes it. */
export interface LogInParts {
  /** The form behind the tab of mobile numbers; without it there are no tabs. */
  sms?: ComponentType<{ onAnswered: OnAnswered }>
  /** The button that logs in by a passkey. */
  passkey?: ComponentType<{ onAnswered: OnAnswered }>
  /** The providers' buttons. */
  social?: ReactNode
  /** The button that opens a trial account's session. */
  freePlay?: ComponentType<{ onAnswered: OnAnswered }>
  /** The link to the app, below. */
  appLink?: ReactNode
}
