import { gatewaySms } from '#src/features/auth/codes/gateway-sms.ts'
import { lazySms } from '#src/features/auth/codes/lazy-sms.ts'
import type { SmsService } from '#src/features/auth/codes/sms-service.ts'

/** Who sends this tenant's codes by SMS. */
export function tenantSms(): SmsService {
  if (FEATURE_FIREBASE_SMS)
    return lazySms(async () => (await import('#src/features/auth/codes/firebase/firebase-sms.ts')).firebaseSms)
  return gatewaySms
}
