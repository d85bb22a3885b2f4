import type { OnAnswered } from '#src/features/auth/log-in/answered.ts'
import { SmsLoginForm } from '#src/features/auth/log-in/sms-login-form.tsx'
import { tenantSms } from './tenant-sms.ts'

export function TenantSmsLogin({ onAnswered }: { onAnswered: OnAnswered }) {
  return <SmsLoginForm sms={tenantSms()} onAnswered={onAnswered} />
}
