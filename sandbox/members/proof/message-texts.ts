import { textsOf } from '#sandbox/lib/texts.ts'
import english from '#sandbox/locales/en/proof.json' with { type: 'json' }

const texts = textsOf('proof', english)

/** What a message says: a code; that a number has an account already; a temporary password. */
type Kind = keyof typeof english

interface MessageValues {
  /** The merchant's. */
  name: string
  /** The code or the password. */
  secret?: string
  minutes?: number
}

/** A message in the asked language; English where it has none here. */
export const messageText = (kind: Kind, language: string, { name, secret = '', minutes = 0 }: MessageValues): string =>
  texts.in(language, kind, { name, secret, minutes })
