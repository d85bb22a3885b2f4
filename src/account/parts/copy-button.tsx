import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '#src/ui/button.tsx'
import { useCopy } from '#src/ui/use-copy.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './copy-field.module.css'

interface CopyButtonProps {
  text: string
  /** What it copies, beginning with the button's word: "Copy: account number". */
  label: string
  /** An icon alone, for rows of a table: its name ends with the text, so that no two rows have the same one. */
  isIcon?: boolean
}

/** Copies a text, and says on the spot whether it could. */
export function CopyButton({ text, label, isIcon = false }: CopyButtonProps) {
  const { t } = useTranslation('centre')
  const { state, copy: copyText } = useCopy()
  const copy = () => void copyText(text)
  const icon = state === 'copied' ? 'check' : 'copy'
  return (
    <>
      {isIcon ? (
        <IconButton icon={icon} label={`${label} ${text}`} size="tiny" onClick={copy} />
      ) : (
        <Button look="quiet" size="tiny" icon={icon} aria-label={state === 'copied' ? undefined : label} onClick={copy}>
          {t(state === 'copied' ? 'copy.copied' : 'copy.copy')}
        </Button>
      )}
      <span role="status" className={state === 'refused' ? styles.refused : undefined}>
        {state === 'refused' ? (
          t('copy.refused')
        ) : (
          <VisuallyHidden>{state === 'copied' && t('copy.copied')}</VisuallyHidden>
        )}
      </span>
    </>
  )
}
