import { SmsLoginForm } from '#src/features/auth/codes/sms-login-form.tsx'
import type { OnAnswered } from '#src/features/auth/log-in/answered.ts'
import { tenantSms } from './tenant-sms.ts'

export function TenantSmsLogin({ onAnswered }: { onAnswered: OnAnswered }) {
  return <SmsLoginForm sms={tenantSms()} onAnswered={onAnswered} />
}
