import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { cspHash, integrityOf, sha256 } from '#cli/fs/hash.ts'
import { generateKeys, readPublicKey, readSigningKey } from '#cli/keys/keys.ts'
import { listReleaseIds, placeOf } from '#cli/release/layout.ts'
import { makeRelease } from '#cli/release/make.ts'
import { planRelease } from '#cli/release/plan.ts'
import { rollBack } from '#cli/release/roll-back.ts'
import { readSoundSite } from '#cli/release/sound-site.ts'
import { folderTenant } from '#cli/release/target/folder-tenant.ts'
import { removeWorker } from '#cli/site-files/remove-worker.ts'

interface ImportMap {
  imports: Record<string, string>
  integrity: Record<string, string>
}

/** Files of the site as text, by path; compressed forms are left out. */
function textsOf(dir: string): Map<string, string> {
  const paths = readdirSync(dir, { recursive: true, encoding: 'utf8' })
  const texts = paths.filter((path) => /\.(html|js)$|^_headers$|^_deploy\/(nginx\.conf|Caddyfile)$/.test(path))
  return new Map(texts.map((path) => [path, readFileSync(join(dir, path), 'utf8')]))
}

type Changes = [from: string, to: string][]

const replaced = (text: string, changes: Changes) =>
  changes.reduce((result, [was, is]) => result.replaceAll(was, is), text)

/** Changes the code of scripts: each has then another name and another integrity. */
function changeScripts(
  texts: Map<string, string>,
  integrity: Record<string, string>,
  change: (code: string) => string,
): Changes {
  const scripts = Object.entries(integrity).filter(([address]) => address.endsWith('.js'))
  return scripts.flatMap(([address, hash]): Changes => {
    const path = address.slice(1)
    const code = change(texts.get(path) ?? '')
    const to = path.replace(/.{8}\.js$/, `${sha256(code).slice(0, 8)}.js`)
    texts.delete(path)
    texts.set(to, code)
    return [
      [`/${path}`, `/${to}`],
      [hash, integrityOf(code)],
    ]
  })
}

/** The site's first script throws before anything else; all other scripts stay. */
function breakMain(texts: Map<string, string>, map: ImportMap, { throws = '' }: Version): Changes {
  const main = Object.entries(map.integrity).filter(([address]) => address.startsWith('/assets/main-'))
  if (main.length !== 1) throw new Error(`The page names ${main.length} first scripts`)
  return changeScripts(texts, Object.fromEntries(main), (code) => `throw new Error(${JSON.stringify(throws)});${code}`)
}

/**
 * Says the version behind the code of all scripts, as after a change of all: first those that stand in the table of late
 * ones, which is then another script itself.
 */
function changeAllScripts(texts: Map<string, string>, map: ImportMap, version: string): Changes {
  const table = map.imports['/assets/integrity.js']?.slice(1) ?? ''
  const late = JSON.parse((texts.get(table) ?? '').replace('export default ', '')) as Record<string, string>
  const say = (code: string) => `${code}\n// ${version}`
  const changes = changeScripts(texts, late, say)
  texts.set(table, replaced(texts.get(table) ?? '', changes))
  return [...changes, ...changeScripts(texts, map.integrity, say)]
}

interface Version {
  /** What the page says of itself: `<meta name="version">`. */
  version: string
  /** What the site's first script throws before anything else: a build that starts nowhere. */
  throws?: string
  /** What takes the worker out, in the worker's place. */
  removesWorker?: boolean
}

/** The compressed forms: those of the built site where the file is the same. */
function writePacked(from: string, dir: string, path: string): void {
  const [built, file] = [join(from, path), join(dir, path)]
  const bytes = readFileSync(file)
  if (existsSync(built) && readFileSync(built).equals(bytes)) {
    for (const form of ['.br', '.gz']) if (existsSync(built + form)) cpSync(built + form, file + form)
  } else if (/\.(html|js)$/.test(path)) {
    writeFileSync(`${file}.br`, brotliCompressSync(bytes))
    writeFileSync(`${file}.gz`, gzipSync(bytes))
  }
}

