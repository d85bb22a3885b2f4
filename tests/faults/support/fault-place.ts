import { inject } from 'vitest'
import { FaultPlace } from './place.ts'

/** Tenants whose code is compiled already. */
export const faultPlace = (tenants = 2): FaultPlace =>
  new FaultPlace({ tenants, seed: 'faults', cache: inject('warmCache') })
