import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Banner } from '#contract/lobby/announcements.ts'
import type { FirstBanner } from '#contract/site/site-config.ts'
import { site } from '#src/config/site.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { usePicture } from '#src/ui/picture/use-picture.ts'
import { Lettered } from '../layouts/lettered-hero/lettered.tsx'
import { type BannerLink, bannerLink, titleParts, titleScale } from '../lib/banner-link.ts'
import { bannerStyles as styles } from './banner-styles.ts'

interface Props {
  banner: Banner
  /** The first slide is the page's largest picture: asked for before all others. */
  isFirst: boolean
  /** The same pictures among the site's own files: those are shown. */
  own?: Pick<FirstBanner, 'wide' | 'phone'> | undefined
}

/** Brands whose banner is low on phones: the picture's near edge is drawn out below the words. */
const hasGround = () => ['side', 'banner'].includes(site.brand.layout.hero)

/** A wide scene with its copy over a side scrim; a click anywhere on it opens its link. */
export function BannerSlide({ banner, isFirst, own }: Props) {
  const { copy } = banner
  const link = bannerLink(banner)
  const terms = copy?.terms && bannerLink({ linkage: copy.terms.linkage, linkageType: 'page' })
  const wide = usePicture(assetUrl(banner.url))
  const upright = usePicture(assetUrl(banner.phoneUrl))
  const [isOwnLost, setOwnLost] = useState(false)
  const local = isOwnLost ? undefined : own
  const phone = local?.phone ?? local?.wide ?? upright.address ?? wide.address
  // The browser chooses by the width of its window: which of the two it speaks of shows in the address alone.
  const spokenOf = ({ currentSrc }: HTMLImageElement) =>
    upright.address !== undefined && currentSrc === new URL(upright.address, document.baseURI).href ? upright : wide
  const onError = (picture: HTMLImageElement) => (local ? setOwnLost(true) : spokenOf(picture).onError())
  return (
    <div className={styles.slide} data-mirrored={banner.isMirrored || undefined}>
      {/* Where phones' rules do not show it, nothing is loaded for it. */}
      {phone && hasGround() && (
        <img className={styles.ground} src={phone} alt="" width={500} height={640} loading="lazy" draggable={false} />
      )}
      <picture className={styles.art}>
        {phone && <source media="(max-width: 767px)" srcSet={phone} width={500} height={640} />}
        <img
          src={local?.wide ?? wide.address}
          alt=""
          width={1200}
          height={510}
          draggable={false}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'low'}
          onLoad={({ currentTarget }) => local || spokenOf(currentTarget).onLoad()}
          onError={({ currentTarget }) => onError(currentTarget)}
        />
      </picture>
      <div className={styles.copy}>
        {copy && <Copy copy={copy} isFirst={isFirst} />}
        <div className={styles.ways}>
          {link && <SlideLink link={link} text={copy?.action} />}
          {terms?.kind === 'page' && (
            <Link className={styles.terms} to={terms.to}>
              {copy?.terms?.label}
            </Link>
          )}
          {terms?.kind === 'url' && (
            <a className={styles.terms} href={terms.href} target="_blank" rel="noopener noreferrer">
              {copy?.terms?.label}
            </a>
          )}
        </div>
        {copy?.conditions && <p className={styles.conditions}>{copy.conditions}</p>}
      </div>
    </div>
  )
}

function Copy({ copy, isFirst }: { copy: NonNullable<Banner['copy']>; isFirst: boolean }) {
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <>
      {copy.eyebrow && <p className={styles.eyebrow}>{copy.eyebrow}</p>}
      <Title className={styles.title} data-scale={titleScale(copy.title)}>
        {HERO_LETTERED ? <Lettered title={copy.title} /> : <WithFigure text={copy.title} figure={copy.figure} />}
      </Title>
      {copy.text && (
        <p className={styles.text}>
          {HERO_LETTERED ? <WithFigure text={copy.text} figure={copy.figure} /> : copy.text}
        </p>
      )}
    </>
  )
}

/** A text and the figure in it. Letters in many colours have none: there the offer's text has it. */
function WithFigure({ text, figure }: { text: string; figure: string | undefined }) {
  const [before, large, after] = titleParts(text, figure)
  return (
    <>
      {before}
      {large && <b className={styles.figure}>{large}</b>}
      {after}
    </>
  )
}

/** Covers the whole slide, whatever of it is drawn as a button. */
function SlideLink({ link, text }: { link: BannerLink; text: string | undefined }) {
  const { t } = useTranslation('home')
  const inside = text && (
    <>
      <span>{text}</span>
      <Icon name="arrow-right" size="small" />
    </>
  )
  const shared = {
    className: styles.link,
    'aria-label': text ? undefined : t('banners.open'),
    'data-button': text && '',
    draggable: false,
  }
  return link.kind === 'page' ? (
    <Link {...shared} to={link.to}>
      {inside}
    </Link>
  ) : (
    <a {...shared} href={link.href} target="_blank" rel="noopener noreferrer">
      {inside}
    </a>
  )
}
