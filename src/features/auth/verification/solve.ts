import { createSha256 } from './sha-256.ts'

/** A proof of work as the gateway sets it: see the contract's `getVerification`. */
export interface Puzzle {
  salt: string
  /** Zero bits in front, 1 to 20. */
  bits: number
}

/** Milliseconds of work before the page has its turn: far below what delays a key press. */
const slice = 8

/** Gives the page its turn. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/** The bytes of a salt with a number behind it. Encoding each text by itself takes twice as long as its hash. */
function createMessages(salt: string): (n: number) => Uint8Array {
  const start = new TextEncoder().encode(salt)
  let message = start
  return (n) => {
    const digits = String(n)
    if (message.length !== start.length + digits.length) {
      message = new Uint8Array(start.length + digits.length)
      message.set(start)
    }
    for (let i = 0; i < digits.length; i += 1) message[start.length + i] = digits.charCodeAt(i)
    return message
  }
}

/** Solves a puzzle between the page's own work; rejects with the signal's reason when it is no longer wanted. */
export async function solve({ salt, bits }: Puzzle, signal?: AbortSignal): Promise<string> {
  const sha256 = createSha256()
  const messageOf = createMessages(salt)
  let until = performance.now() + slice
  for (let n = 0; ; n += 1) {
    const [first = 0] = sha256(messageOf(n))
    if (first >>> (32 - bits) === 0) return String(n)
    // The clock is read now and then only: reading it costs as much as hashing.
    if (n % 64 !== 0 || performance.now() < until) continue
    await pause()
    signal?.throwIfAborted()
    until = performance.now() + slice
  }
}
