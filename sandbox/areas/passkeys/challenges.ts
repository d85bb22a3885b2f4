import * as z from 'zod'
import { digestOf } from '#sandbox/lib/secrets.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import { ticketsOf } from '#sandbox/members/proof/tickets.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import { isOriginOf } from '#sandbox/merchants/own-sites.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'

type Part = Pick<Gateway, 'store' | 'now'>

const lifeMs = 5 * 60_000

/** Of a merchant's site: where a passkey is asked for, and the domain that it is good for. */
export interface Place {
  origin: string
  domain: string
}

const place = { origin: z.string(), domain: z.string() }
const creations = ticketsOf({ kind: 'passkey-new', lifeMs, content: z.object({ ...place, member: z.int() }) })
const requests = ticketsOf({ kind: 'passkey-login', lifeMs, content: z.object(place) })

/** What a browser says it has answered, before anything of it is proven. */
const clientData = z.object({ challenge: z.string(), origin: z.string() })

/** The site's own domain, or the merchant's above it: "www.acme.example" has the passkeys of "acme.example". */
export function placeOf(merchant: Merchant, origin: string): Place | Refusal {
  if (!isOriginOf(merchant, origin)) return refuse('passkey.origin')
  const { hostname } = new URL(origin)
  const above = merchant.domains.filter((own) => hostname === own || hostname.endsWith(`.${own}`))
  const [domain = hostname] = above.toSorted((one, other) => one.length - other.length)
  return { origin, domain }
}

/** By which a device tells one account from another; it says nothing about the member. */
export const userHandleOf = ({ id, merchant }: MemberRow): string => digestOf(`passkeys of ${merchant} ${id}`)

/** What a browser makes a passkey by, but for the passkeys that the member has. */
export function creationOptions(
  part: Part,
  { merchant, member }: { merchant: Merchant; member: MemberRow },
  { origin, domain }: Place,
) {
  return {
    rp: { id: domain, name: merchant.name },
    user: { id: userHandleOf(member), name: member.name, displayName: member.nickname || member.name },
    challenge: creations.issue(part, merchant.code, { origin, domain, member: member.id }),
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: lifeMs,
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  }
}

/** EdDSA, ES256, RS256. */
export const algorithms = [-8, -7, -257]

/** What a browser asks for a passkey by: it names none, so it tells nothing about accounts. */
export function requestOptions(part: Part, merchant: Merchant, { origin, domain }: Place) {
  return {
    challenge: requests.issue(part, merchant.code, { origin, domain }),
    rpId: domain,
    timeout: lifeMs,
    userVerification: 'required' as const,
  }
}

/** A challenge that was given, and where. */
export interface Answered extends Place {
  challenge: string
}

/** Uses up the challenge that a new passkey of the member's answers. */
export function takeCreation(part: Part, member: MemberRow, clientDataJSON: string): Answered | Refusal {
  return taken(clientDataJSON, (challenge) => {
    const given = creations.take(part, member.merchant, challenge)
    return given?.member === member.id ? given : null
  })
}

/** Uses up the challenge that a log-in answers. */
export function takeRequest(part: Part, merchant: Merchant, clientDataJSON: string): Answered | Refusal {
  return taken(clientDataJSON, (challenge) => requests.take(part, merchant.code, challenge))
}

function taken(clientDataJSON: string, take: (challenge: string) => Place | null): Answered | Refusal {
  const said = readClientData(clientDataJSON)
  if (!said) return refuse('passkey.failed')
  const given = take(said.challenge)
  if (!given) return refuse('passkey.challenge')
  return given.origin === said.origin ? { ...given, challenge: said.challenge } : refuse('passkey.origin')
}

function readClientData(clientDataJSON: string) {
  try {
    return clientData.safeParse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))).data
  } catch {
    return undefined
  }
}
