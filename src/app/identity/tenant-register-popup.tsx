import { useTranslation } from 'react-i18next'
import type { RegisterParts } from '#src/features/auth/register/register-parts.ts'
import { RegisterPopup } from '#src/features/auth/register/register-popup.tsx'
import type { Popups } from '#src/popups/popup-store.ts'
import { usePermissions } from '#src/session/permissions.ts'
import { lazyPart } from '../parts/lazy-part.ts'
import { useRegistrationOpen } from '../parts/use-registration-open.ts'
import { tenantSms } from './tenant-sms.ts'
import { useTenantSocial } from './tenant-social.tsx'

const NameForm = SWITCH_USERNAMEREG3
  ? lazyPart(async () => (await import('#src/features/auth/register/name-register-form.tsx')).NameRegisterForm)
  : undefined

const MobileForm = SWITCH_MOBILENUMREG3
  ? lazyPart(async () => (await import('#src/features/auth/register/mobile-register-form.tsx')).MobileRegisterForm)
  : undefined

/** Numbers are verified by their own switch, or by a code that stands in for the password; nothing is where no form asks for one. */
const MobileCode =
  ((SWITCH_USERNAMEREG3 || SWITCH_MOBILENUMREG3) && SWITCH_REGMOBVERF3) ||
  (SWITCH_MOBILENUMREG3 && SWITCH_MOBILEVERCODELOGIN3)
    ? lazyPart(async () => (await import('#src/features/auth/register/mobile-code.tsx')).MobileCode)
    : undefined

/** The registration with the ways that this tenant has and the gateway has open. */
export function TenantRegisterPopup(props: Popups['register'] & { onClose: () => void }) {
  const { t } = useTranslation('register')
  const social = useTenantSocial('marks')
  const isOpen = usePermissions()
  const hasAny = useRegistrationOpen()
  const verifiesMobile = SWITCH_REGMOBVERF3 && isOpen('REGMOBVERF3')
  const opensByCode = SWITCH_MOBILEVERCODELOGIN3 && isOpen('MOBILEVERCODELOGIN3')
  // Without a password, a code must be able to open the next session: where none can, a password is asked in any case.
  const asksPassword = (SWITCH_MOBILENUMPASSREG3 && isOpen('MOBILENUMPASSREG3')) || !opensByCode
  const parts: RegisterParts = {
    ...(NameForm &&
      hasAny &&
      isOpen('USERNAMEREG3') && {
        byName: { Form: NameForm, tab: t('byName.tab'), verifiesMobile },
      }),
    ...(MobileForm &&
      hasAny &&
      isOpen('MOBILENUMREG3') && {
        byMobile: {
          Form: MobileForm,
          tab: t('byMobile.tab'),
          asksPassword,
          asksCode: verifiesMobile || !asksPassword,
        },
      }),
    ...(MobileCode && { sms: { service: tenantSms(), Code: MobileCode } }),
    ...(social !== undefined && { social }),
  }
  return <RegisterPopup {...props} parts={parts} />
}
