import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useIdempotentRequest } from '#src/account/money/use-idempotent-request.ts'
import { spinPrizeWheel } from '#src/gateway/account-calls.ts'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { invalidateWheel, type Wheel } from '../api/queries.ts'
import { fieldsOf } from '../lib/fields.ts'
import { isSeed, randomSeed } from '../lib/proof.ts'
import { tiersOf } from '../lib/tiers.ts'
import type { StageState } from '../scene/wheel-stage.tsx'
import { useTurning } from './use-turning.ts'

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange)

export type WheelPlay = ReturnType<typeof useWheel>

/** A wheel and its spins: what it shows, what stands in the way of a spin, and the spin itself. */
export function useWheel(wheel: Wheel) {
  const { prizes, pause, next } = wheel
  const client = useQueryClient()
  const isOnline = useSyncExternalStore(subscribe, () => onlineManager.isOnline())
  const fields = useMemo(() => fieldsOf(prizes), [prizes])
  const tiers = useMemo(() => tiersOf(prizes), [prizes])
  const [seed, setSeed] = useState(randomSeed)
  /** The hash that was on this page before the spin; undefined where the spin is older than the page. */
  const [published, setPublished] = useState<string>()
  // Not before it stands: the list of spins would tell what comes.
  const turning = useTurning(fields, () => void invalidateWheel(client))
  const request = useIdempotentRequest({
    form: 'wheel',
    call: spinPrizeWheel,
    onDone: ({ value }) => {
      setPublished(value.proof.number === next.number ? next.seedHash : undefined)
      turning.turn(value)
    },
  })
  const { refusal, isUnknown } = request
  const isOut = refusal !== null && toGatewayError(refusal).code === 'wheel.no-spins'
  const left = isOut ? 0 : (turning.spin?.spins ?? wheel.spins)
  const isBusy = request.isSending || turning.isTurning
  const isOffline = !isOnline || (isUnknown && toGatewayError(request.error).code.startsWith('network.'))
  const canSpin = left > 0 && pause === null && isOnline && prizes.length > 0 && isSeed(seed)
  const stateOf = (): StageState => {
    if (turning.isTurning) return 'turning'
    if (pause) return 'covered'
    if (isOffline) return 'offline'
    if (turning.spin) return 'landed'
    return left === 0 || prizes.length === 0 ? 'rest' : 'ready'
  }
  return {
    ...{ fields, tiers, turning, request, left, isBusy, isOnline, published, seed, setSeed },
    state: stateOf(),
    canSpin,
    spin: () => {
      if (!isBusy && canSpin) request.send({ body: { memberSeed: seed } })
    },
  }
}
