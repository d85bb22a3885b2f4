import { type ReactNode, useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { minimumAge } from '#src/config/site.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import styles from './confirmations.module.css'

type Name = 'isOfAge' | 'acceptsTerms'

/** What of a form they need. */
interface ConfirmationState {
  field: (name: Name) => UseFormRegisterReturn
  messageOf: (name: Name) => string | undefined
}

interface ConfirmationProps {
  state: ConfirmationState
  name: Name
  children: ReactNode
}

function Confirmation({ state, name, children }: ConfirmationProps) {
  const id = useId()
  const error = state.messageOf(name)
  return (
    <div className={styles.confirmation}>
      <Checkbox
        {...state.field(name)}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
      >
        {children}
      </Checkbox>
      {error && (
        <p id={id} className={styles.error}>
          <Icon name="circle-alert" size="tiny" />
          {error}
        </p>
      )}
    </div>
  )
}

/** Stand for the links while the sentence is in one piece; no message has them. */
const marks = { terms: '\u0001', privacy: '\u0002' }

/** "I accept the terms and the privacy notice.", with its links in the order that the language gives them. */
function Acceptance() {
  const { t } = useTranslation('register')
  const link = (name: 'terms' | 'privacy') => (
    // In a tab of its own, so that nothing typed is lost.
    <Link key={name} to={`/help#${name}`} target="_blank" title={t('newTab')}>
      {t(name)}
    </Link>
  )
  const parts = t('accept', marks).split(new RegExp(`([${marks.terms}${marks.privacy}])`, 'u'))
  return parts.map((part) => (part === marks.terms ? link('terms') : part === marks.privacy ? link('privacy') : part))
}

/** What nobody registers without: being of age, and the terms. */
export function Confirmations({ state }: { state: ConfirmationState }) {
  const { t } = useTranslation('register')
  const { code } = useLanguage()
  return (
    <div className={styles.confirmations}>
      <Confirmation state={state} name="isOfAge">
        {t('age', { minimumAge: minimumAge(code) })}
      </Confirmation>
      <Confirmation state={state} name="acceptsTerms">
        <Acceptance />
      </Confirmation>
    </div>
  )
}
