import { type Refusal, refuse } from './problems.ts'

const registration = { modules: ['registration'], code: 'register.closed' } as const

/** What a call needs open in the permission tree, and the code it refuses with where that is closed. */
const needs: Readonly<Record<string, { modules: readonly string[]; code: 'register.closed' | 'module.closed' }>> = {
  register: { ...registration, modules: ['registration', 'USERNAMEREG3'] },
  registerMobile: { ...registration, modules: ['registration', 'MOBILENUMREG3'] },
  registerSocial: registration,
  sendRegisterCode: { modules: ['registration'], code: 'module.closed' },
  startSocial: { modules: ['socialLogin'], code: 'module.closed' },
  finishSocial: { modules: ['socialLogin'], code: 'module.closed' },
  loginFreePlay: { modules: ['freePlay'], code: 'module.closed' },
  resetByMobile: { modules: ['CHNGPASSVERIF3'], code: 'module.closed' },
}

/** Why a call is refused while the panel has modules closed; null where it is not. */
export function refusedByModules(callId: string, closed: readonly string[]): Refusal | null {
  const need = needs[callId]
  return need?.modules.some((module) => closed.includes(module)) ? refuse(need.code) : null
}
