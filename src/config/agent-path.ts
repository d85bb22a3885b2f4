import { agentHomePath, agentLogInPath } from '#contract/site/routes.ts'
import { isAt } from './home-path.ts'

/** Where agents log in, and where they are afterwards. */
export const agentPaths = { logIn: agentLogInPath, home: agentHomePath } as const

/** Whether the path is of the agents' part of the site. */
export const isAgentPath = (pathname: string): boolean =>
  FEATURE_AGENT_CENTRE && (isAt(pathname, agentLogInPath) || isAt(pathname, agentHomePath))
