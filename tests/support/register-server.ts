import type { QueryClient } from '@tanstack/react-query'
import type { FieldRule } from '#contract/identity/registration.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import type { checkAffiliate, getRegisterSettings } from '#src/gateway/identity-calls.ts'

/** A rule as a gateway gives it: letters or digits, optional. */
export const ruleOf = (given: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: false,
  acceptedPattern: '[A-Za-z0-9]+',
  patternId: 5,
  minLength: 3,
  maxLength: 12,
  ...given,
})

export const opened = { token: 't'.repeat(32), firstTimeLogin: false, passwordExpired: false }

const announcements = { types: 'B,PL,PU,PR,H', platform: 'W', language: 'EN', execution: 'B' }

type Answer = (input: { body?: Record<string, unknown>; query?: Record<string, unknown> }) => unknown
type Settings = AnswerTo<typeof getRegisterSettings>['value']
type Affiliate = AnswerTo<typeof checkAffiliate>['value']

function createServer() {
  const settings: Settings = { needsCaptcha: false, fields: { username: ruleOf(), password: ruleOf({ minLength: 6 }) } }
  const affiliate: Affiliate = { isValid: false }
  const usual: Record<string, Answer> = {
    getRegisterSettings: () => settings,
    checkAffiliate: () => affiliate,
    getVerification: () => ({ kind: 'none' }),
    getCountryCodes: () => [{ country: 'BD', countryDialingCode: '880' }],
    getCaptcha: () => ({ id: 'c1', image: 'data:image/svg+xml;base64,PHN2Zy8+', question: '2 + 3?', spoken: 'a' }),
    getWhitelabel: () => [],
    getAnnouncements: () => ({ banners: [], notices: [], popups: [] }),
    register: () => opened,
    registerMobile: () => opened,
    sendRegisterCode: () => ({ expiredMinutes: 5 }),
  }
  const gateway = {
    answers: { ...usual },
    sent: [] as { id: string; body: Record<string, unknown> | undefined }[],
    settings,
    affiliate,
    call: async ({ id }: { id: string }, input: Parameters<Answer>[0]) => {
      gateway.sent.push({ id, body: input.body })
      const answer = gateway.answers[id]
      if (!answer) return new Promise<never>(() => undefined)
      return { success: true, value: await answer(input) }
    },
    /**
     * Puts answers into the cache that a popup asks for at once: the client that takes the place of the real one is not
     * there for queries that import it at the same time.
     */
    prepare: (client: QueryClient, ...more: string[]) => {
      for (const id of ['getAnnouncements', 'getWhitelabel', 'getCountryCodes', ...more]) {
        const query = id === 'getAnnouncements' ? announcements : undefined
        client.setQueryData([id, query], { success: true, value: gateway.answers[id]?.({}) })
      }
    },
    bodyOf: (id: string) => gateway.sent.findLast((one) => one.id === id)?.body,
    countOf: (id: string) => gateway.sent.filter((one) => one.id === id).length,
    reset: () => {
      gateway.answers = { ...usual }
      gateway.sent.length = 0
      settings.needsCaptcha = false
      settings.fields = { username: ruleOf(), password: ruleOf({ minLength: 6 }) }
      affiliate.isValid = false
    },
  }
  return gateway
}

/** A gateway in the place of the client: `callGateway: server.call`. What it was sent stands in `server.sent`. */
export const server = createServer()
