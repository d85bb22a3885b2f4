import * as z from 'zod'
import { dividendPeriods, payKinds } from '#contract/agent/contract-terms.ts'

/** The part of a demo.json that says what its merchant's agents have. */
export const demoAgents = z.strictObject({
  /** Contracts, and the bonus that comes by those of dividends. */
  enableCt: z.boolean().default(true),
  /** The kinds of pay whose feature type is on. */
  pay: z.array(z.enum(payKinds)).default([...payKinds]),
  /** The period of the platform’s dividends, and so of all below. */
  dividendPeriod: z.enum(dividendPeriods).default('semimonthly'),
  /** What becomes of contracts below that a new one cannot carry: the offerer agrees first, or they end by themselves. */
  contractConflict: z.enum(['confirm', 'replace']).default('confirm'),
})
