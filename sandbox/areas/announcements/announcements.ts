import type { AnswerOf } from '#contract/call.ts'
import type { getAnnouncements } from '#contract/lobby/announcements.ts'
import { type LanguageCode, languages } from '#contract/site/languages.ts'
import { artAddress } from '#sandbox/art/addresses.ts'
import type { DemoBanner } from '#sandbox/merchants/demo/content.ts'
import { inLanguage, type Merchant } from '#sandbox/merchants/merchants.ts'

export type Announcements = AnswerOf<typeof getAnnouncements>['value']
type Banner = Announcements['banners'][number]

const hourMs = 3_600_000

export function bannersOf(merchant: Merchant, language: LanguageCode): Banner[] {
  return merchant.demo.banners.map((banner) => bannerOf(banner, merchant, language))
}

function bannerOf(banner: DemoBanner, merchant: Merchant, language: LanguageCode): Banner {
  const written = banner.copy && inLanguage(banner.copy, language, merchant.defaultLanguage)
  const picture = { url: artAddress.banner(banner.scene, banner.hue, 'wide'), isMirrored: true }
  return {
    groupName: banner.group,
    ...(banner.video === undefined
      ? { ...picture, phoneUrl: artAddress.banner(banner.scene, banner.hue, 'phone') }
      : { url: banner.video, posterUrl: picture.url }),
    linkage: banner.linkage,
    linkageType: linkageType(banner.linkage),
    ...(written ? { copy: filledCopy(written, merchant, language) } : {}),
  }
}

function linkageType(linkage: string): string {
  if (linkage === '') return 'none'
  return linkage.startsWith('/') ? 'page' : 'url'
}

type WrittenCopy = NonNullable<NonNullable<DemoBanner['copy']>[LanguageCode]>

function filledCopy(copy: WrittenCopy, merchant: Merchant, language: LanguageCode): NonNullable<Banner['copy']> {
  const fill = (text: string): string => filled(text, merchant, language)
  const { terms } = copy
  const label = typeof terms === 'string' ? { label: terms, linkage: '/promotions' } : terms
  return {
    title: fill(copy.title),
    ...(copy.eyebrow === undefined ? {} : { eyebrow: fill(copy.eyebrow) }),
    ...(copy.figure === undefined ? {} : { figure: fill(copy.figure) }),
    ...(copy.text === undefined ? {} : { text: fill(copy.text) }),
    ...(copy.action === undefined ? {} : { action: fill(copy.action) }),
    ...(label === undefined ? {} : { terms: { label: fill(label.label), linkage: label.linkage } }),
  }
}

/** `{{percent}}` is the merchant's first-deposit bonus, in the language's own digits. */
function filled(text: string, merchant: Merchant, language: LanguageCode): string {
  const percent = merchant.promotions.firstDepositBonusPercent
  if (percent === undefined) return text
  return text.replaceAll('{{percent}}', new Intl.NumberFormat(languages[language].tag).format(percent))
}

/** The newest first, three hours apart, the last of them an hour before the state was seeded. */
export function noticesOf(
  merchant: Merchant,
  language: LanguageCode,
  seededAt: number,
): Announcements['playerNotices'] {
  return merchant.demo.notices.flatMap(({ copy }, index) => {
    const written = inLanguage(copy, language, merchant.defaultLanguage)
    if (!written) return []
    const timestamp = new Date(seededAt - hourMs - index * 3 * hourMs).toISOString()
    const { title, content } = written
    return [
      {
        id: `notice-${index + 1}`,
        title: filled(title, merchant, language),
        content: filled(content, merchant, language),
        timestamp,
      },
    ]
  })
}

/** A guest gets those of kind B, a member those of A and F. */
export function popupsOf(merchant: Merchant, language: LanguageCode, isMember: boolean): Announcements['popups'] {
  return merchant.demo.popups.flatMap(({ execution, copy }, index) => {
    const written = inLanguage(copy, language, merchant.defaultLanguage)
    if (!written || (execution === 'B') === isMember) return []
    const [title, content] = [filled(written.title, merchant, language), filled(written.content, merchant, language)]
    return [{ id: `popup-${index + 1}`, title, content, execution }]
  })
}

/** One picture a promotion, from the merchant's own banners in turn. */
export function promotionImages(merchant: Merchant): Announcements['promotion']['announcementImages'] {
  const pictures = merchant.demo.banners.filter((banner) => banner.video === undefined)
  return Array.from({ length: pictures.length === 0 ? 0 : merchant.demo.promotions }, (_, index) => {
    const banner = pictures[index % pictures.length]
    return { sequence: index + 1, url: artAddress.banner(banner?.scene ?? '', banner?.hue, 'wide') }
  })
}
