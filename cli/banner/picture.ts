import { sha256 } from '#cli/fs/hash.ts'
import { hasSignature, maxAssetBytes } from '#cli/tenant/rules/asset-content.ts'
import { svgFindings } from '#cli/tenant/rules/svg-findings.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import type { Asked } from './ask-gateway.ts'
import { type Answered, fetchWhole } from './fetch-whole.ts'

/** A picture as it stands in the tenant's folder. */
export interface Picture {
  /** Of the file, without its folder. */
  name: string
  bytes: Buffer
}

const endings: Readonly<Record<string, string>> = {
  'image/svg+xml': '.svg',
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/webp': '.webp',
  'image/avif': '.avif',
}

const longestStem = 40

/** "hero-wide-1a2b3c4d.webp": what the gateway calls the picture, in plain letters, and what it holds. */
function nameOf({ pathname }: URL, { bytes, ending }: { bytes: Buffer; ending: string }): string {
  const segment = pathname.split('/').at(-1) ?? ''
  const plain = segment
    .replace(/\.\w{1,5}$/, '')
    .replace(/%[\da-f]{2}/gi, '-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestStem)
    .replace(/^-+|-+$/g, '')
  return `${plain || 'banner'}-${sha256(bytes).slice(0, 8)}${ending}`
}

interface Wrong {
  code: string
  message: string
  hint: string
}

/** What is wrong with a picture that came, as the words that follow its address. */
function contentWrong(bytes: Buffer, type: string): Wrong | undefined {
  const ending = endings[type]
  const hint = 'Put a picture of one of these kinds there: SVG, PNG, JPEG, WebP, AVIF.'
  if (ending === undefined) {
    return {
      code: 'picture-type',
      message: `says that it is "${type}", which is no kind of picture for a banner`,
      hint,
    }
  }
  if (ending !== '.svg') {
    if (hasSignature(ending, bytes)) return undefined
    return { code: 'picture-type', message: `says that it is "${type}", and its content is not`, hint }
  }
  const [first] = svgFindings(bytes.toString('utf8'))
  if (!first) return undefined
  const message = `is a drawing that ${first.message} (line ${first.line}, column ${first.column})`
  return { code: 'unsafe-svg', message, hint: 'Export it again as plain SVG, and upload that.' }
}

const awayHint = `Look at it in a browser; a picture may have ${maxAssetBytes} bytes, and no redirect before it.`

const wrongOf = (answered: Answered, type: string): Wrong | undefined =>
  'wrong' in answered
    ? { code: 'picture-failed', message: answered.wrong, hint: awayHint }
    : contentWrong(answered.bytes, type)

/** Fetches a picture of a banner, as safe as any asset of the folder. @throws CliError */
export async function fetchPicture(url: URL, { language }: Asked): Promise<Picture> {
  const answered = await fetchWhole(url, { limit: maxAssetBytes, headers: { accept: Object.keys(endings).join(', ') } })
  const type = 'wrong' in answered ? '' : (answered.type.split(';')[0] ?? '').trim().toLowerCase()
  const wrong = wrongOf(answered, type)
  if (wrong) throw new CliError(wrong.code, `${language}: ${url} ${wrong.message}`, { hint: wrong.hint })
  const { bytes } = answered as { bytes: Buffer }
  return { name: nameOf(url, { bytes, ending: endings[type] ?? '' }), bytes }
}
