import * as z from 'zod/mini'

/** What the answer of `getMember` says besides, where the merchant has VIP ranks. */
export const memberVip = z.object({
  hasVip: z.boolean(),
  vipLabelName: z.optional(z.string()),
  vipRankLevel: z.optional(z.number()),
})

/** The VIP part of a member; undefined where the gateway sends none, or says that the member has no rank. */
export function vipOf(member: unknown): z.infer<typeof memberVip> | undefined {
  const { data } = z.safeParse(memberVip, member)
  return data?.hasVip ? data : undefined
}
