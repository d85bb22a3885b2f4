import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type GatewayError, toGatewayError } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import type { CaptchaAnswer } from '../captcha/captcha-answer.ts'
import { codeWait, storeCodeWait } from './code-waits.ts'
import type { SentCode } from './sms-service.ts'
import { useSecondsUntil } from './use-seconds-until.ts'
import { useSenderCaptcha } from './use-sender-captcha.ts'

interface CodeSenderOptions {
  /** Purpose and number: "login +84912345678". Each has its own wait. */
  name: string
  /** Where the code goes, as it may be shown: `maskedPhone(…)`, or the gateway's own hint. */
  to: string
  /** Rejects with a GatewayError. */
  send: (captcha: CaptchaAnswer) => Promise<SentCode>
  /** Asked before a code is sent: whether the number is right, else it says what is wrong: `() => form.trigger('mobileNum')`. */
  isReady?: () => boolean | Promise<boolean>
}

export interface CodeSender {
  /** Until another code may be asked for. */
  seconds: number
  isBusy: boolean
  /** Asks for a code, at the earliest a second after the one before; nothing while one is asked for or waited for. */
  press: () => Promise<void>
  /** Ends the wait: the code that was sent is of no use any more. The gateway says so where it sees that otherwise. */
  release: () => void
  /** Why no code came, as a text. */
  failure: string | undefined
  /** That a code was sent, and where; each one sent is a new object. */
  sent: { text: string } | undefined
  captcha: ReturnType<typeof useSenderCaptcha>['field']
}

/** A code is asked for at most once a second: a press that comes sooner waits, it is not lost. */
const pause = 1000

const delay = (ms: number) =>
  new Promise<void>((resolve) => {
    window.setTimeout(resolve, ms)
  })

const waitOf = (sent: SentCode) => ('waitSeconds' in sent ? sent.waitSeconds : sent.expiredMinutes * 60)

/** A number reads from left to right among words of any script. */
const isolated = (number: string) => `\u2066${number}\u2069`

/** One send at a time, and a second between two of them. */
function useTurn() {
  const lastSent = useRef(Number.NEGATIVE_INFINITY)
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  async function take(isReady: () => Promise<boolean>, work: () => Promise<void>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      if (!(await isReady())) return
      const early = lastSent.current + pause - performance.now()
      if (early > 0) await delay(early)
      // From here on: a press that only said what is wrong with the number costs no wait.
      lastSent.current = performance.now()
      await work()
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { isBusy, take }
}

/** Sends one-time codes: the wait between two of them, what the gateway says, and its captcha where it wants one. */
export function useCodeSender({ name, to, send, isReady = () => true }: CodeSenderOptions): CodeSender {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const [failure, setFailure] = useState<{ error: GatewayError; name: string }>()
  const [sent, setSent] = useState<{ text: string; name: string }>()
  const seconds = useSecondsUntil(codeWait(name))
  const captcha = useSenderCaptcha()
  const turn = useTurn()

  function refuse(thrown: unknown): void {
    const error = toGatewayError(thrown)
    if (error.retryAfter !== undefined) storeCodeWait(name, Date.now() + error.retryAfter * 1000)
    const isAboutCaptcha = error.code.startsWith('captcha.')
    captcha.renew(isAboutCaptcha || error.needsCaptcha, isAboutCaptcha ? errorText(error) : undefined)
    if (!isAboutCaptcha) setFailure({ error, name })
  }

  async function sendOnce(): Promise<void> {
    const answer = await captcha.answer()
    const asked = performance.now()
    const code = await send(answer)
    const halfTrip = (performance.now() - asked) / 2
    // The gateway's clock began when it answered: half a round trip ago.
    storeCodeWait(name, Date.now() + waitOf(code) * 1000 - halfTrip)
    captcha.finish()
    const shown = isolated(to)
    const text =
      'waitSeconds' in code
        ? t('codes.sent', { to: shown })
        : t('codes.sentFor', { to: shown, count: code.expiredMinutes })
    setSent({ name, text })
  }

  async function press(): Promise<void> {
    if (codeWait(name) > Date.now()) return
    await turn.take(
      async () => {
        setFailure(undefined)
        return (await isReady()) && (await captcha.isAnswered())
      },
      () => sendOnce().catch(refuse),
    )
  }

  const release = useCallback(() => storeCodeWait(name, 0), [name])

  return {
    seconds,
    isBusy: turn.isBusy,
    press,
    release,
    // A refusal is about its number, and one that named a time is over with it.
    failure:
      failure?.name === name && (failure.error.retryAfter === undefined || seconds > 0)
        ? errorText(failure.error)
        : undefined,
    sent: sent?.name === name ? sent : undefined,
    captcha: captcha.field,
  }
}
