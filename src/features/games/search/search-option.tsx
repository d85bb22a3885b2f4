import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { categories } from '#src/config/categories.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { piecesOf } from './marked-text.ts'
import styles from './search-panel.module.css'
import type { Found, Hit } from './use-search.ts'

const categoryOf = (gameType: string) => categories().find(({ gatewayCode }) => gatewayCode === gameType)

function Marked({ match }: { match: Hit['match'] }) {
  return piecesOf(match.text, match.marks).map(({ text, isMarked, at }) =>
    isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  )
}

/** A game that was found: its name, or what else matched, with the typed part marked. Not drawn anew with each key. */
export const HitOption = memo(({ hit: { card, match } }: { hit: Hit }) => {
  const { t } = useTranslation(['games', 'shell'])
  const category = categoryOf(card.gameType)
  return (
    <>
      <Image className={styles.picture} src={assetUrl(card.iconUrl)} alt="" width={42} height={56} />
      <span className={styles.words}>
        <span className={styles.name}>{match.field === 'name' ? <Marked match={match} /> : card.displayName}</span>
        <span className={styles.detail}>
          {match.field === 'vendor' ? <Marked match={match} /> : <span>{card.vendorName}</span>}
          {category && <span> · {t(`shell:category.${category.id}`)}</span>}
          {(match.field === 'theme' || match.field === 'alias') && (
            <>
              {' · '}
              <Marked match={match} />
            </>
          )}
        </span>
      </span>
      <span className={styles.play} aria-hidden="true">
        <Icon name="play" size="small" />
        {t('games:search.play')}
      </span>
    </>
  )
})

export const VendorOption = memo(({ vendor }: { vendor: Found['vendors'][number] }) => {
  const { t } = useTranslation(['games', 'shell'])
  const { number } = useFormat()
  const category = categoryOf(vendor.gameType)
  return (
    <>
      <span className={styles.mark} aria-hidden="true">
        <Icon name={category?.icon ?? 'layout-grid'} size="small" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{vendor.name}</span>
        <span className={styles.detail}>
          {category && `${t(`shell:category.${category.id}`)} · `}
          {t('games:count', { count: vendor.count, figure: number(vendor.count) })}
        </span>
      </span>
    </>
  )
})
