import { useTranslation } from 'react-i18next'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import type { getSessions } from '#src/gateway/security-calls.ts'
import type { IconName } from '#src/ui/icon-names.ts'

export type OpenSession = AnswerTo<typeof getSessions>['value'][number]

export const deviceIcons: Readonly<Record<OpenSession['device'], IconName>> = {
  desktop: 'monitor',
  phone: 'smartphone',
  tablet: 'tablet',
  unknown: 'globe',
}

/** "Chrome on Windows", or what of it is known. */
export function useDeviceName(): (session: Pick<OpenSession, 'browser' | 'system'>) => string {
  const { t } = useTranslation('security')
  return ({ browser, system }) =>
    browser && system ? t('devices.browserOn', { browser, system }) : browser || system || t('devices.unknown')
}
