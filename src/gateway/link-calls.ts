// Written from contract/ by `npm run generate`.
import { callsOf } from './call-ref.ts'

const linkToken = callsOf(() => import('#contract/identity/link-token.ts'))

export const checkLinkToken = linkToken('checkLinkToken')
export const exchangeLinkToken = linkToken('exchangeLinkToken')
