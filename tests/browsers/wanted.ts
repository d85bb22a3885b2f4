/** A name on the command line that nothing has. */
export class UsageError extends Error {}

/** The names that an option gives (several by commas), all where it is left out. @throws {UsageError} for an unknown one */
export function wantedOf<Name extends string>(
  option: string,
  given: readonly string[] | undefined,
  known: readonly Name[],
): readonly Name[] {
  if (!given) return known
  const names = given.flatMap((one) => one.split(','))
  const unknown = names.find((name) => !known.some((one) => one === name))
  if (unknown !== undefined) throw new UsageError(`--${option} ${unknown}: there is ${known.join(', ')}.`)
  return known.filter((one) => names.includes(one))
}
