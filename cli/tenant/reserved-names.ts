import { categoryIds } from '#contract/site/gates.ts'
import { categoryPath, siteRoutes } from '#contract/site/routes.ts'

/** First steps of paths that the gateway answers by itself. */
const ofGateway = ['wps', 'lgw', 'lotto', 'art', 'play', 'sandbox']
/** Folders and files of a built site. */
export const siteFolders = ['assets', 'fonts', 'icons', 'strings']
/** Pages of a site: in preview the gateway would answer in their place. */
const pageSteps = [
  'livechat',
  ...[...siteRoutes().map(({ path }) => path), ...categoryIds.map(categoryPath)].flatMap(
    (path) => path.toLowerCase().split('/')[1] || [],
  ),
]

const taken = new Map<string, string>([
  ...ofGateway.map((step): [string, string] => [step, 'the gateway’s own calls are there']),
  ...siteFolders.map((step): [string, string] => [step, 'files of the site are there']),
  ...pageSteps.map((step): [string, string] => [step, 'a page of the site is there']),
])

/** Why the calls of the relay family cannot be behind this path, which is well-formed; null where they can. */
export function relayProblem(prefix: string): string | null {
  const first = prefix.split('/')[1] ?? ''
  const owner = taken.get(first)
  return owner === undefined ? null : `must not begin with "/${first}": ${owner}`
}
