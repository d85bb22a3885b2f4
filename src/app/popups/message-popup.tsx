import { useTranslation } from 'react-i18next'
import type { Popups } from '#src/popups/popup-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'

export function MessagePopup({ title, text, tone = 'info', onClose }: Popups['message'] & { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog label={title} kind="sheet" closesOutside onClose={onClose}>
      <StatePanel
        icon={tone === 'info' ? 'info' : 'triangle-alert'}
        tone={tone}
        title={title}
        text={text}
        actions={<Button onClick={onClose}>{t('close')}</Button>}
      />
    </Dialog>
  )
}
