import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useIdempotentRequest } from '#src/account/money/use-idempotent-request.ts'
import { ClaimOutcome } from '#src/account/parts/claim-outcome.tsx'
import { CopyField } from '#src/account/parts/copy-field.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { openAccount } from '#src/gateway/agent-calls.ts'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Button } from '#src/ui/button.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { invalidateRegister, type RegisterCentre } from '../api/queries.ts'
import { rateError } from '../lib/rate.ts'
import { RateField } from './rate-field.tsx'
import styles from './register-centre.module.css'
import { type AccountType, TypeChoice } from './type-choice.tsx'

/** What the gateway asks of every name and password; its own rules say more, and are told with the refusal. */
const isName = (name: string) => /^[a-z0-9]{4,16}$/i.test(name)
const isPassword = (password: string) => [...password].length >= 6

/** Opens an account directly below: whoever has it changes the password at the first log-in. */
export function OpenAccount({ centre }: { centre: RegisterCentre }) {
  const { t } = useTranslation(['registerCentre', 'auth'])
  const client = useQueryClient()
  const errorText = useErrorText()
  const [type, setType] = useState<AccountType>('member')
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [rate, setRate] = useState('')
  const [isTried, setTried] = useState(false)
  const [opened, setOpened] = useState<string>()
  const sent = useIdempotentRequest({
    form: 'agent.account',
    call: openAccount,
    secrets: ['password'],
    onDone: ({ value }) => {
      setOpened(value.account)
      setUsername('')
      setPassword('')
      setTried(false)
      void invalidateRegister(client)
    },
  })
  // What the gateway's own rules say of a field stands there until it is changed.
  const [judged, setJudged] = useState('')
  const refused = sent.refusal && judged === `${username} ${password}` ? toGatewayError(sent.refusal).fields : {}
  const refusalAt = (field: 'username' | 'password') => {
    const code = refused[field]
    return code === undefined ? undefined : errorText({ code })
  }
  const isWhole = isName(username) && isPassword(password) && !rateError(rate, centre.mostRate, centre.rateStep)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Drawn at once: what is wrong is found by its mark.
    flushSync(() => setTried(true))
    setOpened(undefined)
    setJudged(`${username} ${password}`)
    if (isWhole) sent.send({ body: { type, username: username.toLowerCase(), password, rebateRate: rate } })
    else event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }
  const words = {
    show: t('auth:show'),
    hide: t('auth:hide'),
    showLabel: t('auth:showPassword'),
    hideLabel: t('auth:hidePassword'),
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TypeChoice name="account-type" mayOpenAgents={centre.mayOpenAgents} chosen={type} onChoose={setType} />
      <TextField
        label={t('account.username')}
        icon="user"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
        value={username}
        hint={t('account.usernameHint')}
        error={isTried && !isName(username) ? t('account.usernameWrong') : refusalAt('username')}
        onChange={({ currentTarget }) => setUsername(currentTarget.value.trim())}
      />
      <PasswordField
        label={t('account.password')}
        words={words}
        autoComplete="new-password"
        maxLength={64}
        value={password}
        hint={t('account.passwordHint')}
        error={isTried && !isPassword(password) ? t('account.passwordWrong') : refusalAt('password')}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <RateField centre={centre} value={rate} onChange={setRate} isTried={isTried} />
      <ClaimOutcome
        claim={{ ...sent, checkAgain: () => sent.checkAgain({ password }) }}
        unknown={{ text: t('unknown'), check: t('check') }}
      />
      {opened !== undefined && (
        <Notice tone="ok" role="status">
          {t('account.done')}
        </Notice>
      )}
      {opened !== undefined && <CopyField label={t('account.username')} value={opened} />}
      <Button type="submit" icon="user-plus" isBusy={sent.isSending}>
        {t('account.open')}
      </Button>
    </form>
  )
}
