import type { DatabaseSync } from 'node:sqlite'
import { type Row, text, whole, wholeOrNull } from '#sandbox/store/rows.ts'

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
  /** Hundredths of a per cent of valid bets: 45 is 0.45 %. */
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
  /** Hundredths of a per cent. */
  rate: number
  /** Milliseconds; null before the first log-in. */
  joinedAt: number
  lastLoginAt: number | null
}

const columns = `members.id, name, nickname, type, uplines.upline_id AS above, depth, rebate_rate, joined_at, last_login_at`
const joined = `JOIN members ON members.id = descendant JOIN agent_accounts ON agent_accounts.member_id = descendant
  LEFT JOIN uplines ON uplines.member_id = descendant`

export function openAgentTree(database: DatabaseSync) {
  const addAccount = database.prepare('INSERT INTO agent_accounts VALUES (?, ?, ?)')
  const addUpline = database.prepare('INSERT INTO uplines VALUES (?, ?)')
  const addSelf = database.prepare('INSERT INTO agent_tree VALUES (:member, :member, 0)')
  const addWay = database.prepare(`
    INSERT INTO agent_tree SELECT ancestor, :member, depth + 1 FROM agent_tree WHERE descendant = :above`)
  const setRate = database.prepare('UPDATE agent_accounts SET rebate_rate = ? WHERE member_id = ?')
  const depth = database.prepare('SELECT depth FROM agent_tree WHERE ancestor = ? AND descendant = ?')
  const one = database.prepare(`
    SELECT ${columns} FROM agent_tree ${joined} WHERE ancestor = :head AND descendant = :member`)
  const team = database.prepare(
    `SELECT ${columns} FROM agent_tree ${joined} WHERE ancestor = ? ORDER BY depth, members.id`,
  )
  const direct = database.prepare(`
    SELECT ${columns} FROM agent_tree ${joined} WHERE ancestor = ? AND depth = 1 ORDER BY members.id`)
  const way = database.prepare(`
    SELECT ${columns.replace('depth', '(SELECT max(depth) FROM agent_tree WHERE descendant = :member) - depth AS depth')}
    FROM agent_tree JOIN members ON members.id = ancestor JOIN agent_accounts ON agent_accounts.member_id = ancestor
    LEFT JOIN uplines ON uplines.member_id = ancestor WHERE descendant = :member ORDER BY agent_tree.depth DESC`)
  const heads = database.prepare(`
    SELECT ${columns} FROM agent_tree ${joined}
    WHERE merchant = ? AND depth = 0 AND uplines.upline_id IS NULL ORDER BY members.id`)
  const depthOf = (ancestor: number, member: number): number | null => {
    const row = depth.get(ancestor, member)
    return row ? whole(row, 'depth') : null
  }
  return {
    /**
     * Puts an account below an agent, or below the platform where `above` is null: once, for good. Inside `together`.
     * @throws RangeError where it is in the tree already, or the one above is not.
     */
    place(member: number, above: number | null, { rate, at }: Placed): void {
      if (depthOf(member, member) !== null) throw new RangeError('An account is placed once')
      if (above !== null && depthOf(above, above) === null) throw new RangeError('The one above is not in the tree')
      addAccount.run(member, rate, at)
      addSelf.run({ member })
      if (above === null) return
      addUpline.run(member, above)
      addWay.run({ member, above })
    },
    /** Hundredths of a per cent. */
    setRate(member: number, rate: number): void {
      setRate.run(rate, member)
    },
    /** How far a member is below an agent: 0 for itself; null where it is not of the team. */
    depthOf,
    /** One of an agent's team or the agent itself; null for everybody else. */
    find(head: number, member: number): TeamMember | null {
      const row = one.get({ head, member })
      return row ? teamMemberOf(row) : null
    },
    /** The agent and all below, at any depth; those above come before those below. */
    team: (head: number): TeamMember[] => team.all(head).map(teamMemberOf),
    /** Those directly below. */
    direct: (agent: number): TeamMember[] => direct.all(agent).map(teamMemberOf),
    /** From the top agent down to the member itself, `level` counted from the top; empty where it is not in the tree. */
    wayTo: (member: number): TeamMember[] => way.all({ member }).map(teamMemberOf),
    /** The agents of a merchant that are below the platform itself. */
    heads: (merchant: string): TeamMember[] => heads.all(merchant).map(teamMemberOf),
  }
}

function teamMemberOf(row: Row): TeamMember {
  return {
    id: whole(row, 'id'),
    name: text(row, 'name'),
    nickname: text(row, 'nickname'),
    type: whole(row, 'type'),
    above: wholeOrNull(row, 'above'),
    level: whole(row, 'depth'),
    rate: whole(row, 'rebate_rate'),
    joinedAt: whole(row, 'joined_at'),
    lastLoginAt: wholeOrNull(row, 'last_login_at'),
  }
}
