import * as z from 'zod/mini'

/**
 * The page by which a visitor proves to be no robot before Firebase sends a code. The gateway serves it as HTML, and the
 * site shows it in a frame: Firebase's own check needs scripts that the site's policy does not let in. It allows framing
 * by the merchant's domains alone (`frame-ancestors`), and posts its messages to `origin` alone.
 */
export const verifierPath = '/wps/verification/firebase/verifier'

/** Its query. */
export const verifierQuery = z.object({
  merchant: z.string(),
  /** Of the site, which must be one of the merchant's. */
  origin: z.string(),
  /** A language by the site's code: "EN". */
  language: z.string(),
  theme: z.enum(['dark', 'light']),
  /** Comes back in each message, so that the site knows whose it is. */
  state: z.string().check(z.minLength(16), z.maxLength(64)),
})

/** What the page posts to the site that frames it. */
export const verifierMessage = z.discriminatedUnion('kind', [
  /** The visitor must do something: the frame is to be seen, in a box of this height (CSS pixels). */
  z.object({ source: z.literal('firebase-verifier'), state: z.string(), kind: z.literal('shown'), height: z.number() }),
  /** The proof, which Firebase takes as `recaptchaToken`; good once. */
  z.object({ source: z.literal('firebase-verifier'), state: z.string(), kind: z.literal('passed'), token: z.string() }),
  z.object({ source: z.literal('firebase-verifier'), state: z.string(), kind: z.literal('failed') }),
])

export type VerifierQuery = z.infer<typeof verifierQuery>
export type VerifierMessage = z.infer<typeof verifierMessage>
