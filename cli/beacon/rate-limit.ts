import { createHmac, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'

const minute = 60_000
/** Sources that are told apart within a minute; further ones share one count. */
const maxSources = 100_000

/** Who has one IPv6 address has 2^64 of them. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  return [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest]
    .slice(0, 4)
    .join(':')
}

/**
 * So many reports a minute from one source. No address is stored: a source is a hash with a secret that is made anew, and all
 * of them forgotten, each minute.
 */
export class RateLimit {
  readonly #most: number
  readonly #counts = new Map<string, number>()
  #secret = randomBytes(32)
  #minute = 0

  constructor(most: number) {
    this.#most = most
  }

  /** Whether one more from this address is taken. */
  takes(address: string, now: number): boolean {
    const present = Math.floor(now / minute)
    if (present !== this.#minute) {
      this.#minute = present
      this.#secret = randomBytes(32)
      this.#counts.clear()
    }
    const own = createHmac('sha256', this.#secret).update(networkOf(address)).digest('base64').slice(0, 16)
    const source = this.#counts.has(own) || this.#counts.size < maxSources ? own : ''
    const count = (this.#counts.get(source) ?? 0) + 1
    this.#counts.set(source, count)
    return count <= this.#most
  }
}
