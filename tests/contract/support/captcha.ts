import { getCaptcha } from '#contract/identity/session.ts'
import { captchaAnswer } from '#tests/support/captcha-answer.ts'
import type { TestGateway } from './gateway.ts'

/** A captcha of the merchant's, answered by its question in English. */
export async function solvedCaptcha(
  gateway: TestGateway,
  merchant = 'acme',
): Promise<{ captcha: string; captchaId: string }> {
  const { value } = await gateway.answer(getCaptcha, { merchant, query: { language: 'EN' } })
  return { captcha: captchaAnswer(value), captchaId: value.id }
}
