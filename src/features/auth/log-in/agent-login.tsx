import { useOpened } from '../hooks/use-opened.ts'
import { StepView } from '../session-step/step-view.tsx'
import type { LogInParts } from './log-in-parts.ts'
import { LoginForm } from './login-form.tsx'
import { StepExpired } from './step-expired.tsx'
import { useAnswered } from './use-answered.ts'

interface AgentLoginProps {
  home: string
  /** Only where the site has passkeys. */
  Passkey?: LogInParts['passkey'] | undefined
}

/** Logging in to the agents' part, whose home is `home`. */
export function AgentLogin({ home, Passkey }: AgentLoginProps) {
  const followUp = useOpened(home)
  const { onAnswered, isExpired, step } = useAnswered((opened, typed) => followUp(opened, typed))
  if (step) return <StepView {...step} />
  return (
    <>
      <StepExpired isShown={isExpired} />
      <LoginForm site="agent" onAnswered={onAnswered} />
      {Passkey && <Passkey onAnswered={onAnswered} />}
    </>
  )
}
