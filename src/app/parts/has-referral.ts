import type { Member } from '#src/session/session.ts'

/** Whether the promotion of invited friends is on for a member. */
export const hasReferral = (member: Member | undefined): boolean =>
  member?.availablePromo.some(({ type, enabled }) => type === 'REFERRAL' && enabled) ?? false
