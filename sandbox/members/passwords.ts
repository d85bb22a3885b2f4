import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** How passwords are hashed: what takes time, between what a call has read and what it decides. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** `stored` null or empty: there is nobody, or no password; the answer is false after the same effort. */
  verify(password: string, stored: string | null): Promise<boolean>
}

const cost = { N: 16_384, r: 8, p: 1 }
const keyLength = 32

/** "scrypt$16384$8$1$<salt>$<key>", both in base64url. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const key = await derived(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** A hash that no password has: unknown names cost the same time as known ones. */
const nobody = ['scrypt', cost.N, cost.r, cost.p, 'A'.repeat(22), 'A'.repeat(43)].join('$')

/** `stored` null or empty: there is nobody, or no password; the answer is false after the same effort. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, n, r, p, salt = '', key = ''] = (stored || nobody).split('$')
  const options = { N: Number(n), r: Number(r), p: Number(p) }
  const actual = await derived(password, Buffer.from(salt, 'base64url'), options)
  return timingSafeEqual(actual, Buffer.from(key, 'base64url')) && Boolean(stored)
}

export const scryptPasswords: Passwords = { hash: (password) => hashPassword(password), verify: verifyPassword }

/** Whether two passwords are one: as they are hashed, in one form of Unicode. */
export function isSamePassword(one: string, other: string): boolean {
  return one.normalize('NFKC') === other.normalize('NFKC')
}

function derived(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}

declare module '#sandbox/server/gateway.ts' {
  interface Gateway {
    passwords: Passwords
  }
}
