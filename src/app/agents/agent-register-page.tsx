import { useAccountRules } from '#src/features/auth/register/use-account-rules.ts'
import { RegisterCentrePage } from '#src/features/register-centre/pages/register-centre-page.tsx'

/** The register centre, under the rules that the registration has. */
export function AgentRegisterPage() {
  return <RegisterCentrePage rules={useAccountRules()} />
}
