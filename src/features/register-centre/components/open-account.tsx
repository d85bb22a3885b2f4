import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useIdempotentRequest } from '#src/account/money/use-idempotent-request.ts'
import { ClaimOutcome } from '#src/account/parts/claim-outcome.tsx'
import { CopyField } from '#src/account/parts/copy-field.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { rateError } from '#src/account/rates/rate.ts'
import { RateField } from '#src/account/rates/rate-field.tsx'
import { openAccount } from '#src/gateway/agent-calls.ts'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Button } from '#src/ui/button.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { invalidateRegister, type RegisterCentre } from '../api/queries.ts'
import type { AccountRules } from '../lib/account-rules.ts'
import styles from './register-centre.module.css'
import { type AccountType, TypeChoice } from './type-choice.tsx'

interface OpenAccountProps {
  centre: RegisterCentre
  rules: AccountRules
}

type Wrong = Awaited<ReturnType<AccountRules['check']>>

/** Opens an account directly below: whoever has it changes the password at the first log-in. */
export function OpenAccount({ centre, rules }: OpenAccountProps) {
  const { t } = useTranslation(['registerCentre', 'auth'])
  const client = useQueryClient()
  const errorText = useErrorText()
  const [type, setType] = useState<AccountType>('member')
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [rate, setRate] = useState('')
  const [isTried, setTried] = useState(false)
  const bounds = { most: centre.mostRate, step: centre.rateStep }
  const [wrong, setWrong] = useState<Wrong>()
  const isChecking = useRef(false)
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
  // What is wrong with a field, by the rules or the gateway, stands there until it is changed.
  const [judged, setJudged] = useState('')
  const refused = sent.refusal && judged === `${username} ${password}` ? toGatewayError(sent.refusal).fields : {}
  const messageAt = (field: 'username' | 'password') => {
    const code = refused[field]
    return wrong?.[field] ?? (code === undefined ? undefined : errorText({ code }))
  }
  const submit = async (form: HTMLFormElement) => {
    if (isChecking.current) return
    isChecking.current = true
    const found = await rules.check({ username, password })
    isChecking.current = false
    const isWhole = !found.username && !found.password && !rateError(rate, bounds)
    // Drawn at once: what is wrong is found by its mark.
    flushSync(() => {
      setTried(true)
      setWrong(found)
      setOpened(undefined)
      setJudged(`${username} ${password}`)
    })
    if (isWhole) sent.send({ body: { type, username, password, rebateRate: rate } })
    else form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }
  const words = {
    show: t('auth:show'),
    hide: t('auth:hide'),
    showLabel: t('auth:showPassword'),
    hideLabel: t('auth:hidePassword'),
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
    >
      <TypeChoice name="account-type" mayOpenAgents={centre.mayOpenAgents} chosen={type} onChoose={setType} />
      <TextField
        label={t('account.username')}
        icon="user"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={username}
        hint={rules.hints.username}
        error={messageAt('username')}
        onChange={({ currentTarget }) => {
          setUsername(currentTarget.value.trim())
          setWrong((before) => before && { ...before, username: undefined })
        }}
      />
      <PasswordField
        label={t('account.password')}
        words={words}
        autoComplete="new-password"
        maxLength={64}
        value={password}
        hint={
          <>
            {rules.hints.password && <div>{rules.hints.password}</div>}
            {t('account.passwordHint')}
          </>
        }
        error={messageAt('password')}
        onChange={({ currentTarget }) => {
          setPassword(currentTarget.value)
          setWrong((before) => before && { ...before, password: undefined })
        }}
      />
      <RateField bounds={bounds} value={rate} onChange={setRate} isTried={isTried} />
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
