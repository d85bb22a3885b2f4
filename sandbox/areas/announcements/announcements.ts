import type { AnswerOf } from '#contract/call.ts'
import type { getAnnouncements } from '#contract/lobby/announcements.ts'
import { type LanguageCode, languageCodes } from '#contract/site/languages.ts'
import { artAddress } from '#sandbox/art/addresses.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import type { DemoBanner } from '#sandbox/merchants/demo/content.ts'
import { inLanguage, type Merchant } from '#sandbox/merchants/merchants.ts'
import { withFigures } from './figures.ts'

export type Announcements = AnswerOf<typeof getAnnouncements>['value']
type Banner = Announcements['banners'][number]

const hourMs = 3_600_000

export function bannersOf(merchant: Merchant, language: LanguageCode): Banner[] {
  return merchant.demo.banners.map((banner) => bannerOf(banner, merchant, language))
}

function bannerOf(banner: DemoBanner, merchant: Merchant, language: LanguageCode): Banner {
  const written = banner.copy && writtenIn(banner.copy, merchant, language)
  const picture = { url: artAddress.banner(banner.scene, banner.hue, 'wide'), isMirrored: true }
  return {
    groupName: banner.group,
    ...(banner.video === undefined
      ? { ...picture, phoneUrl: artAddress.banner(banner.scene, banner.hue, 'phone') }
      : { url: banner.video, posterUrl: picture.url }),
    linkage: banner.linkage,
    linkageType: linkageType(banner.linkage),
    ...(written ? { copy: filledCopy(written) } : {}),
  }
}

/** What there is in the asked language or else in another, and what fills in figures in that one's digits. */
function writtenIn<Text>(copy: Readonly<Partial<Record<LanguageCode, Text>>>, merchant: Merchant, asked: LanguageCode) {
  const text = inLanguage(copy, asked, merchant.defaultLanguage)
  const language = languageCodes.find((code) => copy[code] === text) ?? asked
  return text && { text, fill: (words: string): string => withFigures(words, merchant, language) }
}

function linkageType(linkage: string): string {
  if (linkage === '') return 'none'
  return linkage.startsWith('/') ? 'page' : 'url'
}

type WrittenCopy = NonNullable<NonNullable<DemoBanner['copy']>[LanguageCode]>
type FilledCopy = NonNullable<Banner['copy']>

function filledCopy({ text: copy, fill }: { text: WrittenCopy; fill: (words: string) => string }): FilledCopy {
  const { terms } = copy
  const label = typeof terms === 'string' ? { label: terms, linkage: '/promotions' } : terms
  return {
    title: fill(copy.title),
    ...(copy.eyebrow === undefined ? {} : { eyebrow: fill(copy.eyebrow) }),
    ...(copy.figure === undefined ? {} : { figure: fill(copy.figure) }),
    ...(copy.text === undefined ? {} : { text: fill(copy.text) }),
    ...(copy.action === undefined ? {} : { action: fill(copy.action) }),
    ...(copy.conditions === undefined ? {} : { conditions: fill(copy.conditions) }),
    ...(label === undefined ? {} : { terms: { label: fill(label.label), linkage: label.linkage } }),
  }
}

/** The newest first, three hours apart, the last of them an hour before the state was seeded. */
const timestampOf = (place: number, seededAt: number): string => instantOf(seededAt - hourMs - place * 3 * hourMs)

export function noticesOf(
  merchant: Merchant,
  language: LanguageCode,
  seededAt: number,
): Announcements['playerNotices'] {
  return merchant.demo.notices.flatMap(({ copy }, index) => {
    const written = writtenIn(copy, merchant, language)
    if (!written) return []
    const { text, fill } = written
    const timestamp = timestampOf(index, seededAt)
    return [{ id: `notice-${index + 1}`, title: fill(text.title), content: fill(text.content), timestamp }]
  })
}

/** A guest gets those of kind B, a member those of A and F. */
export function popupsOf(
  merchant: Merchant,
  language: LanguageCode,
  { isMember, seededAt }: { isMember: boolean; seededAt: number },
): Announcements['popups'] {
  return merchant.demo.popups.flatMap(({ execution, copy }, index) => {
    const written = writtenIn(copy, merchant, language)
    if (!written || (execution === 'B') === isMember) return []
    const { text, fill } = written
    const timestamp = timestampOf(index, seededAt)
    return [{ id: `popup-${index + 1}`, title: fill(text.title), content: fill(text.content), execution, timestamp }]
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
