import { join } from 'node:path'
import { assembleSite } from '#cli/bundle/assemble/assemble.ts'
import type { AssemblyInput } from '#cli/bundle/assemble/assembly-input.ts'
import { storedIcons } from '#cli/bundle/assemble/stored-icons.ts'
import { storedStyles } from '#cli/bundle/assemble/stored-styles.ts'
import type { Specialised } from '#cli/bundle/code/specialise.ts'
import type { FirstPaintModule } from '#cli/bundle/first-paint.ts'
import { type Profile, profileOf } from '#cli/bundle/profile.ts'
import { initialSize, publishSite } from '#cli/bundle/publish/publish.ts'
import { errorCode } from '#cli/lib/error-code.ts'
import type { SiteManifest } from '#cli/site-files/manifest.ts'
import type { Store } from '#cli/store/store.ts'
import type { Tenant } from '#cli/tenant/tenant.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { buildOf } from '#contract/site/beacon.ts'
import { domainFindings } from '../check/domains.ts'
import { assemblyInputOf } from '../check/site-input.ts'
import { type CheckedTenant, checkTenant } from '../check/tenant.ts'
import { type Fingerprint, isStillSo } from '../fingerprint/fingerprint.ts'
import type { Workspace } from '../run/workspace.ts'
import type { Clash } from './claims.ts'
import { storedFindings, storeFindings } from './findings.ts'
import { aboutSite, type BuiltTenant, builtAs, notBuilt, type PublishedSite } from './result.ts'
import { publishShared, shareSite } from './shared.ts'
import { compressedDetail, openSteps, type StepClock } from './steps.ts'

export interface BuildContext {
  workspace: Workspace
  outDir: string
  store: Store
  /** Gives a profile's code; the same promise for the same profile. */
  specialise(profile: Profile): Promise<Specialised>
  /** Gives the code of all sites' service worker. */
  worker(): Promise<string>
  /** Gives what renders a profile's first paint. */
  firstPaintOf(profile: Profile): Promise<FirstPaintModule>
}

/** One tenant to be built. */
export interface TenantJob {
  kind: 'tenant'
  code: string
  /** Null where its folder cannot be described by content: then it is built each time. */
  fingerprint: Fingerprint | null
  clashes: readonly Clash[]
  /** Its site stands there whole; only what is to be said of it is not known any more. */
  isPublished: PublishedSite | null
}

/** What stands in livery.json where no later build may take the site for its own. */
const notDescribed: Fingerprint = { inputs: 'not described', parts: {} }

async function checkWithOthers({ workspace }: BuildContext, job: TenantJob): Promise<CheckedTenant> {
  const checked = await checkTenant(workspace, job.code)
  const taken = domainFindings(new Map(job.clashes.map(([domain, owner]) => [domain, [owner]])), checked.loaded)
  return { ...checked, diagnostics: [...checked.diagnostics, ...taken], isSound: checked.isSound && taken.length === 0 }
}

/** A page with a beacon says which build it is of. */
const ofBuild = (input: AssemblyInput, inputs: string): AssemblyInput =>
  input.beacon ? { ...input, beacon: { ...input.beacon, build: buildOf(inputs) } } : input

interface ToAssemble {
  checked: CheckedTenant
  tenant: Tenant
  clock: StepClock
}

