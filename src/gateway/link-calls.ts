import { callsOf } from './call-ref.ts'

const linkToken = /* @__PURE__ */ callsOf(() => import('#contract/identity/link-token.ts'))

export const checkLinkToken = /* @__PURE__ */ linkToken('checkLinkToken')
export const exchangeLinkToken = /* @__PURE__ */ linkToken('exchangeLinkToken')
