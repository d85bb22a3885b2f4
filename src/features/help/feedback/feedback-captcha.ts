import type { ReactNode } from 'react'

/** The captcha of a form, drawn and answered elsewhere: it belongs to logging in. */
export interface FeedbackCaptcha {
  field: (error: string | undefined) => ReactNode
  /** What is typed, for which picture. */
  read: () => { captcha: string; captchaId: string }
  /** Empties the field and asks for another picture. */
  renew: () => void
}
