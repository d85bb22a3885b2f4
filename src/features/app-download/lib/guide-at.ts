export type GuideId = 'ios' | 'android' | 'home'

/** What an address asks for with its anchor; else the first. */
export const guideAt = (hash: string, ids: readonly GuideId[]): GuideId =>
  ids.find((id) => hash === `#${id}`) ?? ids[0] ?? 'home'
