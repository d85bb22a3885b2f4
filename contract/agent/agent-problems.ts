/** What every call of agents is refused with by role: to all others, and where the merchant has no agents' pages. */
export const agentProblems = ['agent.required', 'module.closed'] as const
