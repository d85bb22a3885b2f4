import { ownName, readStored, writeStored } from '#src/lib/storage.ts'

const name = ownName('unseen')

/** Whether a link has signed this tab in and its visitor has not seen yet whose account it is; outlives a reload. */
export const isAccountUnseen = (): boolean => readStored('session', name) !== null

export const noteUnseen = (isUnseen: boolean): void => writeStored('session', name, isUnseen ? '1' : null)
