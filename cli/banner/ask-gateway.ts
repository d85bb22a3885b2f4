import type { Tenant } from '#cli/tenant/tenant.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import type { QueryOf } from '#contract/call.ts'
import { type Banner, getAnnouncements } from '#contract/lobby/announcements.ts'
import { type LanguageCode, languages } from '#contract/site/languages.ts'
import { fetchWhole } from './fetch-whole.ts'

/** Whose banner, from where, and in which language. */
export interface Asked {
  tenant: Tenant
  /** Of the gateway that is asked. */
  origin: string
  language: LanguageCode
}

/** Bytes: banners and notices are words and addresses. */
const maxAnswerBytes = 2_000_000

/** What a guest's browser asks for. */
function addressOf(origin: string, language: LanguageCode): URL {
  const query = {
    types: 'B,PL,PU,PR,H',
    platform: 'W',
    language,
    execution: 'B',
  } satisfies QueryOf<typeof getAnnouncements>
  const url = new URL(getAnnouncements.path, origin)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

/** Undefined where the text is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The home page's first banner in a language; undefined where there is none. @throws CliError */
export async function askFirstBanner({ tenant, origin, language }: Asked): Promise<Banner | undefined> {
  const url = addressOf(origin, language)
  const answered = await fetchWhole(url, {
    limit: maxAnswerBytes,
    headers: {
      'x-merchant-code': tenant.merchantCode,
      'accept-language': languages[language].tag,
      accept: 'application/json',
    },
  })
  if ('wrong' in answered) {
    const hint = `Look whether the gateway is up and knows "${tenant.merchantCode}", or name another with --from.`
    throw new CliError('gateway-failed', `${language}: ${url} ${answered.wrong}`, { hint })
  }
  const read = getAnnouncements.answer.safeParse(parsed(answered.bytes.toString('utf8')))
  if (!read.success) {
    const place = read.error.issues[0]?.path.join('.') || 'its start'
    const hint = 'docs/gateway-calls.md says what each call answers; "livery sandbox" answers so.'
    const message = `${language}: ${url} answered what the contract of ${getAnnouncements.id} does not allow, at ${place}`
    throw new CliError('gateway-answer', message, { hint })
  }
  return read.data.value.banners.find(({ groupName }) => groupName === tenant.bannerGroups.home)
}
