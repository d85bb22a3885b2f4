import { CliError } from '#cli/terminal/cli-error.ts'

/** Names below localhost are this machine, which not every resolver knows; the gateway is told the merchant by a header. */
const thisMachine = /\.localhost$/

/** The gateway that `--from` names, as an origin. @throws CliError (usage) */
export function parseOrigin(text: string): string {
  const url = URL.parse(text)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  const isAlone = url?.href === `${url?.origin}/` && !/[?#]/.test(text)
  if (!url || !isWeb || !isAlone) {
    const hint = 'Write it without a path, such as https://gateway.acme.example or http://localhost:4173.'
    throw new CliError('bad-address', `--from takes the origin of a gateway, not "${text}"`, { hint, exitCode: 2 })
  }
  if (thisMachine.test(url.hostname)) url.hostname = 'localhost'
  return url.origin
}
