import type { GatewayError } from '#src/gateway/gateway-error.ts'

export type LoginField = 'username' | 'password' | 'captcha'

/** What a refused log-in does to the form, by the gateway's code. */
export interface LoginReaction {
  /** The field the message stands at; without one it stands above the form. */
  field?: LoginField
  /** Where the visitor should go on. */
  focus: LoginField
  /** The next try must carry a captcha. */
  needsCaptcha: boolean
  /** Seconds until the next try. */
  wait: number
}

const reactions: Readonly<Record<string, { field?: LoginField; focus: LoginField; needsCaptcha?: boolean }>> = {
  'login.failed': { focus: 'password' },
  'captcha.required': { field: 'captcha', focus: 'captcha', needsCaptcha: true },
  'captcha.wrong': { field: 'captcha', focus: 'captcha', needsCaptcha: true },
}

const isLoginField = (name: string): name is LoginField => ['username', 'password', 'captcha'].includes(name)

export function loginReaction(error: GatewayError): LoginReaction {
  const known = reactions[error.code]
  const named = Object.keys(error.fields).find(isLoginField)
  const field = known?.field ?? named
  return {
    ...(field && { field }),
    focus: known?.focus ?? named ?? 'username',
    needsCaptcha: error.needsCaptcha || known?.needsCaptcha === true,
    wait: error.code === 'rate.limited' ? Math.max(1, Math.ceil(error.retryAfter ?? 1)) : 0,
  }
}
