import { CliError } from '#cli/terminal/cli-error.ts'

function refuse(what: string, value: string, reason: string): never {
  const shown = JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value)
  throw new CliError('unwritable-header', `${what} ${shown} ${reason}`, {
    hint: 'Look for it in tenant.json: a host, an origin or a path holds what none of them has.',
  })
}

/** The name of a header: a token of HTTP, and a bare word in each server's file. */
export function headerName(name: string): string {
  return /^[A-Za-z][A-Za-z0-9-]*$/.test(name) ? name : refuse('The header', name, 'is no name of one')
}

/** Where headers count: a folder of plain letters, with `*` at its end for anything in it. */
export function pathPattern(pattern: string): string {
  const isPlain = /^\/(?:[A-Za-z0-9][A-Za-z0-9._-]*\/)*\*$/.test(pattern)
  return isPlain ? pattern : refuse('The path', pattern, 'is none that a server’s file can hold')
}

/** What every form of a header holds: characters of ASCII that are drawn, and spaces between them. */
function headerText(value: string): string {
  const isPlain = /^[!-~](?:[ -~]*[!-~])?$/.test(value)
  return isPlain ? value : refuse('The header’s text', value, 'holds more than plain letters with spaces between them')
}

/** Cloudflare puts the path into a text that says `:splat`. */
export function staticHostText(value: string): string {
  return /:splat(?![A-Za-z0-9_])/.test(headerText(value))
    ? refuse('The header’s text', value, 'holds ":splat", in whose place static hosts put the address')
    : value
}

/** Bytes of one word in a file of nginx: its buffer less the quotes. */
const maxWordLength = 4000

/** Nothing takes the meaning of `$` from nginx: a variable stands there, and one that it does not know stops it. */
export function nginxText(value: string): string {
  if (headerText(value).includes('$')) refuse('The header’s text', value, 'holds "$", which nginx reads as a variable')
  const quoted = `"${value.replaceAll(/[\\"]/g, '\\$&')}"`
  return quoted.length <= maxWordLength
    ? quoted
    : refuse('The header’s text', value, `has ${value.length} characters, more than nginx takes in one word`)
}

/** Between quotes Caddy knows `\"` alone; a backslash before anything else stays, and braces are placeholders. */
export function caddyText(value: string): string {
  const wrong = /[\\{}]/.exec(headerText(value))?.[0]
  if (wrong) refuse('The header’s text', value, `holds "${wrong}", which means something else to Caddy`)
  return `"${value.replaceAll('"', '\\"')}"`
}
