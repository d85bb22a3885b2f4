import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '#src/ui/button.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './copy-field.module.css'

type Copying = 'idle' | 'copied' | 'refused'

function useCopy(text: string): [state: Copying, copy: () => void] {
  const [state, setState] = useState<Copying>('idle')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      // No clipboard here, or the visitor does not allow it.
      setState('refused')
    }
  }
  return [state, () => void copy()]
}

interface CopyButtonProps {
  text: string
  /** What it copies: "Copy the account number". */
  label: string
  /** An icon alone, for rows of a table. */
  isIcon?: boolean
}

/** Copies a text, and says on the spot whether it could. */
export function CopyButton({ text, label, isIcon = false }: CopyButtonProps) {
  const { t } = useTranslation('centre')
  const [state, copy] = useCopy(text)
  const icon = state === 'copied' ? 'check' : 'copy'
  return (
    <>
      {isIcon ? (
        <IconButton icon={icon} label={label} size="tiny" onClick={copy} />
      ) : (
        <Button look="quiet" size="tiny" icon={icon} aria-label={label} onClick={copy}>
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
