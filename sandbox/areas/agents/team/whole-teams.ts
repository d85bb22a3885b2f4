import type { TeamMember } from '../rows/agent-tree.ts'
import { addFigures, type Figures, noFigures } from '../rows/team-figures.ts'

/** What one of a tree and all below it did. */
export interface WholeTeam {
  /** The account's own play alone. */
  own: Figures
  /** With all below, at any depth. */
  team: Figures
  /** How many there are below, at any depth; below directly. */
  members: number
  direct: number
}

/**
 * The whole team of everybody in a tree, by id: all figures are sums, so they are handed up from the lowest level.
 * `team`: those above before those below, as the tree gives it.
 */
export function wholeTeams(
  team: readonly Pick<TeamMember, 'id' | 'above'>[],
  own: ReadonlyMap<number, Figures>,
): Map<number, WholeTeam> {
  const all = new Map<number, WholeTeam>()
  for (const { id } of team) {
    const figures = own.get(id) ?? noFigures
    all.set(id, { own: figures, team: figures, members: 0, direct: 0 })
  }
  for (const { id, above } of team.toReversed()) {
    const part = all.get(id)
    const whole = above === null ? undefined : all.get(above)
    if (!part || !whole) continue
    whole.team = addFigures(whole.team, part.team)
    whole.members += part.members + 1
    whole.direct += 1
  }
  return all
}
