import type { ReactNode } from 'react'

/** The captcha of a form, drawn and answered elsewhere: it belongs to logging in. */
export interface FeedbackCaptcha {
  field: (error: string | undefined) => ReactNode
  /** What is typed. */
  typed: () => string
  /** What is sent of it, for which picture: the device may have to finish its part. */
  answer: () => Promise<{ captcha: string; captchaId: string }>
  /** Empties the field and asks for another picture. */
  renew: () => void
}
