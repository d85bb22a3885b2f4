import { cachePrefix, workerPath } from '#contract/site/worker.ts'
import type { SiteFinding } from '../site/finding.ts'
import { sitePage } from '../site/page.ts'
import type { Site } from '../site/site.ts'

const file = workerPath.slice(1)

/** The gateway that the worker takes stored answers of; undefined where it takes an earlier worker out. */
const gatewayOf = (code: string): string | undefined => /^const liverySite=\{.*?"gateway":"([^"]*)"/.exec(code)?.[1]

/**
 * Every site has a worker, or what takes one out: without it, the worker of an earlier release would stay for good. A worker
 * takes over no open page, loads no other code, and knows the gateway that the page asks.
 */
export function workerFindings(site: Site): SiteFinding[] {
  const finding = (code: string, message: string): SiteFinding[] => [
    { file, offset: null, code, message, remedy: 'Build the site anew.' },
  ]
  const code = site.files.get(file)?.text()
  if (code === undefined) return finding('worker-missing', 'The file is not there: an earlier worker would stay')
  const loads = /\bimportScripts\b/.test(code) ? finding('worker-loads', 'The worker loads other scripts') : []
  const gateway = gatewayOf(code)
  if (gateway === undefined) {
    const isRemoving = code.includes('registration.unregister()') && code.includes(`"${cachePrefix}"`)
    const message = 'The file is neither a worker of livery nor what takes one out'
    return [...loads, ...(isRemoving ? [] : finding('worker-unknown', message))]
  }
  const takesOver = /\bskipWaiting\b|\bclients\.claim\b/.exec(code)?.[0]
  const { config } = sitePage(site)
  const { baseUrl } = (config as { gateway?: { baseUrl?: unknown } }).gateway ?? {}
  return [
    ...loads,
    ...(takesOver ? finding('worker-takes-over', `The worker takes over open pages: ${takesOver}`) : []),
    ...(gateway === baseUrl
      ? []
      : finding('worker-gateway', `The worker knows ${gateway}, the page ${String(baseUrl)}`)),
  ]
}
