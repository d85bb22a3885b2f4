import { hash } from 'node:crypto'

const maxSolutionLength = 16

/** Whether SHA-256 of salt and solution begins with so many zero bits: see the contract's `getVerification`. */
export function solvesWork({ salt, bits }: { salt: string; bits: number }, solution: string): boolean {
  if (solution.length > maxSolutionLength || !/^(0|[1-9]\d*)$/.test(solution)) return false
  const head = hash('sha256', salt + solution, 'buffer').readUInt32BE(0)
  return head >>> (32 - bits) === 0
}
