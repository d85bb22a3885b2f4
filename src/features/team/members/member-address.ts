import { agentAddress } from '#src/reports/filters/agent-address.ts'

/** The page of one account of the team, over the same days. */
export const memberAddress = (account: string, query: URLSearchParams): string =>
  agentAddress('downlineManagmentView', { member: account }, query)
