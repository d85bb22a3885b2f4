export interface Credentials {
  /** The session's token, where there is one. */
  token: () => string | null
  /** BCP 47, for `accept-language`. */
  language: () => string
  /** Told of every answer 401 to a call that carried a token, with that token: it may be an older session's. */
  onUnauthorised: (token: string) => void
}

let credentials: Credentials = { token: () => null, language: () => 'en', onUnauthorised: () => undefined }

/** Lets session and language reach the client without the client knowing them. */
export function connectGateway(next: Partial<Credentials>): void {
  credentials = { ...credentials, ...next }
}

/** What the client sends with each call. */
export const currentCredentials = (): Credentials => credentials
