import { proofOf } from '#sandbox/areas/prizes/proof.ts'

/** A member's seed that makes a spin of the gateway's seed draw what is wanted, of 0 to 9,999. */
export function memberSeedFor(fixed: { seed: string; number: number }, isWanted: (roll: number) => boolean): string {
  for (let tried = 0; tried < 1_000_000; tried += 1) {
    const memberSeed = `member-${tried}`
    if (isWanted(proofOf({ ...fixed, memberSeed }).roll)) return memberSeed
  }
  throw new Error('No seed draws that')
}
