import { webAddress } from '#src/lib/web-address.ts'

/** Sites whose videos may be embedded: host of a link, and the frame that plays it without cookies where it has one. */
const players: Readonly<Record<string, (url: URL) => string | undefined>> = {
  'www.youtube.com': (url) => (url.pathname === '/watch' ? youTube(url.searchParams.get('v')) : undefined),
  'youtube.com': (url) => (url.pathname === '/watch' ? youTube(url.searchParams.get('v')) : undefined),
  'youtu.be': (url) => youTube(url.pathname.slice(1)),
  'vimeo.com': (url) => vimeo(url.pathname.slice(1)),
  'player.vimeo.com': (url) => vimeo(url.pathname.replace('/video/', '')),
}

const youTube = (id: string | null): string | undefined =>
  id && /^[\w-]{6,20}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : undefined

const vimeo = (id: string): string | undefined =>
  /^\d{5,12}$/.test(id) ? `https://player.vimeo.com/video/${id}?dnt=1` : undefined

export interface VideoFrame {
  /** Address of the frame. */
  src: string
  /** Whose player it is, to say before it is loaded. */
  host: string
}

/**
 * The frame that plays a video of an accepted site, or of the gateway itself (a path of its own, at `gatewayBase`);
 * undefined for any other address, which must not be embedded.
 */
export function videoFrame(link: string, gatewayBase: string): VideoFrame | undefined {
  if (/^\/art\/video\/[a-z-]+$/.test(link)) {
    const src = new URL(link, gatewayBase || window.location.origin)
    return { src: src.href, host: src.hostname }
  }
  const url = webAddress(link)
  if (url?.protocol !== 'https:' || url.username !== '' || url.port !== '') return undefined
  const src = Object.hasOwn(players, url.hostname) ? players[url.hostname]?.(url) : undefined
  return src === undefined ? undefined : { src, host: new URL(src).hostname }
}
