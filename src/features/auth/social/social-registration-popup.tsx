import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { minimumAge, site } from '#src/config/site.ts'
import { callGateway } from '#src/gateway/client.ts'
import { registerSocial } from '#src/gateway/identity-calls.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { openPopup, type Popups } from '#src/popups/popup-store.ts'
import { takeUpSession } from '#src/session/sign-in.ts'
import { Button } from '#src/ui/button.tsx'
import { FormFrame, useWaitText } from '../forms/form-parts.tsx'
import { useIdentityForm } from '../forms/use-identity-form.ts'
import { AuthDialog } from '../frame/auth-dialog.tsx'
import { useOpened } from '../hooks/use-opened.ts'
import { forgetAttribution, storedAttribution } from '../referral/attribution.ts'
import { Confirmations } from '../register/confirmations.tsx'
import styles from './social-registration-popup.module.css'

function useRegistration(ticket: string, onDone: () => void) {
  const { t } = useTranslation(['register', 'auth'])
  const { code } = useLanguage()
  const followUp = useOpened()
  const schema = useMemo(() => {
    const confirmed = (message: string) => z.boolean().check(z.refine((value) => value, message))
    return z.object({
      isOfAge: confirmed(t('error.ageRequired', { minimumAge: minimumAge(code) })),
      acceptsTerms: confirmed(t('error.termsRequired')),
    })
  }, [t, code])
  return useIdentityForm<{ isOfAge: boolean; acceptsTerms: boolean }>({
    defaultValues: { isOfAge: false, acceptsTerms: site.legal.termsPreChecked },
    schema,
    fields: ['isOfAge', 'acceptsTerms'],
    send: async (_values, _captcha, signal) => {
      const referralCode = storedAttribution()
      const { value } = await callGateway(registerSocial, {
        body: { ticket, isOfAge: true, acceptsTerms: true, ...(referralCode !== undefined && { referralCode }) },
      })
      forgetAttribution()
      if (signal.aborted)
        openPopup('message', { title: t('auth:cancelled.title'), text: t('auth:cancelled.registered') })
      takeUpSession(value, signal)
      onDone()
      followUp(value)
    },
  })
}

/** Age and terms of who came by a provider for the first time; refusing is as near as accepting. */
export function SocialRegistrationPopup(props: Popups['social-registration'] & { onClose: () => void }) {
  const { ticket, nickname, onClose } = props
  const { t } = useTranslation('auth')
  const form = useRegistration(ticket, onClose)
  const waitText = useWaitText()
  return (
    <AuthDialog title={t('social.registration.title')} group="register" onClose={onClose}>
      <FormFrame form={form} lead={<p className={styles.text}>{t('social.registration.text', { nickname })}</p>}>
        <Confirmations state={{ field: form.form.register, messageOf: form.messageOf }} />
        <div className={styles.answers}>
          <Button look="outline" size="large" onClick={onClose}>
            {t('social.registration.refuse')}
          </Button>
          <Button look="outline" size="large" type="submit" isBusy={form.isBusy} disabled={form.waitSeconds > 0}>
            {waitText(form.waitSeconds) ??
              t(form.isBusy ? 'social.registration.submitting' : 'social.registration.submit')}
          </Button>
        </div>
      </FormFrame>
    </AuthDialog>
  )
}
