import { QRCodeCanvas } from 'qrcode.react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import { Notice } from '#src/account/parts/notice.tsx'
import { site } from '#src/config/site.ts'
import { Button } from '#src/ui/button.tsx'
import type { Referral } from '../api/use-referral.ts'
import { drawPoster, posterSize, savePoster } from '../lib/draw-poster.ts'
import styles from './referral-poster.module.css'

/** A picture with the member's code in the site's own colours; what is seen is what is saved. */
export function ReferralPoster({ referral }: { referral: Referral }) {
  const { t } = useTranslation('promotions')
  const poster = useRef<HTMLCanvasElement>(null)
  const qr = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(true)
  const { url, code, currency } = referral
  const short = useShortMoney(currency)
  const name = site.brand.wordmark.join(' ')
  const invitation = t('referral.poster.invitation', { site: name })
  const offer = t('referral.poster.offer', { bonus: short(referral.bonus) })
  const terms = t('referral.poster.terms', { min: short(referral.minDeposit) })
  const age = t('referral.poster.age')
  useEffect(() => {
    let isCurrent = true
    const draw = () => {
      if (!isCurrent || !poster.current || !qr.current) return
      setDrawn(drawPoster(poster.current, qr.current, { site: name, invitation, offer, terms, code, age }))
    }
    draw()
    // Once more in the site's own letters, where they were not there yet.
    void document.fonts?.ready.then(draw)
    // The theme stands in an attribute of the page.
    const themes = new MutationObserver(draw)
    themes.observe(document.documentElement, { attributes: true })
    return () => {
      isCurrent = false
      themes.disconnect()
    }
  }, [name, invitation, offer, terms, code, age])
  if (!isDrawn) return <Notice>{t('referral.poster.failed')}</Notice>
  return (
    <div className={styles.poster}>
      <canvas
        ref={poster}
        {...posterSize}
        role="img"
        aria-label={t('referral.poster.label')}
        className={styles.picture}
      />
      <QRCodeCanvas ref={qr} value={url} size={344} level="M" className={styles.code} aria-hidden="true" />
      <Button
        look="outline"
        size="small"
        icon="download"
        onClick={() => poster.current && savePoster(poster.current, code)}
      >
        {t('referral.poster.save')}
      </Button>
    </div>
  )
}
