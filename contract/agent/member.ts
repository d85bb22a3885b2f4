import * as z from 'zod/mini'
import { about, range, rangeProblems } from '../account/records.ts'
import { defineMemberCall } from '../call.ts'
import { agentProblems } from './agent-problems.ts'
import { percent } from './contract-terms.ts'
import { downline } from './team.ts'

const account = z.string().check(z.minLength(1), z.maxLength(64))

export const getTeamMember = defineMemberCall('getTeamMember', {
  summary: 'One of the team: who it is, what its whole team did in some days, and between what its rate may be set',
  route: 'GET /wps/agent/team/member',
  query: z.object({ ...range, account }),
  value: z.object({
    ...about,
    ...downline.shape,
    /** From the agent who asks down to the one directly above: neither of the ends. */
    path: z.array(z.string()),
    /** Null where the account is not directly below: whoever is directly above sets its rate. */
    rates: z.nullable(
      z.object({
        /** The highest rate that somebody directly below it has. */
        least: percent,
        /** The agent's own. */
        most: percent,
        step: percent,
      }),
    ),
  }),
  problems: [...agentProblems, ...rangeProblems, 'transfer.not-below'],
})

export const setMemberRate = defineMemberCall('setMemberRate', {
  summary: 'Changes the rebate rate of an account directly below; it counts from the day that runs',
  route: 'PUT /wps/agent/team/member/rate',
  body: z.object({ account, rebateRate: percent }),
  value: z.object({ account, rebateRate: percent }),
  problems: [...agentProblems, 'transfer.not-below', 'register.rate', 'register.rate-below'],
})
