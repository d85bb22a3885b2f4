export interface WideOptions {
  /** OKLCH hue of the backdrop, in degrees; each scene has its natural one. */
  hue?: number | undefined
  /** Changes the people, the colours of things and the lights: 0 is the natural picture. */
  variant?: number | undefined
}

export interface BannerOptions {
  /** OKLCH hue of the base, in degrees; each scene has its natural one. */
  hue?: number | undefined
}

type WideKind = 'live' | 'sports' | 'esports' | 'cockfight'

/** A tile of 480 x 270 without letters; its corners stay free for tags. */
export interface WideScene<Id extends string = string> {
  readonly id: Id
  readonly kind: WideKind
  draw(options?: WideOptions): string
}

/**
 * A backdrop for copy, drawn twice. Desktop is 1200 x 510 with a calm left side, phone 500 x 640 with a calm foot.
 * Neither depends on direction: a caller may mirror it.
 */
export interface BannerScene<Id extends string = string> {
  readonly id: Id
  /** What copy must be to read on the calm side of both shapes: light letters or dark ones. */
  readonly copy: 'light' | 'dark'
  desktop(options?: BannerOptions): string
  phone(options?: BannerOptions): string
}
