import type { LoginStep, OpenedSession } from '#contract/identity/session.ts'

/** What a log-in answers: the session, or the step that stands before it. */
export type LogInAnswer = OpenedSession | { step: LoginStep }

/**
 * Every way to log in tells its answer by this: by name, by SMS, by a provider. `password` is what was typed a moment
 * ago, for a change that is forced at once; it is kept in memory alone.
 */
export type OnAnswered = (answer: LogInAnswer, typed?: { password: string }) => void
