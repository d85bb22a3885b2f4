import { agentHomePath, agentLogInPath, helpPath } from '#contract/site/routes.ts'
import { isAt, providerOfPath } from './home-path.ts'

/** Where agents log in, and where they are afterwards. */
export const agentPaths = { logIn: agentLogInPath, home: agentHomePath } as const

/** Whether the path is of the agents' part of the site. */
export const isAgentPath = (pathname: string): boolean =>
  FEATURE_AGENT_CENTRE && (isAt(pathname, agentLogInPath) || isAt(pathname, agentHomePath))

/** Whether an agent sees the page of that path: of the players' site only help, and where a provider sends them back to. */
export const isOpenToAgents = (pathname: string): boolean =>
  isAgentPath(pathname) || isAt(pathname, helpPath) || providerOfPath(pathname) !== undefined
