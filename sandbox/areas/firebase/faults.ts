type Moment = 'send' | 'sign-in'

/** Numbers that end in these digits provoke an error of Firebase's, whatever else is right. */
export const firebaseFaults: readonly { ending: string; at: Moment; error: string }[] = [
  { ending: '1101', at: 'send', error: 'INVALID_PHONE_NUMBER' },
  { ending: '1102', at: 'send', error: 'TOO_MANY_ATTEMPTS_TRY_LATER' },
  { ending: '1103', at: 'send', error: 'QUOTA_EXCEEDED' },
  { ending: '1104', at: 'send', error: 'OPERATION_NOT_ALLOWED' },
  { ending: '1105', at: 'send', error: 'CAPTCHA_CHECK_FAILED' },
  { ending: '1106', at: 'send', error: 'MISSING_PHONE_NUMBER' },
  { ending: '1107', at: 'send', error: 'INTERNAL_ERROR' },
  { ending: '1108', at: 'sign-in', error: 'SESSION_EXPIRED' },
  { ending: '1109', at: 'sign-in', error: 'INVALID_CODE' },
  { ending: '1110', at: 'sign-in', error: 'MISSING_CODE' },
  { ending: '1111', at: 'sign-in', error: 'TOO_MANY_ATTEMPTS_TRY_LATER' },
]

export function provokedBy(phone: string, at: Moment): string | null {
  return firebaseFaults.find((fault) => fault.at === at && phone.endsWith(fault.ending))?.error ?? null
}
