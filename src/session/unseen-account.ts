import { keep, kept, ownName } from '#src/lib/storage.ts'

const name = ownName('unseen')

/** Whether a link has signed this tab in and its visitor has not seen yet whose account it is; outlives a reload. */
export const isAccountUnseen = (): boolean => kept('session', name) !== null

export const noteUnseen = (isUnseen: boolean): void => keep('session', name, isUnseen ? '1' : null)
