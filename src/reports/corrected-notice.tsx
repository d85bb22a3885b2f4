import { useTranslation } from 'react-i18next'
import { Notice } from '../account/parts/notice.tsx'

/** The address asked for days that cannot be shown. */
export function CorrectedNotice({ isCorrected }: { isCorrected: boolean }) {
  const { t } = useTranslation('records')
  return isCorrected ? (
    <Notice tone="warn" role="status">
      {t('rangeTooLong')}
    </Notice>
  ) : null
}
