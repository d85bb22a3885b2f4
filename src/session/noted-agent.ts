import { ownName, readStored, writeStored } from '#src/lib/storage.ts'

/** The script of the first paint reads it, too. */
const name = ownName('agent')

/** Notes that the account is an agent's, until the session ends: it opens nothing, but keeps the players' pages away. */
export const noteAgent = (): void => writeStored('session', name, '1')

/** Whether an agent's pages are to be expected while the gateway has not said yet who is signed in; outlives a reload. */
export const isAgentNoted = (): boolean => readStored('session', name) !== null
