import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { SocialProvider } from '#contract/site/gates.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { FormFailure } from '../forms/form-parts.tsx'
import styles from './social-buttons.module.css'
import { useSocialStart } from './use-social-start.ts'

interface SocialButtonsProps {
  /** Those that the site has, in the order of the buttons. */
  providers: readonly SocialProvider[]
  /** `names` in a row of their own; `marks` alone beside another button. */
  look?: 'names' | 'marks'
}

/** The ways to log in by another service. */
export function SocialButtons({ providers, look = 'names' }: SocialButtonsProps) {
  const { t } = useTranslation('auth')
  const { start, leavingTo, failure, stay } = useSocialStart()
  // A page that the browser took out of its memory, when the visitor came back, is not on its way any more.
  useEffect(() => {
    window.addEventListener('pageshow', stay)
    return () => window.removeEventListener('pageshow', stay)
  }, [stay])
  return (
    <div className={styles.social} data-look={look}>
      {look === 'names' && (
        <p className={styles.or} aria-hidden="true">
          {t('social.or')}
        </p>
      )}
      <fieldset aria-label={t('social.or')} className={styles.row}>
        {providers.map((provider) =>
          look === 'marks' ? (
            <IconButton
              key={provider}
              icon={provider}
              label={t(`social.${provider}`)}
              look="plate"
              aria-busy={provider === leavingTo || undefined}
              onClick={() => void start(provider)}
            />
          ) : (
            <Button
              key={provider}
              look="outline"
              icon={provider}
              isBusy={provider === leavingTo}
              onClick={() => void start(provider)}
            >
              {t(`social.${provider}`)}
            </Button>
          ),
        )}
      </fieldset>
      <FormFailure>{failure}</FormFailure>
      <p role="status" className={styles.status}>
        {leavingTo && t('social.leaving')}
      </p>
    </div>
  )
}
