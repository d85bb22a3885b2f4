// FIPS 180-4. The browser's own digest answers by a promise each time: a puzzle of a hundred thousand hashes would take
// several times as long.

const isPrime = (n: number): boolean => {
  for (let divisor = 2; divisor * divisor <= n; divisor += 1) if (n % divisor === 0) return false
  return true
}

const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32)

/** The first 32 bits behind the point of the cube roots of the first 64 primes, and of the square roots of the first 8. */
function constants(): { round: Uint32Array; start: Uint32Array } {
  const primes: number[] = []
  for (let n = 2; primes.length < 64; n += 1) if (isPrime(n)) primes.push(n)
  return {
    round: Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
    start: Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
  }
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** Pads messages into memory that is kept: most of a puzzle's time went into new arrays for each of its messages. */
function createPadding(): (message: Uint8Array) => DataView {
  let bytes = new Uint8Array(0)
  let view = new DataView(bytes.buffer)
  return (message) => {
    const size = Math.ceil((message.length + 9) / 64) * 64
    if (bytes.length === size) bytes.fill(0, message.length)
    else {
      bytes = new Uint8Array(size)
      view = new DataView(bytes.buffer)
    }
    bytes.set(message)
    bytes[message.length] = 0x80
    view.setUint32(size - 8, Math.floor(message.length / 2 ** 29))
    view.setUint32(size - 4, message.length << 3)
    return view
  }
}

function fillSchedule(words: Int32Array, view: DataView, at: number): void {
  for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(at + i * 4)
  for (let i = 16; i < 64; i += 1) {
    const near = words[i - 2] ?? 0
    const far = words[i - 15] ?? 0
    const mixedNear = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)
    const mixedFar = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)
    words[i] = (words[i - 16] ?? 0) + mixedFar + (words[i - 7] ?? 0) + mixedNear
  }
}

const add = (state: Int32Array, at: number, by: number): void => {
  state[at] = (state[at] ?? 0) + by
}

function mix(state: Int32Array, words: Int32Array, round: Uint32Array): void {
  let a = state[0] ?? 0
  let b = state[1] ?? 0
  let c = state[2] ?? 0
  let d = state[3] ?? 0
  let e = state[4] ?? 0
  let f = state[5] ?? 0
  let g = state[6] ?? 0
  let h = state[7] ?? 0
  for (let i = 0; i < 64; i += 1) {
    const chosen = (e & f) ^ (~e & g)
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + (round[i] ?? 0) + (words[i] ?? 0)) | 0
    const most = (a & b) ^ (a & c) ^ (b & c)
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  add(state, 0, a)
  add(state, 1, b)
  add(state, 2, c)
  add(state, 3, d)
  add(state, 4, e)
  add(state, 5, f)
  add(state, 6, g)
  add(state, 7, h)
}

/** SHA-256 at once: a function that answers the digest's eight words. */
export function createSha256(): (message: Uint8Array) => Uint32Array {
  const { round, start } = constants()
  const padded = createPadding()
  const words = new Int32Array(64)
  const state = new Int32Array(8)
  return (message) => {
    state.set(start)
    const view = padded(message)
    for (let at = 0; at < view.byteLength; at += 64) {
      fillSchedule(words, view, at)
      mix(state, words, round)
    }
    return new Uint32Array(state)
  }
}
