import type { MemberRow } from '#sandbox/members/members.ts'
import type { Store } from '#sandbox/store/store.ts'

/** What a member may choose about own play on the home page, and what holds until then. */
const usual = { 'recent-bets': false, recommendations: true } as const

type Choice = keyof typeof usual

type Part = Pick<Store, 'memberDetails'>

export function isChosen({ memberDetails }: Part, { id }: Pick<MemberRow, 'id'>, choice: Choice): boolean {
  const kept = memberDetails.of(id, { row: choice })
  return kept === null ? usual[choice] : kept === 'on'
}

export function choose(
  { memberDetails }: Part,
  { id }: Pick<MemberRow, 'id'>,
  choice: readonly [Choice, boolean],
): void {
  const [name, isOn] = choice
  memberDetails.set(id, { row: name }, isOn ? 'on' : 'off')
}
