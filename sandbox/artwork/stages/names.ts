/** What can stand behind a prize: 760 x 760, its ground 168 high, calm in the middle. */
export const stageIds = ['stadium', 'river', 'pond', 'plaza', 'desert'] as const
export type StageId = (typeof stageIds)[number]

/** What can be on a wheel's hub: 240 x 240. */
export const emblemIds = ['tiger', 'elephant', 'lotus', 'pinata', 'crown'] as const
export type EmblemId = (typeof emblemIds)[number]
