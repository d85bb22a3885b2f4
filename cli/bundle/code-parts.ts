/** What of the code can be compiled apart, each in a process of its own, before any profile is cut. */
export const codeParts = ['code', 'first-paint'] as const
export type CodePart = (typeof codeParts)[number]
