import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getBalance } from '#src/gateway/calls.ts'
import { invalidate } from '#src/gateway/query-client.ts'
import { Button } from '#src/ui/button.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'

/** Milliseconds for which an address is surely good; the gateway keeps it for a minute, and for one opening. */
const goodFor = 45_000

interface Props {
  address: string
  /** When the gateway gave it, in milliseconds. */
  givenAt: number
  /** Asks for another address; undefined where there is none, which the page then says. */
  relaunch: () => Promise<string | undefined>
}

/** A game that its vendor shows in a tab of its own: opened by a press, since browsers block what opens by itself. */
export function TabLaunch({ address, givenAt, relaunch }: Props) {
  const { t } = useTranslation('play')
  const client = useQueryClient()
  const [state, setState] = useState<'waiting' | 'opened' | 'blocked'>('waiting')
  useEffect(() => {
    if (state !== 'opened') return
    const readAgain = () => void invalidate(client, getBalance)
    window.addEventListener('focus', readAgain)
    return () => window.removeEventListener('focus', readAgain)
  }, [state, client])
  const [isBusy, setBusy] = useState(false)
  const open = async () => {
    // At once, while the browser still sees the press; the address follows.
    const tab = window.open('about:blank', '_blank')
    if (!tab) {
      setState('blocked')
      return
    }
    // Without an opener the game cannot lead this page elsewhere. Asked for as a feature, an open tab would look blocked.
    tab.opener = null
    setBusy(true)
    const isGood = state !== 'opened' && Date.now() - givenAt < goodFor
    const known = isGood ? address : await relaunch()
    setBusy(false)
    if (known === undefined) {
      tab.close()
      return
    }
    tab.location.replace(known)
    setState('opened')
  }
  return (
    <StatePanel
      heading="h2"
      icon="arrow-up-right"
      tone={state === 'blocked' ? 'warn' : 'brand'}
      title={t('seamless.tab.title')}
      text={
        <>
          {t('seamless.tab.text')}
          <span role="status">
            {state === 'blocked' && <p>{t('seamless.tab.blocked')}</p>}
            {state === 'opened' && <p>{t('seamless.tab.opened')}</p>}
          </span>
        </>
      }
      actions={
        <Button icon="play" isBusy={isBusy} onClick={() => void open()}>
          {t(state === 'opened' ? 'seamless.tab.again' : 'seamless.tab.open')}
        </Button>
      }
    />
  )
}
