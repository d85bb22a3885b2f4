import { useTranslation } from 'react-i18next'
import { site } from '#src/config/site.ts'
import { safePageAddress } from '#src/lib/page-address.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { Limits } from '../hooks/use-limits.ts'
import styles from './help-lines.module.css'

const dialled = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

function Site({ address }: { address: string | undefined }) {
  if (!address) return null
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {new URL(address).hostname}
    </a>
  )
}

/** Who helps, independent of the operator, and whose licence it is that asks for all this. */
export function HelpLines({ lines }: { lines: Limits['helpLines'] }) {
  const { t } = useTranslation('limits')
  const { holder, number, regulator, sealUrl } = site.licence
  return (
    <section className={styles.help} aria-label={t('help.title')}>
      <ul className={styles.lines}>
        {lines.map(({ title, text, phone, url }) => (
          <li key={title}>
            <Icon name="headphones" size="small" />
            <div>
              <p className={styles.title}>{title}</p>
              <p>{text}</p>
              {phone && (
                <a href={dialled(phone)} dir="ltr">
                  {phone}
                </a>
              )}
              <Site address={url && safePageAddress(url, window.location.hostname)} />
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.licence}>
        {t('help.licence', { holder, number, regulator })}{' '}
        {sealUrl && (
          <a href={sealUrl} target="_blank" rel="noopener noreferrer">
            {t('help.seal')}
          </a>
        )}
      </p>
    </section>
  )
}