async function assembleAndPublish(
  context: BuildContext,
  job: TenantJob,
  { checked, tenant, clock }: ToAssemble,
): Promise<SiteManifest> {
  const { workspace, store } = context
  const profile = profileOf(tenant)
  const specialise = () => context.specialise(profile)
  const isNew = ({ wasCached }: Specialised) => (wasCached ? null : `new profile ${profile.id}`)
  const { template } = await clock.time('code', specialise, isNew)
  const firstPaint = await clock.time('first-paint', () => context.firstPaintOf(profile))
  const input = await assemblyInputOf(workspace, checked, { tenant, profile })
  const { logo, favicon } = input
  const background = input.colours[input.config.themes.default]
  const icons = await clock.time('icons', () => storedIcons(store, { logo, favicon, background }))
  const assemble = ({ inputs }: Fingerprint) =>
    clock.time('page', async () => {
      const [styles, worker] = await Promise.all([storedStyles(store, template), context.worker()])
      return assembleSite({ template, styles, firstPaint, worker }, ofBuild(input, inputs), icons)
    })
  const expected = job.fingerprint ?? notDescribed
  const first = await assemble(expected)
  // A folder that was changed meanwhile may have given something of both.
  const settled = job.fingerprint && isStillSo(workspace, job.code, job.fingerprint) ? job.fingerprint : undefined
  const described = settled ?? notDescribed
  const { inputs, parts } = described
  const files = input.beacon && described !== expected ? await assemble(described) : first
  const head = { merchantCode: job.code, profile: profile.id, inputs, inputParts: parts }
  const target = join(context.outDir, job.code)
  const before = store.work.compressed
  const publish = async () => {
    const initialJs = await initialSize(files, template.initialJs, store)
    const about = { ...head, ...vouchedBy(store), warnings: checked.diagnostics.length, initialJs }
    return publishSite({ files, store, target, manifest: about })
  }
  const manifest = await clock.time('publish', publish, () => compressedDetail(store.work.compressed - before))
  if (settled) await storeForLater(context, manifest, checked.diagnostics)
  return manifest
}

/** Records of these kinds say something of a site, and nothing of them is in it. */
const aboutSites = new Set(['findings', 'gate-chunks', 'input-files', 'prepared'])

/** Whose word counted in this process so far: the code of a profile and much else is made once for many tenants. */
function vouchedBy(store: Store): Pick<SiteManifest, 'vouchedBy'> {
  const kinds = Object.entries(store.vouchers()).filter(([kind]) => !aboutSites.has(kind) && kind !== 'site')
  return kinds.length === 0 ? {} : { vouchedBy: Object.fromEntries(kinds.map(([kind, keys]) => [kind, [...keys]])) }
}

/** Saves later builds some work. The site stands: a disk that is full by now does not make it a failure. */
async function storeForLater(
  { workspace, store }: BuildContext,
  manifest: SiteManifest,
  diagnostics: readonly Diagnostic[],
): Promise<void> {
  try {
    await storeFindings({ workspace, store }, manifest.inputs, diagnostics)
    await shareSite(store, manifest)
  } catch (error) {
    if (!isFullDisk(error)) throw error
  }
}

const isFullDisk = (error: unknown) => ['ENOSPC', 'EDQUOT', 'disk-full'].includes(errorCode(error))

/** The site as another build left it in the store, with what that build found. */
async function takeShared(context: BuildContext, job: TenantJob): Promise<Omit<BuiltTenant, 'ms'> | undefined> {
  const { workspace, outDir, store } = context
  const { code, fingerprint } = job
  if (!fingerprint || job.clashes.length > 0) return undefined
  const head = { merchantCode: code, inputs: fingerprint.inputs, inputParts: fingerprint.parts }
  const manifest = await publishShared(store, join(outDir, code), head)
  const diagnostics = manifest && (await storedFindings({ workspace, store }, fingerprint.inputs, manifest.warnings))
  return (
    manifest &&
    diagnostics &&
    builtAs({ workspace, outDir, code }, aboutSite(manifest), { ms: 0, shared: true, diagnostics })
  )
}

/** Builds one tenant. Findings leave its previous output as it was; only failures of the tool throw. */
export async function buildTenant(context: BuildContext, job: TenantJob): Promise<BuiltTenant> {
  const startedAt = performance.now()
  const ms = () => Math.round(performance.now() - startedAt)
  const { workspace, outDir, store } = context
  const place = { workspace, outDir, code: job.code }
  const clock = openSteps()
  const shared = job.isPublished ? undefined : await clock.time('store', () => takeShared(context, job))
  if (shared) return { ...shared, steps: clock.steps, ms: ms() }
  const checked = await clock.time('check', () => checkWithOthers(context, job))
  const { tenant } = checked.loaded
  const { diagnostics } = checked
  if (!tenant || !checked.isSound) return notBuilt(place, diagnostics, ms())
  if (job.isPublished) {
    await storeFindings({ workspace, store }, job.isPublished.inputs, diagnostics)
    return builtAs(place, job.isPublished, { ms: ms(), cached: true, diagnostics })
  }
  const manifest = await assembleAndPublish(context, job, { checked, tenant, clock })
  return builtAs(place, aboutSite(manifest), { ms: ms(), steps: clock.steps, diagnostics })
}
