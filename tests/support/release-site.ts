import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const page = (head: string) => `<!doctype html>\n<html lang="en" dir="ltr"><head>${head}</head><body></body></html>\n`

/** What a small site lacks of a whole one: its policy and its theme. A release of it is told to let that pass. */
export const allowSmallSite = ['--allow', 'headers', '--allow', 'contrast']

/** What a small site holds, by path; the names of hashed files follow from what is in them. */
function filesOf(tenant: string, version: string): Record<string, string | Uint8Array> {
  const script = `console.log(${JSON.stringify(`${tenant} ${version}`)})\n`.repeat(60)
  const strings = JSON.stringify({ greeting: `Welcome to ${version}` })
  const main = `assets/main-${sha256(script).slice(0, 8)}.js`
  return {
    'index.html': page(`<title>${tenant} ${version}</title><script src="/${main}"></script>`),
    '404.html': page('<title>Not found</title>'),
    [main]: script,
    [`${main}.br`]: brotliCompressSync(script),
    'assets/vendor-0badcafe.js': 'console.log("the same in every version")\n'.repeat(400),
    [`strings/en/shell-${sha256(strings).slice(0, 8)}.json`]: strings,
    'robots.txt': 'User-agent: *\n',
    _headers: '/*\n  Cache-Control: no-cache\n',
    '_deploy/nginx.conf': '# nothing\n',
  }
}

export interface SmallSite {
  /** The folder of all built sites: what `--out` takes. */
  out: string
  tenant: string
  /** What tells this version from the others; it stands in index.html. */
  version: string
  /** Bytes that lie beside the rest, for tests of full disks. */
  ballast?: number
  /** Files that take the place of others or come with them. */
  extra?: Readonly<Record<string, string | Uint8Array>>
}

/** Writes a site as `livery build` leaves one, in the place of what stood there. Gives the path of its script. */
export function writeSmallSite({ out, tenant, version, ballast = 0, extra = {} }: SmallSite): string {
  const dir = join(out, tenant)
  rmSync(dir, { recursive: true, force: true })
  const files: Record<string, string | Uint8Array> = { ...filesOf(tenant, version), ...extra }
  if (ballast > 0) files['icons/ballast.png'] = Buffer.alloc(ballast, version)
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), bytes)
  }
  const marks = Object.entries(files).map(([path, bytes]) => {
    return [path, { sha256: sha256(bytes), bytes: Buffer.from(bytes).length }] as const
  })
  const manifest = {
    merchantCode: tenant,
    profile: '01234567',
    inputs: version,
    initialJs: { raw: 1, brotli: 1 },
    files: Object.fromEntries(marks),
  }
  writeFileSync(join(dir, 'livery.json'), JSON.stringify(manifest))
  return Object.keys(files).find((path) => /^assets\/main-.*\.js$/.test(path)) ?? ''
}
