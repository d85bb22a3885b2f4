import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/button.tsx'

/** The page's address without what is only about this visit. */
const pageAddress = (): string => `${window.location.origin}${window.location.pathname}`

/** Shares the page by the device's own sheet, or copies its address where there is none; says what came of it. */
export function ShareButton({ name }: { name: string }) {
  const { t } = useTranslation('play')
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const share = async () => {
    const url = pageAddress()
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title: name, url })
        return
      } catch (error) {
        // The visitor has thought better of it; anything else is tried by copying.
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    }
    try {
      await navigator.clipboard.writeText(url)
      setState('copied')
    } catch {
      setState('refused')
    }
  }
  return (
    <>
      <IconButton
        look="plate"
        icon={state === 'copied' ? 'check' : 'share-2'}
        label={t('game.shareOf', { name })}
        onClick={() => void share()}
      />
      <span role="status">
        {state === 'copied' && t('game.copied')}
        {state === 'refused' && t('game.copyFailed', { address: pageAddress() })}
      </span>
    </>
  )
}
