import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'

/** What browsers hand over that can put a site on the home screen; no standard names it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event && typeof event.prompt === 'function'

/** Puts the site on the home screen, where the browser offers that; nothing elsewhere. */
export function InstallButton() {
  const { t } = useTranslation('app')
  const [offer, setOffer] = useState<InstallOffer>()
  useEffect(() => {
    const keep = (event: Event) => {
      if (!isOffer(event)) return
      // The page has a button for it; the browser need not say it as well.
      event.preventDefault()
      setOffer(event)
    }
    const done = () => setOffer(undefined)
    window.addEventListener('beforeinstallprompt', keep)
    window.addEventListener('appinstalled', done)
    return () => {
      window.removeEventListener('beforeinstallprompt', keep)
      window.removeEventListener('appinstalled', done)
    }
  }, [])
  if (!offer) return null
  const install = () => {
    // An offer is good once.
    setOffer(undefined)
    void offer.prompt().catch(() => undefined)
  }
  return (
    <Button look="outline" size="small" icon="plus" onClick={install}>
      {t('install.button')}
    </Button>
  )
}
