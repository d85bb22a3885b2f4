import * as z from 'zod/mini'
import { defineCall, envelope } from './call.ts'

export const getKeys = defineCall({
  id: 'getKeys',
  summary: 'The gateway’s public keys (RFC 7517) for encrypted bodies: RSA-OAEP-256 with A256GCM',
  method: 'GET',
  path: '/wps/session/keys',
  answer: z.object({
    keys: z
      .array(
        z.object({
          kty: z.literal('RSA'),
          kid: z.string(),
          use: z.literal('enc'),
          alg: z.string(),
          n: z.string(),
          e: z.string(),
        }),
      )
      .check(z.minLength(1)),
  }),
})

export const login = defineCall({
  id: 'login',
  summary: 'Opens a session by user name and password',
  method: 'POST',
  path: '/wps/session/login',
  isEncrypted: true,
  body: z.object({
    type: z.enum(['username', 'sms']),
    username: z.string().check(z.minLength(1), z.maxLength(64)),
    password: z.string().check(z.minLength(1), z.maxLength(255)),
    captcha: z.optional(z.string()),
    captchaId: z.optional(z.string()),
    /** Which site asks: members and agents have one each. */
    site: z.enum(['member', 'agent']),
  }),
  answer: envelope(
    z.object({
      token: z.string().check(z.minLength(16)),
      firstTimeLogin: z.boolean(),
      passwordExpired: z.boolean(),
    }),
  ),
  problems: [
    'login.failed',
    'captcha.required',
    'captcha.wrong',
    'login.not-a-member',
    'login.not-an-agent',
    'login.locked',
  ],
})

export const logout = defineCall({
  id: 'logout',
  summary: 'Ends the session on the server',
  method: 'DELETE',
  path: '/wps/session/logout',
  auth: 'token',
  answer: envelope(z.null()),
})

export const getCaptcha = defineCall({
  id: 'getCaptcha',
  summary: 'A captcha: a picture, and a question to answer or to have read aloud instead',
  method: 'GET',
  path: '/wps/captcha',
  query: z.object({ language: z.string() }),
  answer: envelope(
    z.object({
      id: z.string(),
      /** A data address: "data:image/svg+xml;base64,…". */
      image: z.string(),
      /** The question alternative; either answer is accepted. */
      question: z.string(),
      /** What the browser reads aloud for a visitor who asks to listen. */
      spoken: z.string(),
    }),
  ),
  problems: ['rate.limited'],
})
