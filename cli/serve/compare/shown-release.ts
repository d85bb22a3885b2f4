/** A release that is served instead of what is built or live. */
export interface ShownRelease {
  /** Absolute: the release's folder. */
  dir: string
  id: string
  /** ISO 8601. */
  created: string
  /** Whether it is what visitors are sent. */
  isLive: boolean
  /** The commit of the tenants, or what stands for it. */
  revision: string | null
}

/** The releases of one tenant that `--at` names: one alone, or two beside each other, the earlier named one first. */
export interface ShownReleases {
  code: string
  name: string
  releases: readonly [ShownRelease] | readonly [ShownRelease, ShownRelease]
}

/** The first of two has a host of its own, whose first label is the merchant's code, as the gateway knows it. */
export const hostBefore = (code: string) => `${code}.before.localhost`
