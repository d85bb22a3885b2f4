import { colours } from '#cli/terminal/colours.ts'
import type { Output } from '#cli/terminal/output.ts'
import type { ListedSite } from './index-page/index-page.ts'

/** More sites than this are for the index: a terminal shows few lines. */
const maxListed = 12

/** What a terminal shows of the sites that are served: their addresses, and once the accounts that each of them has. */
export function siteLines(sites: readonly ListedSite[], port: number): string[] {
  const host = `localhost:${port}`
  const listed = sites.slice(0, maxListed)
  const left = sites.length - listed.length
  const width = Math.max('Sandbox panel'.length, ...listed.map(({ name }) => name.length))
  const row = (name: string, value: string) => `  ${name.padEnd(width)}  ${value}`
  const accounts = new Map(
    sites.flatMap((site) => site.accounts).map(({ role, username, password }) => [`${username} / ${password}`, role]),
  )
  return [
    ...listed.map(({ name, code }) => row(name, `http://${code}.${host}`)),
    ...(left > 0 ? [colours.dim(`  and ${left} more: the index lists and searches all`)] : []),
    '',
    row('All of them', `http://${host}`),
    row('Sandbox panel', `http://${host}/sandbox/`),
    '',
    ...[...accounts].map(([account, role], place) =>
      row(place === 0 ? 'Log in as' : '', `${account}  ${colours.dim(role)}`),
    ),
  ]
}

/** Prints where the sites are, as `preview` and `dev` do. */
export function printSites(output: Output, sites: readonly ListedSite[], port: number): void {
  for (const line of siteLines(sites, port)) output.line(line)
  output.line()
}
