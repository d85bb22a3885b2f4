import * as contractsCalls from '#contract/agent/contracts.ts'
import * as memberCalls from '#contract/agent/member.ts'
import * as noticesCalls from '#contract/agent/notices.ts'
import * as payCalls from '#contract/agent/pay.ts'
import * as registerCentreCalls from '#contract/agent/register-centre.ts'
import * as reportsCalls from '#contract/agent/reports.ts'
import * as teamCalls from '#contract/agent/team.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addAgentContractRoutes } from './routes/contracts.ts'
import { addAgentMemberRoutes } from './routes/member.ts'
import { addAgentNoticeRoutes } from './routes/notices.ts'
import { addAgentPayRoutes } from './routes/pay.ts'
import { addAgentRegisterRoutes } from './routes/register.ts'
import { addAgentReportRoutes } from './routes/reports.ts'
import { addAgentTeamRoutes } from './routes/team.ts'
import { agentsTables } from './rows/tables.ts'

export const agentsArea = {
  tag: 'agents',
  calls: callsOf(teamCalls, memberCalls, noticesCalls, reportsCalls, contractsCalls, payCalls, registerCentreCalls),
  routes: [
    addAgentContractRoutes,
    addAgentPayRoutes,
    addAgentRegisterRoutes,
    addAgentTeamRoutes,
    addAgentMemberRoutes,
    addAgentNoticeRoutes,
    addAgentReportRoutes,
  ],
  tables: agentsTables,
  settle: ({ pay }) => pay.settle(),
} satisfies Area
