// Written from contract/ by `npm run generate`.
import { callsOf } from './call-ref.ts'

const countries = callsOf(() => import('#contract/identity/countries.ts'))
const freePlay = callsOf(() => import('#contract/identity/free-play.ts'))
const loginCode = callsOf(() => import('#contract/identity/login-code.ts'))
const loginStep = callsOf(() => import('#contract/identity/login-step.ts'))
const mobileRegistration = callsOf(() => import('#contract/identity/mobile-registration.ts'))
const passwordByMobile = callsOf(() => import('#contract/identity/password-by-mobile.ts'))
const password = callsOf(() => import('#contract/identity/password.ts'))
const registerCode = callsOf(() => import('#contract/identity/register-code.ts'))
const registration = callsOf(() => import('#contract/identity/registration.ts'))
const social = callsOf(() => import('#contract/identity/social.ts'))
const verification = callsOf(() => import('#contract/identity/verification.ts'))

export const getCountryCodes = countries('getCountryCodes')

export const loginFreePlay = freePlay('loginFreePlay')

export const sendLoginCode = loginCode('sendLoginCode')

export const passStep = loginStep('passStep')
export const sendStepCode = loginStep('sendStepCode')

export const registerMobile = mobileRegistration('registerMobile')

export const resetByMobile = passwordByMobile('resetByMobile')

export const changePassword = password('changePassword', 'token')
export const resetByEmail = password('resetByEmail')

export const sendRegisterCode = registerCode('sendRegisterCode')

export const checkAffiliate = registration('checkAffiliate')
export const getRegisterSettings = registration('getRegisterSettings')
export const register = registration('register')

export const finishSocial = social('finishSocial')
export const registerSocial = social('registerSocial')
export const startSocial = social('startSocial')

export const getVerification = verification('getVerification')
