import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

/**
 * Beside `uplines`, which has the direct agent of each: everybody's way up in full, the account itself at depth 0. An account
 * is in it once it was placed; most members never are.
 */
export const agentTreeSchema = `
CREATE TABLE agent_accounts (
  member_id INTEGER PRIMARY KEY REFERENCES members (id),
  rebate_rate INTEGER NOT NULL CHECK (rebate_rate BETWEEN 0 AND 10000),
  joined_at INTEGER NOT NULL
) STRICT;
CREATE TABLE agent_tree (
  ancestor INTEGER NOT NULL REFERENCES members (id),
  descendant INTEGER NOT NULL REFERENCES members (id),
  depth INTEGER NOT NULL CHECK (depth >= 0),
  PRIMARY KEY (ancestor, descendant)
) STRICT, WITHOUT ROWID;
CREATE INDEX agent_tree_up ON agent_tree (descendant, depth, ancestor);
CREATE INDEX uplines_down ON uplines (upline_id)`

export interface Placed {
  /** Basis points of valid bets: 45 is 0.45 %. */
  rate: number
  /** Milliseconds. */
  at: number
}

/** One of a team, the agent at its head included. */
export interface TeamMember {
  id: number
  name: string
  nickname: string
  /** As in `members`. */
  type: number
  /** Who is directly above; null for an agent below the platform itself. */
  above: number | null
  /** How far below the head: 0 for the head itself. */
  level: number
  /** Basis points. */
  rate: number
  /** Milliseconds; null before the first log-in. */
  joinedAt: number
  lastLoginAt: number | null
}

const columns = (level = sql`depth`) => sql`members.id, name, nickname, type, uplines.upline_id AS above,
  ${level} AS level, rebate_rate AS rate, joined_at AS joinedAt, last_login_at AS lastLoginAt`
const below = sql`SELECT ${columns()} FROM agent_tree JOIN members ON members.id = descendant
  JOIN agent_accounts ON agent_accounts.member_id = descendant LEFT JOIN uplines ON uplines.member_id = descendant`

export function openAgentTree(database: DatabaseSync) {
  const { all, find, run, table } = openStatements(database)
  const [accounts, uplines, tree] = [table('agent_accounts'), table('uplines'), table('agent_tree')]
  const addWay = run(
    (member: Param<number>, above: Param<number>) => sql`
      INSERT INTO agent_tree SELECT ancestor, ${member}, depth + 1 FROM agent_tree WHERE descendant = ${above}`,
  )
  const depthOf = (ancestor: number, member: number): number | null =>
    tree.find({ ancestor, descendant: member })?.depth ?? null
  return {
    /**
     * Puts an account below an agent, or below the platform where `above` is null: once, for good. Inside a
     * transaction.
     * @throws RangeError where it is in the tree already, or the one above is not.
     */
    place(member: number, above: number | null, { rate, at }: Placed): void {
      if (depthOf(member, member) !== null) throw new RangeError('An account is placed once')
      if (above !== null && depthOf(above, above) === null) throw new RangeError('The one above is not in the tree')
      accounts.add({ member_id: member, rebate_rate: rate, joined_at: at })
      tree.add({ ancestor: member, descendant: member, depth: 0 })
      if (above === null) return
      uplines.add({ member_id: member, upline_id: above })
      addWay(member, above)
    },
    /** Basis points. */
    setRate: (member: number, rate: number) => accounts.change({ member_id: member }, { rebate_rate: rate }),
    /** How far a member is below an agent: 0 for itself; null where it is not of the team. */
    depthOf,
    /** One of an agent's team or the agent itself; null for everybody else. */
    find: find(
      (head: Param<number>, member: Param<number>) =>
        sql<TeamMember>`${below} WHERE ancestor = ${head} AND descendant = ${member}`,
    ),
    /** The agent and all below, at any depth; those above come before those below. */
    team: all((head: Param<number>) => sql<TeamMember>`${below} WHERE ancestor = ${head} ORDER BY depth, members.id`),
    /** Those directly below. */
    direct: all(
      (agent: Param<number>) => sql<TeamMember>`${below} WHERE ancestor = ${agent} AND depth = 1 ORDER BY members.id`,
    ),
    /** From the top agent down to the member itself, `level` counted from the top; empty where it is not in the tree. */
    wayTo: all(
      (member: Param<number>) => sql<TeamMember>`
        SELECT ${columns(sql`(SELECT max(depth) FROM agent_tree WHERE descendant = ${member}) - depth`)}
        FROM agent_tree JOIN members ON members.id = ancestor JOIN agent_accounts ON agent_accounts.member_id = ancestor
        LEFT JOIN uplines ON uplines.member_id = ancestor WHERE descendant = ${member} ORDER BY agent_tree.depth DESC`,
    ),
    /** The agents of a merchant that are below the platform itself. */
    heads: all(
      (merchant: Param<string>) => sql<TeamMember>`
        ${below} WHERE merchant = ${merchant} AND depth = 0 AND uplines.upline_id IS NULL ORDER BY members.id`,
    ),
  }
}
