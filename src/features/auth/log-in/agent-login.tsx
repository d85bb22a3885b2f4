import { useOpened } from '../hooks/use-opened.ts'
import { StepView } from '../session-step/step-view.tsx'
import { LoginForm } from './login-form.tsx'
import { StepExpired } from './step-expired.tsx'
import { useAnswered } from './use-answered.ts'

/** Logging in to the agents' part, whose home is `home`. */
export function AgentLogin({ home }: { home: string }) {
  const followUp = useOpened(home)
  const { onAnswered, isExpired, step } = useAnswered((opened, typed) => followUp(opened, typed))
  if (step) return <StepView {...step} />
  return (
    <>
      <StepExpired isShown={isExpired} />
      <LoginForm site="agent" onAnswered={onAnswered} />
    </>
  )
}
