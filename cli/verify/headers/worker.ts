import { cachePrefix, workerPath } from '#contract/site/worker.ts'
import type { SiteFinding } from '../site/finding.ts'
import { sitePage } from '../site/page.ts'
import type { Site } from '../site/site.ts'

const file = workerPath.slice(1)

/** The gateway that the worker takes stored answers of; undefined where it takes an earlier worker out. */
const gatewayOf = (code: string): string | undefined => /^const liverySite=\{.*?"gateway":"([^"]*)"/.exec(code)?.[1]

/** The one script that a worker loads, as the build writes it; undefined where it loads none, or in another way. */
const loadedBy = (code: string): string | undefined =>
  /^const liverySite=[^\n]*\nimportScripts\([^\n]*createScriptURL:\(\)=>"\/(assets\/worker-[\w-]+\.js)"[^\n]*:"\/\1"\)\n$/.exec(
    code,
  )?.[1]

/** Paths of the scripts that are the worker's alone: no page loads them. */
export function workerScripts(site: Site): string[] {
  const loaded = loadedBy(site.files.get(file)?.text() ?? '')
  return loaded === undefined ? [file] : [file, loaded]
}

/** The worker's code with what it loads; undefined where it loads anything else than the site's own file. */
function wholeCode(site: Site, code: string): string | undefined {
  const loaded = loadedBy(code)
  const own = loaded === undefined ? code : code.replace(/\nimportScripts[^\n]*/, '')
  const more = loaded === undefined ? '' : site.files.get(loaded)?.text()
  return more === undefined || /\bimportScripts\b/.test(own + more) ? undefined : own + more
}

/**
 * Every site has a worker, or what takes one out: without it, the worker of an earlier release would stay for good. A worker
 * takes over no open page, loads one file of the site's and no other code, and knows the gateway that the page asks.
 */
export function workerFindings(site: Site): SiteFinding[] {
  const finding = (code: string, message: string): SiteFinding[] => [
    { file, offset: null, code, message, remedy: 'Build the site anew.' },
  ]
  const code = site.files.get(file)?.text()
  if (code === undefined) return finding('worker-missing', 'The file is not there: an earlier worker would stay')
  const whole = wholeCode(site, code)
  const loads = whole === undefined ? finding('worker-loads', 'The worker loads other scripts') : []
  const gateway = gatewayOf(code)
  if (gateway === undefined) {
    const isRemoving = code.includes('registration.unregister()') && code.includes(`"${cachePrefix}"`)
    const message = 'The file is neither a worker of livery nor what takes one out'
    return [...loads, ...(isRemoving ? [] : finding('worker-unknown', message))]
  }
  const takesOver = /\bskipWaiting\b|\bclients\.claim\b/.exec(whole ?? code)?.[0]
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
