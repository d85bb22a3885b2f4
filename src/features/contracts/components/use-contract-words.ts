import { useTranslation } from 'react-i18next'
import type { StateTone } from '#src/account/parts/state-tag.tsx'
import type { IconName } from '#src/ui/icon-names.ts'
import type { Contract } from '../api/queries.ts'

/** The words that a contract is spoken of with. */
export function useContractWords() {
  const { t } = useTranslation('contracts')
  return {
    kind: (kind: Contract['kind']) => t(`kind.${kind}`),
    period: (period: Contract['period']) => t(`period.${period}`),
    state: (state: Contract['state']) => t(`state.${state}`),
    /** Who the other side is: the platform has no account. */
    other: ({ account }: Pick<Contract, 'account'>) => account ?? t('platform'),
  }
}

export const stateTones: Readonly<Record<Contract['state'], readonly [tone: StateTone, icon?: IconName]>> = {
  offered: ['warn'],
  accepted: ['info'],
  active: ['ok'],
  ending: ['warn', 'hourglass'],
  ended: ['plain'],
  rejected: ['bad'],
  withdrawn: ['plain'],
  expired: ['plain', 'clock'],
}
