import type { Signature } from '#cli/release/verify.ts'
import { describeProblems, type TreeProblem } from '#cli/site-files/tree.ts'

const runFile = /^(\d{4}-\d{2}-\d{2}\.\d+)\.json$/

/** Ids of runs, by the names of their files; what else lies beside them is none. */
export const runIdsOf = (names: readonly string[]): string[] => names.flatMap((name) => runFile.exec(name)?.[1] ?? [])

function signatureProblem(signature: Signature): string | null {
  if (signature.state === 'bad') return 'its signature does not hold'
  if (signature.state === 'unsigned') return null
  return signature.state === 'signed' ? null : `its key ${signature.fingerprint} is not one that is trusted`
}

/** What is wrong with a release that was checked, a phrase each. */
export function checkedPhrases(signature: Signature, problems: readonly TreeProblem[]): string[] {
  const ofSignature = signatureProblem(signature)
  return [...(ofSignature ? [ofSignature] : []), ...(problems.length > 0 ? [describeProblems(problems)] : [])]
}
