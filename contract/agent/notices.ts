import * as z from 'zod/mini'
import { defineMemberCall, instant } from '../call.ts'
import { agentProblems } from './agent-problems.ts'

export const getAgentNotices = defineMemberCall('getAgentNotices', {
  summary:
    'What the operator announces to agents, the newest first; what it announces to players is `getAnnouncements`',
  route: 'GET /wps/agent/notices',
  query: z.object({ language: z.string() }),
  value: z.object({
    /** `content` is HTML. */
    notices: z.array(z.object({ id: z.string(), title: z.string(), content: z.string(), timestamp: instant })),
  }),
  problems: agentProblems,
})
