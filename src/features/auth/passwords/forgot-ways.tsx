import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SegmentedTabs } from '#src/ui/segmented-tabs.tsx'
import { ForgotByEmail } from './forgot-by-email.tsx'
import { ForgotByMobile } from './forgot-by-mobile.tsx'
import type { ForgotWaysProps } from './forgot-parts.ts'

/** A forgotten password by mobile, which comes first, or by e-mail. */
export function ForgotWays({ sms, onClose }: ForgotWaysProps) {
  const { t } = useTranslation('security')
  const [way, setWay] = useState<'mobile' | 'email'>('mobile')
  return (
    <SegmentedTabs
      label={t('mobileReset.ways')}
      tabs={[
        { id: 'mobile', text: t('mobileReset.tab'), icon: 'smartphone' },
        { id: 'email', text: t('mobileReset.byEmail'), icon: 'mail' },
      ]}
      chosen={way}
      onChoose={setWay}
    >
      {way === 'mobile' ? <ForgotByMobile sms={sms} onClose={onClose} /> : <ForgotByEmail onClose={onClose} />}
    </SegmentedTabs>
  )
}
