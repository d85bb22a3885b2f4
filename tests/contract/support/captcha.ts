import { getCaptcha } from '#src/gateway/contract/session.ts'
import type { TestGateway } from './gateway.ts'

/** A captcha of the merchant's, answered by the sum that it asks for in English. */
export async function solvedCaptcha(
  gateway: TestGateway,
  merchant = 'acme',
): Promise<{ captcha: string; captchaId: string }> {
  const { value } = await gateway.answer(getCaptcha, { merchant, query: { language: 'EN' } })
  const numbers = 'zero one two three four five six seven eight nine'.split(' ')
  const [, first = '', second = ''] = /How much is (\w+) plus (\w+)\?/.exec(value.question) ?? []
  return { captcha: String(numbers.indexOf(first) + numbers.indexOf(second)), captchaId: value.id }
}
