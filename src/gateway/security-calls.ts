import { callsOf } from './call-ref.ts'

const security = /* @__PURE__ */ callsOf(() => import('#contract/identity/security.ts'))

export const getSecurity = /* @__PURE__ */ security('getSecurity', 'token')
export const startTotp = /* @__PURE__ */ security('startTotp', 'token')
export const confirmTotp = /* @__PURE__ */ security('confirmTotp', 'token')
export const renewRecoveryCodes = /* @__PURE__ */ security('renewRecoveryCodes', 'token')
export const stopTotp = /* @__PURE__ */ security('stopTotp', 'token')
export const getSessions = /* @__PURE__ */ security('getSessions', 'token')
export const endSessionOf = /* @__PURE__ */ security('endSessionOf', 'token')
export const endAllSessions = /* @__PURE__ */ security('endAllSessions', 'token')
