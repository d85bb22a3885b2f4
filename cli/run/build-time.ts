import { CliError } from '#cli/terminal/cli-error.ts'

/**
 * The year that a site's footer shows, in UTC: of SOURCE_DATE_EPOCH (seconds) where that is set, so that a build can be
 * repeated. @throws CliError (usage) where it is no number of seconds.
 */
export function buildYear(env: NodeJS.ProcessEnv = process.env): number {
  const epoch = env.SOURCE_DATE_EPOCH
  if (!epoch) return new Date().getUTCFullYear()
  const year = new Date(Number(epoch) * 1000).getUTCFullYear()
  if (/^\d+$/.test(epoch) && Number.isFinite(year)) return year
  throw new CliError('bad-epoch', `SOURCE_DATE_EPOCH is "${epoch}", which is no number of seconds`, {
    hint: 'Set it to whole seconds since 1970, as "git log -1 --format=%ct" prints them, or not at all.',
    exitCode: 2,
  })
}
