import type { Fixture } from '#contract/lobby/fixtures.ts'

/** One match of each game first, so that none has the section alone. */
export function variedFixtures(fixtures: readonly Fixture[], most: number): readonly Fixture[] {
  const first = fixtures.filter(
    ({ game }, at) => fixtures.findIndex((one) => one.game.gameCode === game.gameCode) === at,
  )
  return [...new Set([...first, ...fixtures])].slice(0, most)
}
