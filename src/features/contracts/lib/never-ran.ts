import type { Contract } from '../api/queries.ts'

/** Whether a contract ended before it began: it was accepted, and its first period never came. */
export const neverRan = ({ startsAt, endsAt }: Pick<Contract, 'startsAt' | 'endsAt'>): boolean =>
  startsAt !== null && endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt)
