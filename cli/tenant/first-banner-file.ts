import * as z from 'zod'
import { banner } from '#contract/lobby/announcements.ts'
import { languageCodes } from '#contract/site/languages.ts'

/** Its name in a tenant's folder. */
export const firstBannerFile = 'first-banner.json'

/** Where its pictures stand, from that folder. */
export const firstBannerAssets = 'assets/first-banner'

const picture = z
  .string()
  .regex(/^assets\/(?!.*\.\.)[\w./-]+$/, 'must be a file under assets/, such as "assets/first-banner/wide.webp"')

const firstBanner = z.strictObject({
  /** What the gateway tells of it, word for word: where it tells the same, the page keeps this one. */
  banner,
  wide: picture.describe('The wide picture (1200 x 510), a file of this folder'),
  phone: picture.optional().describe('The upright picture for phones (500 x 640), a file of this folder'),
})

/** A first-banner.json: by language, the home page's first banner, which stands in the page itself. */
export const firstBannerSchema = z.partialRecord(z.enum(languageCodes), firstBanner)

export type FirstBanners = z.infer<typeof firstBannerSchema>
