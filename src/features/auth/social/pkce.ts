/** RFC 4648, section 5, without padding. */
function bytesToBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** 256 random bits, as a proof of OAuth takes them: a state, or a verifier (RFC 7636). */
export const randomProof = (): string => bytesToBase64Url(crypto.getRandomValues(new Uint8Array(32)))

/** The S256 challenge of a verifier. */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return bytesToBase64Url(new Uint8Array(digest))
}
