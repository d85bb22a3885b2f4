import type { Mission } from '#contract/account/missions.ts'

/** Of a period that is past: it was done then, and can still be claimed. */
export const isOver = ({ endsAt }: Pick<Mission, 'endsAt'>): boolean =>
  endsAt !== null && Date.parse(endsAt) <= Date.now()
