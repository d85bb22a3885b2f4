import { type PayKind, type Tier, tierError } from '#contract/agent/contract-terms.ts'

export const tierFields = ['validBet', 'activeMembers', 'teamLoss', 'rate', 'winRate', 'lossRate'] as const

export type TierField = (typeof tierFields)[number]

/** A step as it is typed. */
export type TierDraft = { id: string } & Record<TierField, string>

export type TierWrong = 'missing' | 'shape' | 'rising' | 'own' | 'range'

export interface DraftError {
  place: number
  field: TierField
  wrong: TierWrong
}

const conditions: Readonly<Record<PayKind, readonly TierField[]>> = {
  dividend: ['validBet', 'activeMembers', 'teamLoss', 'rate'],
  daily: ['validBet', 'activeMembers', 'rate'],
  hourly: ['validBet', 'activeMembers', 'rate'],
  realtime: ['validBet', 'activeMembers', 'winRate', 'lossRate'],
}

/** What a step of a kind of contract says; all else is nothing. */
export const fieldsOf = (kind: PayKind): readonly TierField[] => conditions[kind]

export const isRate = (field: TierField): boolean => /rate$/i.test(field)

export const emptyTier = (id: string): TierDraft => ({
  id,
  validBet: '',
  activeMembers: '',
  teamLoss: '',
  rate: '',
  winRate: '',
  lossRate: '',
})

/** Steps that are there, to be changed: figures without the zeros behind the point. */
export function draftsOf(tiers: readonly Tier[]): TierDraft[] {
  const short = (decimal: string) => decimal.replace(/\.0+$/, '').replace(/(\.\d*?)0+$/, '$1')
  return tiers.map((one, place) => ({
    id: `kept-${place}`,
    validBet: short(one.validBet),
    activeMembers: String(one.activeMembers),
    teamLoss: short(one.teamLoss),
    rate: short(one.rate),
    winRate: short(one.winRate),
    lossRate: short(one.lossRate),
  }))
}

/** The steps as they are sent; what was left empty, or is not of this kind, is nothing. */
export function tiersOf(kind: PayKind, drafts: readonly TierDraft[]): Tier[] {
  const used = fieldsOf(kind)
  return drafts.map((draft) => {
    const figure = (field: TierField) => (used.includes(field) && draft[field] !== '' ? draft[field] : '0')
    return {
      validBet: figure('validBet'),
      activeMembers: Number(figure('activeMembers')),
      teamLoss: figure('teamLoss'),
      rate: figure('rate'),
      winRate: figure('winRate'),
      lossRate: figure('lossRate'),
    }
  })
}

const shapes = {
  validBet: /^\d{1,15}(\.\d{1,8})?$/,
  teamLoss: /^\d{1,15}(\.\d{1,8})?$/,
  activeMembers: /^\d{1,6}$/,
  rate: /^\d{1,3}(\.\d{1,2})?$/,
  winRate: /^\d{1,3}(\.\d{1,2})?$/,
  lossRate: /^\d{1,3}(\.\d{1,2})?$/,
} as const satisfies Record<TierField, RegExp>

function wrongAlone(draft: TierDraft, field: TierField, ownRate: number): TierWrong | undefined {
  const value = draft[field]
  // What a step does not ask for may stay empty; a rate may not, but one of two.
  if (value === '') return field === 'rate' ? 'missing' : undefined
  if (!shapes[field].test(value)) return 'shape'
  if (!isRate(field)) return undefined
  if (Number(value) > 100) return 'range'
  return Number(value) > ownRate ? 'own' : undefined
}

/** Everything wrong with steps, each one's first error per field; `ownRate` in per cent is what the offerer has. */
export function errorsOf(kind: PayKind, drafts: readonly TierDraft[], ownRate: number): DraftError[] {
  const alone = drafts.flatMap((draft, place) =>
    fieldsOf(kind).flatMap((field): DraftError[] => {
      const wrong = wrongAlone(draft, field, ownRate)
      return wrong ? [{ place, field, wrong }] : []
    }),
  )
  if (alone.length > 0) return alone
  const error = tierError(kind, tiersOf(kind, drafts))
  if (!error) return []
  const { place, field } = error
  const isMissing = isRate(field) && Number(drafts[place]?.[field] || 0) === 0 && place === 0
  return [{ place, field, wrong: isMissing ? 'missing' : 'rising' }]
}
