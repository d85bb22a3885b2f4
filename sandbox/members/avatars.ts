import { artAddress } from '../art/addresses.ts'
import { hashText } from '../artwork/parts/random.ts'
import type { Gateway } from '../server/gateway.ts'
import type { MemberRow } from './members.ts'

type Part = Pick<Gateway, 'store'>

/** The pictures that anybody may take, by their numbers. */
const offered = [11, 205, 318, 402, 577, 640, 733, 808, 921, 1012, 1150] as const

/** The one that an account begins with. */
const first = ({ merchant, name }: MemberRow): number => hashText(`${merchant} ${name}`) % 10_000

export function avatarOf({ store }: Part, member: MemberRow): string {
  return artAddress.avatar(store.memberDetails.avatar(member.id) ?? first(member))
}

/** The member's first picture, and those that everybody may take. */
function picturesFor(member: MemberRow): number[] {
  return [...new Set([first(member), ...offered])]
}

export function avatarsFor(member: MemberRow): string[] {
  return picturesFor(member).map(artAddress.avatar)
}

/** False where it is none of the pictures that the member may take. */
export function chooseAvatar({ store }: Part, member: MemberRow, address: string): boolean {
  const picture = picturesFor(member).find((one) => artAddress.avatar(one) === address)
  if (picture === undefined) return false
  store.memberDetails.setAvatar(member.id, picture)
  return true
}
