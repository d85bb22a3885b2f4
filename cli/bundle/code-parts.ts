/** What of the code can be compiled apart, each in a process of its own, before any profile is specialised. */
export type CodePart = 'code' | 'first-paint'
