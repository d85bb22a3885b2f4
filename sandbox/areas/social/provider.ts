import * as z from 'zod'
import { type SocialProvider, socialProviders } from '#contract/site/gates.ts'
import { newSecret } from '#sandbox/lib/secrets.ts'
import { ticketsOf } from '#sandbox/members/proof/tickets.ts'
import type { Merchant, Merchants } from '#sandbox/merchants/merchants.ts'
import { isOriginOf } from '#sandbox/merchants/own-sites.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'

type Part = Pick<Gateway, 'store' | 'now'>

/** The stand-in's person whom every merchant's `player` is linked with. */
export const knownSubject = 'known-player'

const proof = z.string().regex(/^[\w~.-]{43,128}$/)

/** What a site asks a provider for (OAuth 2.1 authorisation code with PKCE). */
const authorization = z.object({
  client_id: z.string(),
  redirect_uri: z.string().max(512),
  response_type: z.literal('code'),
  state: proof,
  code_challenge: proof,
  code_challenge_method: z.literal('S256'),
})

export type Authorization = z.infer<typeof authorization>

const codes = ticketsOf({
  kind: 'social-code',
  lifeMs: 60_000,
  content: z.object({
    provider: z.enum(socialProviders),
    subject: z.string(),
    nickname: z.string(),
    challenge: z.string(),
    redirectUri: z.string(),
  }),
})

/** By which the stand-in knows a brand. */
export function clientIdOf(merchant: Merchant): string {
  return `livery-${merchant.code}`
}

/** True for `/login/<provider>` on one of the merchant's sites, and nothing more in the address. */
export function isWayBack(merchant: Merchant, provider: string, address: string): boolean {
  if (!URL.canParse(address)) return false
  const { origin } = new URL(address)
  return isOriginOf(merchant, origin) && address === `${origin}/login/${provider}`
}

/** A brand's question, as the stand-in was asked it. */
export interface AskedPerson {
  merchant: Merchant
  provider: SocialProvider
  asked: Authorization
}

/** Null where the address is not one that `startSocial` gives: nobody is then sent anywhere. */
export function readAuthorization(merchants: Merchants, named: string | undefined, query: unknown): AskedPerson | null {
  const provider = socialProviders.find((known) => known === named)
  const result = authorization.safeParse(query)
  if (provider === undefined || !result.success) return null
  const asked = result.data
  const merchant = [...merchants.values()].find((known) => clientIdOf(known) === asked.client_id)
  if (!merchant?.features.socialLogin.includes(provider)) return null
  return isWayBack(merchant, provider, asked.redirect_uri) ? { merchant, provider, asked } : null
}

/** Where the visitor goes with an answer: back to the site, as one of two people or as nobody. */
export function wayBackAs(part: Part, { merchant, provider, asked }: AskedPerson, person: string): string {
  const back = new URL(asked.redirect_uri)
  if (person === 'known' || person === 'new') {
    const isKnown = person === 'known'
    const code = codes.issue(part, merchant.code, {
      provider,
      subject: isKnown ? knownSubject : `visitor-${newSecret(9)}`,
      nickname: isKnown ? 'Player' : 'New visitor',
      challenge: asked.code_challenge,
      redirectUri: asked.redirect_uri,
    })
    back.searchParams.set('code', code)
  } else {
    back.searchParams.set('error', 'access_denied')
  }
  back.searchParams.set('state', asked.state)
  return back.href
}

/** Whom a code stands for; it is used up. */
export function takeProviderCode(part: Part, merchant: string, code: string) {
  return codes.take(part, merchant, code)
}
