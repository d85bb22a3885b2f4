import type { MadeFile } from '#cli/site-files/site-file.ts'
import type { Banner } from '#contract/lobby/announcements.ts'
import type { LanguageCode } from '#contract/site/languages.ts'
import type { FirstBanner } from '#contract/site/site-config.ts'
import { hashedFile } from './hashed-file.ts'

/** A picture as the tenant's folder has it. */
export interface PictureInput {
  name: string
  /** "webp" */
  extension: string
  bytes: Uint8Array
}

/** The home page's first banner in one language. */
export interface FirstBannerInput {
  banner: Banner
  wide: PictureInput
  phone?: PictureInput
}

/** A file that was taken from the gateway has its hash in its name already. */
const ownHash = /-[0-9a-f]{8}$/

const fileOf = ({ name, extension, bytes }: PictureInput): MadeFile =>
  hashedFile({ folder: 'assets', name: name.replace(ownHash, ''), extension }, bytes)

/** The banner with the addresses of its pictures in the site, and the files behind them. */
export function placedBanner(
  language: LanguageCode,
  { banner, wide, phone }: FirstBannerInput,
): { firstBanner: FirstBanner; files: MadeFile[] } {
  const [wideFile, phoneFile] = [fileOf(wide), phone && fileOf(phone)]
  return {
    firstBanner: { language, banner, wide: `/${wideFile.path}`, ...(phoneFile && { phone: `/${phoneFile.path}` }) },
    files: [wideFile, ...(phoneFile ? [phoneFile] : [])],
  }
}
