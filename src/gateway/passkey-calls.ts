// Written from contract/ by `npm run generate`.
import { callsOf } from './call-ref.ts'

const passkeys = callsOf(() => import('#contract/identity/passkeys.ts'))

export const finishPasskey = passkeys('finishPasskey', 'token')
export const getPasskeys = passkeys('getPasskeys', 'token')
export const loginByPasskey = passkeys('loginByPasskey')
export const removePasskey = passkeys('removePasskey', 'token')
export const renamePasskey = passkeys('renamePasskey', 'token')
export const startPasskey = passkeys('startPasskey', 'token')
export const startPasskeyLogin = passkeys('startPasskeyLogin')