/** Writes a version of a built site as the build would: with other scripts, whose names and hashes the page and its policy say. */
export function writeVersion(from: string, dir: string, written: Version): void {
  const { version, removesWorker = false } = written
  rmSync(dir, { recursive: true, force: true })
  cpSync(from, dir, { recursive: true })
  const texts = textsOf(dir)
  const [, mapText = ''] = /<script type="importmap">(.*?)<\/script>/s.exec(texts.get('index.html') ?? '') ?? []
  const map = JSON.parse(mapText) as ImportMap
  const changes = written.throws === undefined ? changeAllScripts(texts, map, version) : breakMain(texts, map, written)
  const inputs = sha256(`inputs of ${version}`)
  const changed = (text: string) =>
    replaced(text, changes).replaceAll(/ data-build="[0-9a-f]+"/g, ` data-build="${inputs.slice(0, 12)}"`)
  const hashes = [cspHash(mapText), cspHash(changed(mapText))].map((hash) => hash.slice(1, -1)) as [string, string]
  for (const [path, text] of texts) {
    if (path.startsWith('assets/')) continue
    const page = changed(text).replaceAll(...hashes)
    texts.set(
      path,
      path.endsWith('.html') ? page.replace('<head>', `<head>\n<meta name="version" content="${version}">`) : page,
    )
  }
  const worker = texts.get('sw.js') ?? ''
  const release = sha256(version).slice(0, 16)
  texts.set('sw.js', removesWorker ? removeWorker : worker.replace(/"release":"\w+"/, `"release":"${release}"`))
  for (const path of readdirSync(dir, { recursive: true, encoding: 'utf8' }))
    if (/^assets\/.*\.js(\.br|\.gz)?$|\.(html|js)\.(br|gz)$/.test(path)) rmSync(join(dir, path), { force: true })
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
    // What is to pass the checks of a release has the sizes of a build.
    if (written.throws !== undefined) writePacked(from, dir, path)
  }
  writeManifest(dir, inputs)
}

function writeManifest(dir: string, inputs: string): void {
  const manifest = JSON.parse(readFileSync(join(dir, 'livery.json'), 'utf8')) as { inputs: string; files: object }
  manifest.inputs = inputs
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name).slice(dir.length + 1))
  manifest.files = Object.fromEntries(
    paths
      .filter((path) => path !== 'livery.json')
      .sort()
      .map((path) => {
        const bytes = readFileSync(join(dir, path))
        return [path, { sha256: sha256(bytes), bytes: bytes.length }]
      }),
  )
  writeFileSync(join(dir, 'livery.json'), JSON.stringify(manifest))
}

/** Versions of a demo tenant's built site, released one after the other into a folder that `preview` serves. */
export class ReleasedVersions {
  private readonly dir = mkdtempSync(join(tmpdir(), 'livery-versions-'))
  /** For `preview --out`. */
  readonly to = join(this.dir, 'www')
  private readonly place
  private readonly key
  private readonly built: string
  private readonly tenant: string

  constructor(tenant: string, sites = process.env.LIVERY_SITES ?? 'dist') {
    this.tenant = tenant
    this.built = join(sites, tenant)
    this.place = placeOf(this.to, tenant)
    mkdirSync(this.place.dir, { recursive: true })
    generateKeys(join(this.dir, 'release.pem'))
    this.key = readSigningKey(join(this.dir, 'release.pem'))
  }

  /** Makes a version live, as `livery release` does behind its checks. */
  async release(version: string, more: Omit<Version, 'version'> = {}): Promise<void> {
    const dir = join(this.dir, 'dist', this.tenant)
    writeVersion(this.built, dir, { version, ...more })
    const site = readSoundSite(dir, this.tenant, dir)
    const { place, key } = this
    const plan = planRelease({ place, site, now: new Date(), key, trusted: [], keepAssets: 3, keepReleases: 5 })
    await makeRelease(plan, { revision: { product: null, tenants: null } }, key)
  }

  /** Makes live again what was live before. */
  async rollBack(): Promise<void> {
    const keys = [readPublicKey(join(this.dir, 'release.pem.pub'))]
    await rollBack({ at: folderTenant(this.place), wanted: undefined, keys, takesUnsigned: false, isDryRun: false })
  }

  /** Newest first. */
  ids(): string[] {
    return listReleaseIds(this.place)
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true })
  }
}
