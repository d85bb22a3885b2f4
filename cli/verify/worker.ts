import type { WorkerMessage } from '../workers/process.ts'
import type { VerifyAnswer, VerifyJob } from './sites.ts'
import { openVerifier, type VerifySetup } from './verify.ts'

/** The process of a worker: it checks one site at a time, and ends when nobody is left to send it more. */

const say = (message: WorkerMessage) => process.send?.(message)

const setup: VerifySetup = JSON.parse(process.argv[2] ?? '')
const verifier = openVerifier(setup)

// Ctrl-C goes to every process of the terminal; the one that started this says when to end.
process.on('SIGINT', () => undefined)
process.on('disconnect', () => process.exit())
process.on('message', ({ code, before }: VerifyJob) => {
  const answer: VerifyAnswer = { tenant: verifier.verify(code, before), commonWords: verifier.commonWords() }
  say({ kind: 'answer', answer, memory: process.memoryUsage.rss() })
})
say({ kind: 'ready' })
