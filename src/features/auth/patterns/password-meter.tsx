import type { FieldRule } from '#src/gateway/contract/registration.ts'

interface PasswordMeterProps {
  /** What is typed at the moment; it goes nowhere. */
  value: string
  /** The gateway's rule for passwords. */
  rule: FieldRule
  /** A password that has the user name in it is weak. */
  username?: string
}

/** Below a new password: how strong it is, and which parts of the rule it keeps. */
export function PasswordMeter(_props: PasswordMeterProps) {
  return null
}
