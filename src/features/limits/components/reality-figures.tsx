import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { Money } from '#src/ui/money.tsx'
import styles from './reality-figures.module.css'

interface RealityFiguresProps {
  staked: string
  returned: string
  net: string
  currency: string
}

/** What went in, what came back, and what that makes. */
export function RealityFigures({ staked, returned, net, currency }: RealityFiguresProps) {
  const { t } = useTranslation('limits')
  const { money } = useFormat()
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('reality.staked')}</dt>
        <dd>
          <Money parts={money(staked, { currency })} />
        </dd>
      </div>
      <div>
        <dt>{t('reality.returned')}</dt>
        <dd>
          <Money parts={money(returned, { currency })} />
        </dd>
      </div>
      <div>
        <dt>{t('reality.net')}</dt>
        <dd className={styles.net} data-loss={net.startsWith('-') ? '' : undefined}>
          <Money parts={money(net, { currency, hasPlus: true })} />
        </dd>
      </div>
    </dl>
  )
}
