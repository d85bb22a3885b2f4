import { usePermissions } from '#src/session/permissions.ts'

/** Whether anybody can register: some way to was built in, and the gateway has it open. */
export function useRegistrationOpen(): boolean {
  const isOpen = usePermissions()
  if (!SWITCH_USERNAMEREG3 && !SWITCH_MOBILENUMREG3) return false
  return isOpen('registration')
}
