import type { Passwords } from '#sandbox/members/passwords.ts'
import { knownPasswords } from './known-passwords.ts'

/** Passwords of which a test holds one back: what was found out is known, and the call that asked does not go on yet. */
export function holdPasswords() {
  let next: { reached: () => void; isOpen: Promise<void> } | null = null

  const held = async <Result>(result: Promise<Result>): Promise<Result> => {
    const mine = next
    next = null
    const found = await result
    mine?.reached()
    await mine?.isOpen
    return found
  }
  const passwords: Passwords = {
    hash: (password) => held(knownPasswords.hash(password)),
    verify: (password, stored) => held(knownPasswords.verify(password, stored)),
  }
  return {
    passwords,
    /** Begins a call, waits until it has looked at its first password, does what comes between, and lets the call go on. */
    async between<Answer, Other>(begin: () => Promise<Answer>, meanwhile: () => Promise<Other>) {
      const reached = Promise.withResolvers<void>()
      const open = Promise.withResolvers<void>()
      next = { reached: reached.resolve, isOpen: open.promise }
      const late = begin()
      const first = await Promise.race([reached.promise.then(() => 'held' as const), late.then(() => 'over' as const)])
      if (first === 'over') throw new Error('The call was over before it had looked at a password')
      const other = await meanwhile()
      open.resolve()
      return { late: await late, other }
    },
  }
}
