import type { GameRow } from '#sandbox/catalogue/catalogue.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'

/** Remembers that the member launched the game now. */
export function notePlay({ store, now }: Pick<Gateway, 'store' | 'now'>, member: MemberRow, game: GameRow): void {
  store.plays.note(member.id, game.node_id, now().getTime())
}
