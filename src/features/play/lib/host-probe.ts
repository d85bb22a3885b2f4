/** Milliseconds after which a host counts as one that does not answer. */
const patience = 5000

/**
 * Whether the host of an address answers at all; what it says stays unseen. A page cannot see into a frame of another
 * origin, which shows the browser's own error where nobody answers. Never asks for the address itself: a launch is good
 * for one opening.
 */
export async function isAnswering(address: string): Promise<boolean> {
  try {
    await fetch(new URL('/robots.txt', address), {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(patience),
    })
    return true
  } catch {
    return false
  }
}
