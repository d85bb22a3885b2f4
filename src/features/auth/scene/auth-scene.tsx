import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { site } from '#src/config/site.ts'
import { useLanguage } from '#src/i18n/language.ts'
import styles from './auth-scene.module.css'
import { brandName } from './brand-name.ts'
import { type AuthGroup, useAuthScene } from './get-auth-scene.ts'

/** Whether the brand's theme brings a drawing for this place. */
const isDrawn = (slot: 'login' | 'register') =>
  getComputedStyle(document.documentElement).getPropertyValue(`--art-${slot}-plain`) !== ''

/** The brand's own drawing beside a form of identity, else the gateway's banner; on phones above it. */
export function AuthScene({ group }: { group: AuthGroup }) {
  const { t } = useTranslation('auth')
  const { code } = useLanguage()
  const scene = useAuthScene(group)
  const slot = group === 'register' ? 'register' : 'login'
  const [hasArt] = useState(() => isDrawn(slot))
  return (
    <div className={styles.scene} data-art={hasArt ? slot : undefined}>
      {!hasArt && scene && (
        <picture className={styles.art}>
          <source media="(max-width: 767px)" srcSet={scene.wide} />
          <img src={scene.upright} alt="" className={styles.picture} />
        </picture>
      )}
      <div className={styles.copy}>
        <span className={styles.brand}>
          <img src={site.brand.logo} alt="" width="32" height="32" />
          {brandName(code)}
        </span>
        <p className={styles.welcome}>{(!hasArt && scene?.copy?.title) || t(`scene.${group}.title`)}</p>
        {!hasArt && <p>{scene?.copy?.text ?? t(`scene.${group}.text`)}</p>}
      </div>
    </div>
  )
}
