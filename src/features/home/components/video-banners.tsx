import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { site } from '#src/config/site.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { report } from '#src/lib/report.ts'
import { useAnnouncementsQuery } from '#src/session/announcements.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { SectionHead } from '#src/ui/section-head.tsx'
import { type VideoFrame, videoFrame } from '../lib/video-link.ts'
import styles from './video-banners.module.css'

interface Video {
  url: string
  title: string | undefined
  poster: string | undefined
  frame: VideoFrame
}

const maxVideos = 12

/** Banners that are videos. An address of no accepted site is not embedded: it is reported, and left out. */
export function VideoBanners() {
  const { t } = useTranslation('home')
  const { data } = useAnnouncementsQuery()
  const banners =
    data?.banners.filter(({ groupName }) => groupName === site.bannerGroups.video).slice(0, maxVideos) ?? []
  const refused = banners.filter(({ url }) => !videoFrame(url, site.gateway.baseUrl)).map(({ url }) => url)
  const key = refused.join(' ')

  useEffect(() => {
    if (key) report(`Not a video of an accepted site: ${key}`)
  }, [key])

  const unique = [...new Map(banners.map((banner) => [banner.url, banner])).values()]
  const videos = unique.flatMap(({ url, copy, posterUrl }): Video[] => {
    const frame = videoFrame(url, site.gateway.baseUrl)
    return frame ? [{ url, title: copy?.title, poster: assetUrl(posterUrl), frame }] : []
  })
  if (videos.length === 0) return null
  return (
    <section aria-labelledby="videos-title">
      <SectionHead id="videos-title" title={t('videos.title')} subtitle={t('videos.subtitle')} />
      <ul className={styles.videos}>
        {videos.map(({ url, title, poster, frame }, position) => (
          <li key={url}>
            <VideoCard frame={frame} poster={poster} title={title ?? t('videos.frame', { position: position + 1 })} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Nothing of the other site is loaded before the visitor asks for it. */
function VideoCard({ frame, poster, title }: { frame: VideoFrame; poster: string | undefined; title: string }) {
  const { t } = useTranslation('home')
  const [isLoaded, setIsLoaded] = useState(false)
  if (isLoaded)
    return (
      <iframe
        className={styles.frame}
        src={frame.src}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-presentation"
        allow="fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  return (
    <button type="button" className={styles.cover} onClick={() => setIsLoaded(true)}>
      {poster && <Image src={poster} alt="" className={styles.poster} />}
      <span className={styles.play}>
        <Icon name="play" />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.ask}>{t('videos.play')}</span>
        <span className={styles.source}>{t('videos.notice', { host: frame.host })}</span>
      </span>
    </button>
  )
}
