import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { SectionHead } from '#src/ui/section-head.tsx'
import { useRoundsQuery } from '../api/get-game.ts'
import styles from './game-moments.module.css'

/** What can happen in a round, and how often it truly does; nothing where the gateway cannot say. */
export function GameMoments({ gameCode }: { gameCode: string }) {
  const { t } = useTranslation('play')
  const { number } = useFormat()
  const id = useId()
  const moments = useRoundsQuery(gameCode).data?.moments ?? []
  if (moments.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={t('game.moments')} />
      <ul className={styles.moments}>
        {moments.map(({ code, every, imageUrl }) => (
          <li key={code} className={styles.moment}>
            <div className={styles.plate} data-code={code} aria-hidden="true">
              {(code === 'wild' ? [1] : [1, 2, 3]).map((copy) => (
                <Image key={copy} src={assetUrl(imageUrl)} alt="" />
              ))}
            </div>
            <h3>{t(`game.moment.${code}`)}</h3>
            <p>{t(`game.momentText.${code}`)}</p>
            <p className={styles.every}>
              <Icon name="dices" size="small" />
              {t('game.every', { count: Math.round(every), rounds: number(every) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
