import { useEffect, useRef, useState } from 'react'
import { callGateway } from '#src/gateway/client.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { getVerification } from '#src/gateway/identity-calls.ts'
import { useLeaveSignal } from '../hooks/use-leave-signal.ts'
import { solve } from './solve.ts'

/** What a call takes of the verification service; empty where it asks for nothing now. */
export interface Proof {
  verification?: { id: string; solution: string }
}

/** A proof is good for five minutes from its puzzle on; what is older by the time it is sent is made anew. */
const goodFor = 4 * 60_000

/** Zero bits from which on a visitor sees that it takes a while: some seconds on a phone. */
const longBits = 16

/** Fetches a puzzle of the gateway's and solves it. */
async function prove(
  action: 'login' | 'register',
  signal: AbortSignal,
  tellLong: (isLong: boolean) => void,
): Promise<Proof> {
  const { value } = await callGateway(getVerification, { query: { action }, signal })
  if (value.kind === 'none') return {}
  tellLong(value.bits >= longBits)
  const solution = await solve(value, signal).finally(() => tellLong(false))
  return { verification: { id: value.id, solution } }
}

/**
 * The verification service before a log-in or a registration. `prepare` begins ahead, when the form is first typed in;
 * `send` makes a call with a proof, and once more with a fresh one where the gateway does not take it.
 */
export function useVerification(action: 'login' | 'register') {
  const ahead = useRef<{ proof: Promise<Proof>; since: number } | undefined>(undefined)
  const control = useRef<AbortController | undefined>(undefined)
  const [isLong, setLong] = useState(false)
  const leaveSignal = useLeaveSignal()
  useEffect(() => () => control.current?.abort(), [])

  function begin(): Promise<Proof> {
    control.current?.abort()
    control.current = new AbortController()
    const proof = prove(action, control.current.signal, setLong)
    // Whoever takes it hears of its failure; one that nobody takes must not be an unhandled one.
    proof.catch(() => undefined)
    ahead.current = { proof, since: Date.now() }
    return proof
  }

  function prepare(): void {
    if (!ahead.current || Date.now() - ahead.current.since > goodFor) void begin()
  }

  /** Takes what was prepared, once: a proof is good for one call. */
  function take(): Promise<Proof> {
    prepare()
    const proof = ahead.current?.proof ?? begin()
    ahead.current = undefined
    return proof
  }

  async function send<Answer>(call: (proof: Proof) => Promise<Answer>): Promise<Answer> {
    const again = () => begin().finally(() => (ahead.current = undefined))
    try {
      return await call(await take().catch((thrown) => (leaveSignal().aborted ? Promise.reject(thrown) : again())))
    } catch (thrown) {
      if (!(thrown instanceof GatewayError && thrown.code.startsWith('verification.'))) throw thrown
      return await call(await take())
    }
  }

  /** `isLong`: a puzzle that takes a while is being solved. */
  return { prepare, send, isLong }
}
