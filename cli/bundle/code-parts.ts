/** What of the code can be compiled apart, each in a process of its own, before any profile is cut. */
export type CodePart = 'code' | 'first-paint'
