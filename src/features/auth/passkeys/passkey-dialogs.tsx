import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { Passkey } from '#contract/identity/passkeys.ts'
import { TaskDialog } from '#src/account/frame/task-dialog.tsx'
import { callGateway } from '#src/gateway/client.ts'
import { finishPasskey, getPasskeys, removePasskey, renamePasskey, startPasskey } from '#src/gateway/passkey-calls.ts'
import { callKey, queryClient } from '#src/gateway/query-client.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { FormFrame, SubmitButton } from '../forms/form-parts.tsx'
import { useIdentityForm } from '../forms/use-identity-form.ts'
import type { Security } from '../security/password-card.tsx'
import { OwnerField } from './owner-field.tsx'
import { createPasskey } from './platform.ts'
import { useOwnerForm } from './use-owner-form.ts'

export type Task = { do: 'add' } | { do: 'rename' | 'remove'; passkey: Passkey }

interface DialogProps {
  security: Security
  onClose: () => void
  /** Says on the page what was done. */
  onDone: (text: string) => void
}

const invalidatePasskeys = () => queryClient.invalidateQueries({ queryKey: callKey(getPasskeys, {}) })

const nameLook = { icon: 'key-round', autoComplete: 'off', maxLength: 40 } as const

/** The owner's proof and a name; then the device makes the passkey. */
function AddPasskey({ security, onClose, onDone }: DialogProps) {
  const { t } = useTranslation('security')
  const form = useOwnerForm({
    security,
    name: t('passkeys.firstName'),
    send: async (proof, name) => {
      const { value } = await callGateway(startPasskey, { body: { ...proof, origin: window.location.origin } })
      const credential = await createPasskey(value)
      // Who would rather not has the form as it was.
      if (!credential) return
      await callGateway(finishPasskey, { body: { name, credential } })
      await invalidatePasskeys()
      onDone(t('passkeys.added', { name }))
    },
  })
  return (
    <TaskDialog title={t('passkeys.add')} text={t('passkeys.addText')} onClose={onClose}>
      <FormFrame form={form}>
        <OwnerField security={security} field={form.field('proof')} />
        <TextField label={t('passkeys.name')} hint={t('passkeys.nameHint')} {...nameLook} {...form.field('name')} />
        <SubmitButton form={form} text={t('passkeys.addSubmit')} busyText={t('passkeys.waiting')} />
      </FormFrame>
    </TaskDialog>
  )
}

function RenamePasskey({ passkey, onClose, onDone }: DialogProps & { passkey: Passkey }) {
  const { t } = useTranslation('security')
  const form = useIdentityForm<{ name: string }>({
    defaultValues: { name: passkey.name },
    schema: z.object({ name: z.string().check(z.trim(), z.minLength(1, t('error.empty')), z.maxLength(40)) }),
    fields: ['name'],
    focusAfter: 'name',
    send: async ({ name }) => {
      await callGateway(renamePasskey, { query: { id: passkey.id }, body: { name } })
      await invalidatePasskeys()
      onDone(t('passkeys.renamed', { name }))
    },
  })
  return (
    <TaskDialog title={t('passkeys.renameTitle')} text={t('passkeys.nameHint')} onClose={onClose}>
      <FormFrame form={form}>
        <TextField label={t('passkeys.name')} data-autofocus {...nameLook} {...form.field('name')} />
        <SubmitButton form={form} text={t('passkeys.save')} busyText={t('totp.working')} />
      </FormFrame>
    </TaskDialog>
  )
}

/** The owner's proof; then nobody logs in with the passkey any more. */
function RemovePasskey({ passkey, security, onClose, onDone }: DialogProps & { passkey: Passkey }) {
  const { t } = useTranslation('security')
  const { id, name } = passkey
  const form = useOwnerForm({
    security,
    send: async (proof) => {
      await callGateway(removePasskey, { query: { id }, body: proof })
      await invalidatePasskeys()
      onDone(t('passkeys.removed', { name }))
    },
  })
  return (
    <TaskDialog title={t('passkeys.removeTitle')} text={t('passkeys.removeText', { name })} onClose={onClose}>
      <FormFrame form={form}>
        <OwnerField security={security} field={form.field('proof')} />
        <SubmitButton form={form} text={t('passkeys.removeSubmit')} busyText={t('totp.working')} />
      </FormFrame>
    </TaskDialog>
  )
}

/** What is to be done with a passkey. */
export function PasskeyDialog({ task, ...props }: DialogProps & { task: Task }) {
  if (task.do === 'add') return <AddPasskey {...props} />
  const Dialog = task.do === 'rename' ? RenamePasskey : RemovePasskey
  return <Dialog passkey={task.passkey} {...props} />
}
