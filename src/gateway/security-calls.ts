// Written from contract/ by `npm run generate`.
import { callsOf } from './call-ref.ts'

const security = callsOf(() => import('#contract/identity/security.ts'))

export const confirmTotp = security('confirmTotp', 'token')
export const endAllSessions = security('endAllSessions', 'token')
export const endSessionOf = security('endSessionOf', 'token')
export const getSecurity = security('getSecurity', 'token')
export const getSessions = security('getSessions', 'token')
export const renewRecoveryCodes = security('renewRecoveryCodes', 'token')
export const startTotp = security('startTotp', 'token')
export const stopTotp = security('stopTotp', 'token')
