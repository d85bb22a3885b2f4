/** Where agents log in, and where they are afterwards. */
export const agentPaths = { logIn: '/agent', home: '/agentHome' } as const

/** Whether the path is of the agents' part of the site. */
export const isAgentPath = (pathname: string): boolean => FEATURE_AGENT_CENTRE && /^\/agent(home)?\/*$/i.test(pathname)
