import type { Deposit } from '#contract/account/deposit.ts'
import { isHandheld } from '#src/lib/this-device.ts'

/** Under which words a payment is asked for: a phone does not scan a code on its own screen. */
export const wordsOf = (kind: Deposit['kind']) => (kind === 'bankQr' && isHandheld() ? 'bankQrHere' : kind)
