import { CliError } from '#cli/terminal/cli-error.ts'
import { isReleaseId } from './layout.ts'

const nginxFile = '_deploy/release.nginx.conf'
const caddyFile = '_deploy/release.Caddyfile'

/** Paths of what `serverFiles` makes. */
export const serverFilePaths: readonly string[] = [nginxFile, caddyFile]

/**
 * One line for each web server, to be included from `current`: it names the release, so that the root and the headers
 * change together when the server reads its configuration again, and a page never meets another release's policy.
 */
export function serverFiles(id: string): Readonly<Record<string, Buffer>> {
  // It stands in their files as it is: both would read "$" and braces as something of their own.
  if (!isReleaseId(id)) throw new CliError('bad-release-id', `${JSON.stringify(id)} is no id of a release`)
  return {
    [nginxFile]: Buffer.from(`set $livery_release "${id}";\n`),
    [caddyFile]: Buffer.from(`vars livery_release "${id}"\n`),
  }
}
