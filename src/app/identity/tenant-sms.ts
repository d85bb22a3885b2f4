import { gatewaySms } from '#src/features/auth/codes/gateway-sms.ts'
import type { SmsService } from '#src/features/auth/codes/sms-service.ts'

/** Who sends this tenant's codes by SMS. */
export function tenantSms(): SmsService {
  return gatewaySms
}
