import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import { useCopy } from '#src/ui/use-copy.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

interface CopyButtonProps {
  text: string
  /** What it copies, where the button's word alone does not say it. */
  label: string
}

/** Copies a text, and says on the spot whether it could. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useTranslation('security')
  const { state, copy } = useCopy()
  return (
    <>
      <Button
        look="outline"
        size="small"
        icon={state === 'copied' ? 'check' : 'copy'}
        aria-label={state === 'copied' ? undefined : label}
        onClick={() => void copy(text)}
      >
        {t(state === 'copied' ? 'totp.copied' : 'totp.copyCodes')}
      </Button>
      {state === 'refused' ? (
        <span role="status">{t('totp.copyFailed')}</span>
      ) : (
        <VisuallyHidden>
          <span role="status">{state === 'copied' && t('totp.copied')}</span>
        </VisuallyHidden>
      )}
    </>
  )
}
