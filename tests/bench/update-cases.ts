import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium, type LaunchOptions, type Page } from 'playwright'
import { generateKeys } from '#cli/keys/keys.ts'
import { pageDictionaries } from '#cli/site-files/dictionaries.ts'
import { launchOptions } from '#tests/support/browser.ts'
import { livery, productRoot } from '#tests/support/livery.ts'
import { startServer } from '#tests/support/preview-server.ts'
import { ProductCopy } from '#tests/support/product-copy.ts'
import { ReleasedVersions } from '#tests/support/released-versions.ts'
import { countSentBytes, type Sent, type SentBytes } from '#tests/support/sent-bytes.ts'
import { type BenchCase, measured, upTo } from './bench-case.ts'
import type { BenchSize } from './bench-size.ts'

const maxBytes = 12_000

/** Two releases of a tenant's site, for `preview`. */
interface Releases {
  code: string
  /** The folder of released sites. */
  to: string
  release(which: 'first' | 'next'): Promise<void>
  remove(): void
}

/** Builds the site once more, after one component of its home page changed. */
async function buildChanged(code: string, out: string): Promise<void> {
  const copy = new ProductCopy([code])
  try {
    const cache = join(productRoot, '.livery')
    if (existsSync(cache)) cpSync(cache, copy.path('.livery'), { recursive: true })
    copy.edit('src/features/home/components/hot-games.tsx', '<section aria', '<section data-changed aria')
    copy.commit()
    const { exitCode, stderr } = await copy.livery('build', code, '--out', out)
    if (exitCode !== 0) throw new Error(`The changed site was not built: ${stderr}`)
  } finally {
    copy.destroy()
  }
}

/** By the real command. */
function changedSite(code: string, sites: string): Releases {
  const work = mkdtempSync(join(tmpdir(), 'livery-update-'))
  const [to, next, key] = [join(work, 'www'), join(work, 'next'), join(work, 'release.pem')]
  generateKeys(key)
  return {
    code,
    to,
    async release(which) {
      if (which === 'next') await buildChanged(code, next)
      const out = which === 'next' ? next : sites
      const line = ['release', code, '--to', to, '--key', key, '--confirm', code, '--as-built', '--out', out]
      // Demo tenants are over their budgets and say what is still to be filled in.
      const { exitCode, stderr, stdout } = await livery([...line, '--allow', 'budgets', '--allow', 'placeholders'])
      if (exitCode !== 0) throw new Error(`${code} was not released: ${stderr}${stdout}`)
    },
    remove: () => rmSync(work, { recursive: true, force: true }),
  }
}

/** Without a command or a build: every script is another one. */
function writtenSite(code: string, sites: string): Releases {
  const versions = new ReleasedVersions(code, sites)
  return {
    code,
    to: versions.to,
    release: (which) => versions.release(which),
    remove: () => versions.remove(),
  }
}

interface Visitor {
  id: string
  launch: LaunchOptions
  context: BrowserContextOptions
  max: number | null
  /** What would not be sent if there were no dictionaries. Chromium loads it all the same. */
  leftOut?: string
}

const withoutDictionaries = (options: LaunchOptions): LaunchOptions => ({
  ...options,
  args: options.args?.map((arg) => arg.replace('--disable-features=', '$&CompressionDictionaryTransport,')) ?? [],
})

const visitors: readonly Visitor[] = [
  { id: 'update-bytes', launch: launchOptions(), context: {}, max: maxBytes },
  { id: 'update-bytes-no-worker', launch: launchOptions(), context: { serviceWorkers: 'block' }, max: maxBytes },
  {
    id: 'update-bytes-no-dictionaries',
    launch: withoutDictionaries(launchOptions()),
    context: {},
    max: null,
    leftOut: pageDictionaries,
  },
]

/** Waits until nothing more comes: the page has all it wants, and so have the worker and the store of dictionaries. */
async function untilAtRest(page: Page, worker: 'none' | 'active' | 'waiting'): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  // The browser looks for the worker of a release by itself, a moment after the page.
  if (worker !== 'none')
    await page.evaluate(async (state) => {
      const registration = await navigator.serviceWorker.ready
      while (!registration[state]) await new Promise((resolve) => setTimeout(resolve, 50))
    }, worker)
  await page.waitForLoadState('networkidle')
}

/** What is sent to somebody who visits the home once before a release, once more, and again behind it. */
async function update(releases: Releases, { launch, context: options }: Visitor, counted: SentBytes): Promise<Sent[]> {
  const browser = await chromium.launch(launch)
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 839 }, locale: 'fr', ...options })
    const hasWorker = options.serviceWorkers !== 'block'
    const visit = async (worker: 'active' | 'waiting') => {
      const page = await context.newPage()
      await page.goto(`http://${releases.code}.localhost:${counted.port}/`)
      await untilAtRest(page, hasWorker ? worker : 'none')
      await page.close()
      return counted.take()
    }
    await visit('active')
    await visit('active')
    await releases.release('next')
    return await visit('waiting')
  } finally {
    await browser.close()
  }
}

const described = (sent: readonly Sent[]) =>
  sent.map(({ path, encoding, bytes }) => [path, encoding, bytes].join(' ')).join('; ')

/** What a visitor who was there loads of a site of which one component changed. */
export async function updateCases({ hasSlowPhone: isFull }: BenchSize): Promise<BenchCase[]> {
  const code = isFull ? 'bengal' : 'lite'
  const sites = process.env.LIVERY_SITES ?? 'dist'
  const cases: BenchCase[] = []
  // At its smallest, the visitor who waits for the least.
  for (const visitor of visitors.filter(({ context }) => isFull || context.serviceWorkers === 'block')) {
    const releases = isFull ? changedSite(code, sites) : writtenSite(code, sites)
    await releases.release('first')
    const preview = await startServer(['preview', '--out', releases.to, '--tenant', code])
    const counted = await countSentBytes(preview.port)
    try {
      const all = await update(releases, visitor, counted)
      const sent = all.filter(({ path }) => visitor.leftOut === undefined || !path.startsWith(visitor.leftOut))
      const bytes = sent.reduce((sum, file) => sum + file.bytes, 0)
      const bar = visitor.max === null ? null : upTo(visitor.max)
      cases.push(measured(`${visitor.id}.${code}`, 'bytes', bytes, bar, { files: sent.length, sent: described(sent) }))
    } finally {
      await counted.close()
      await preview.stop()
      releases.remove()
    }
  }
  return cases
}
