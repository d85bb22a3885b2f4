import type { Context, Hono } from 'hono'
import * as z from 'zod'
import { verifierPath, verifierQuery } from '#contract/identity/firebase-verifier.ts'
import { fieldsOf } from '#sandbox/calls/call-input.ts'
import { digestOf } from '#sandbox/lib/secrets.ts'
import { refuseTry } from '#sandbox/members/proof/tries.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import { isOriginOf } from '#sandbox/merchants/own-sites.ts'
import { addressOf } from '#sandbox/server/address.ts'
import { formOf } from '#sandbox/server/form.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { merchantOf } from '#sandbox/server/merchant-of.ts'
import { problemResponse, Refusal, refuse } from '#sandbox/server/problems.ts'
import { GoogleRefusal, sendPhoneCode, signInByPhone, verifierPasses } from './firebase.ts'
import type { PhoneUser } from './rows.ts'
import { idTokenSeconds, readIdToken, signIdToken } from './tokens.ts'
import { verifierPage, verifierPageHeaders } from './verifier-page.ts'

type Answer = object | GoogleRefusal
type Handler = (merchant: Merchant, context: Context) => Answer | Promise<Answer>

const identity = '/identitytoolkit.googleapis.com'
const text = z.string().default('')
const sendBody = z.object({ phoneNumber: text, recaptchaToken: text })
const signInBody = z.object({ sessionInfo: text, code: text })
const lookupBody = z.object({ idToken: text })

/** The part of Firebase's emulator protocol that a sign-in by phone needs; and the frame that stands in for reCAPTCHA. */
export function addFirebaseRoutes(app: Hono, gateway: Gateway): void {
  addVerifier(app, gateway)

  // Without reCAPTCHA Enterprise, the SDK asks the site's own verifier.
  on(app, gateway, 'GET', `${identity}/v2/recaptchaConfig`, (merchant) => ({
    recaptchaKey: `projects/sandbox-${merchant.code}/keys/none`,
    recaptchaEnforcementState: [{ provider: 'PHONE_PROVIDER', enforcementState: 'OFF' }],
  }))

  on(app, gateway, 'POST', `${identity}/v1/accounts:sendVerificationCode`, async (merchant, context) => {
    const body = sendBody.parse(await jsonOf(context))
    const sent = sendPhoneCode(gateway, { merchant, address: addressOf(context, gateway.isTrustedProxy), ...body })
    return sent instanceof GoogleRefusal ? sent : { sessionInfo: sent }
  })

  on(app, gateway, 'POST', `${identity}/v1/accounts:signInWithPhoneNumber`, async (merchant, context) => {
    const signedIn = await signInByPhone(gateway, merchant, signInBody.parse(await jsonOf(context)))
    if (signedIn instanceof GoogleRefusal) return signedIn
    const { idToken, refreshToken, user, isNewUser } = signedIn
    const expiresIn = String(idTokenSeconds)
    return { idToken, refreshToken, expiresIn, localId: user.id, isNewUser, phoneNumber: user.phone }
  })

  on(app, gateway, 'POST', `${identity}/v1/accounts:lookup`, async (merchant, context) => {
    const read = await readIdToken(gateway, merchant, lookupBody.parse(await jsonOf(context)).idToken)
    return read ? { users: [shownUser(read.user)] } : new GoogleRefusal('INVALID_ID_TOKEN')
  })

  on(app, gateway, 'POST', '/securetoken.googleapis.com/v1/token', async (merchant, context) => {
    const form = await formOf(context)
    const token = form instanceof Refusal ? null : form.get('refresh_token')
    if (form instanceof Refusal || form.get('grant_type') !== 'refresh_token' || token === null)
      return new GoogleRefusal('INVALID_GRANT_TYPE')
    const user = gateway.store.firebase.userByRefresh(merchant.code, digestOf(token))
    if (!user) return new GoogleRefusal('INVALID_REFRESH_TOKEN')
    const idToken = await signIdToken(gateway, user)
    return {
      access_token: idToken,
      id_token: idToken,
      refresh_token: token,
      expires_in: String(idTokenSeconds),
      token_type: 'Bearer',
      user_id: user.id,
      project_id: `sandbox-${merchant.code}`,
    }
  })
}

function addVerifier(app: Hono, gateway: Gateway): void {
  app.get(verifierPath, (context) => {
    const merchant = merchantOf(context, gateway.merchants)
    if (!merchant) return problemResponse(refuse('merchant.unknown'), gateway.now())
    if (!merchant.features.firebaseSms) return problemResponse(refuse('module.closed'), gateway.now())
    const query = context.req.query()
    const asked = verifierQuery.safeParse(query)
    if (!asked.success) {
      return problemResponse(refuse('request.invalid', { fields: fieldsOf(asked.error, query) }), gateway.now())
    }
    const { origin, state } = asked.data
    if (!isOriginOf(merchant, origin)) {
      return problemResponse(refuse('request.invalid', { fields: { origin: 'field.invalid' } }), gateway.now())
    }
    const subject = `verifier from ${addressOf(context, gateway.isTrustedProxy)}`
    const limited = refuseTry(gateway, [{ merchant: merchant.code, subject, most: 120, windowMs: 3_600_000 }])
    if (limited) return problemResponse(limited, gateway.now())
    const token = verifierPasses.issue(gateway, merchant.code, { origin })
    const page = verifierPage({ source: 'firebase-verifier', state, kind: 'passed', token }, origin)
    return context.html(page, 200, verifierPageHeaders(origin))
  })
}

function on(app: Hono, gateway: Gateway, method: 'GET' | 'POST', path: string, handle: Handler): void {
  app.on(method, path, async (context) => {
    context.header('Cache-Control', 'no-store')
    const merchant = merchantOf(context, gateway.merchants)
    const answer = merchant ? await handle(merchant, context) : new GoogleRefusal('CONFIGURATION_NOT_FOUND')
    if (!(answer instanceof GoogleRefusal)) return context.json(answer)
    const { message } = answer
    return context.json(
      { error: { code: 400, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } },
      400,
    )
  })
}

/** An empty object where the body is not one: its fields are then the missing ones. */
async function jsonOf(context: Context): Promise<object> {
  const body: unknown = await context.req.json().catch(() => null)
  const isFlat = typeof body === 'object' && body !== null && !Array.isArray(body)
  if (!isFlat) return {}
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === 'string'))
}

function shownUser(user: PhoneUser): object {
  const { phone: phoneNumber } = user
  return {
    localId: user.id,
    phoneNumber,
    providerUserInfo: [{ providerId: 'phone', phoneNumber, rawId: phoneNumber }],
    createdAt: String(user.created_at),
    lastLoginAt: String(user.last_login_at),
    lastRefreshAt: new Date(user.last_login_at).toISOString(),
  }
}
