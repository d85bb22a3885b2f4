import { manifestPath } from '#cli/release/layout.ts'
import { parseManifest, type ReleaseManifest } from '#cli/release/manifest.ts'
import { manifestName, parseSiteManifest, type SiteManifest } from '#cli/site-files/manifest.ts'
import type { FleetSource, ReleaseName } from '../source.ts'

/** What a release says of itself before it lists its files. */
export type ReleaseHead = Omit<ReleaseManifest, 'files' | 'carried'>
/** What its site says, likewise. */
export type SiteHead = Omit<SiteManifest, 'files'>

export interface Papers {
  /** Null where the paper is missing, is none, or is another release's. */
  release: ReleaseHead | null
  site: SiteHead | null
}

/** Both papers end with a list of hundreds of files, and what comes before it is a tenth of this. */
const headBytes = 16_384
/** More than any paper has: what is larger is none. */
const wholeBytes = 16_000_000

const listOfFiles = /,\s*"files":\s*\{/

/** The paper as if it listed no file. */
function withoutFiles(text: string, rest: string): string | null {
  const at = text.search(listOfFiles)
  return at < 0 ? null : `${text.slice(0, at)},${rest}}`
}

interface Paper<Value> {
  path: string
  /** What stands for the lists that were cut off. */
  rest: string
  parse(text: string): Value | undefined
}

const releasePaper: Paper<ReleaseManifest> = {
  path: manifestPath,
  rest: '"files":{},"carried":{}',
  parse: parseManifest,
}
const sitePaper: Paper<SiteManifest> = { path: manifestName, rest: '"files":{}', parse: parseSiteManifest }

async function readPaper<Value>(
  source: FleetSource,
  release: ReleaseName,
  { path, rest, parse }: Paper<Value>,
): Promise<Value | null> {
  const head = await source.readHead(release, path, headBytes)
  if (!head) return null
  const short = withoutFiles(head.toString('utf8'), rest)
  const parsed = short === null ? undefined : parse(short)
  if (parsed) return parsed
  // Another order of its parts: the whole paper says the same.
  const whole = await source.readHead(release, path, wholeBytes)
  return (whole && parse(whole.toString('utf8'))) ?? null
}

/** The papers of a release, without their lists of files: a hundred thousand bytes that nobody asks for here. */
export async function readPapers(source: FleetSource, name: ReleaseName): Promise<Papers> {
  const [release, site] = await Promise.all([readPaper(source, name, releasePaper), readPaper(source, name, sitePaper)])
  const isOwn = release?.id === name.id && release.tenant === name.tenant
  return { release: isOwn ? release : null, site: site?.merchantCode === name.tenant ? site : null }
}
