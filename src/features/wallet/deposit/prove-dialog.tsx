import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '#src/account/frame/form.tsx'
import { TaskDialog } from '#src/account/frame/task-dialog.tsx'
import { ProofField } from '#src/account/proofs/proof-field.tsx'
import { useProofs } from '#src/account/proofs/use-proofs.ts'
import { getDeposit, proveDeposit } from '#src/gateway/account-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { Button } from '#src/ui/button.tsx'
import { useInvalidateMoney } from '../api/invalidate-money.ts'
import formStyles from '../parts/form.module.css'
import { FormFailure } from '../parts/form-failure.tsx'

/** Takes the pictures that prove a payment, and sends them once. */
export function ProveDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['wallet', 'centre'])
  const errorText = useErrorText()
  const client = useQueryClient()
  const { code } = useLanguage()
  const invalidate = useInvalidateMoney()
  const proofs = useProofs()
  const [isTried, setTried] = useState(false)
  const missing = proofs.isSending
    ? t('centre:proof.waitFor')
    : proofs.ids.length === 0
      ? t('centre:proof.missing')
      : undefined
  const prove = useMutation({
    mutationFn: () => callGateway(proveDeposit, { query: { id }, body: { proofs: proofs.ids } }),
    onSuccess: (answer) => {
      client.setQueryData(callKey(getDeposit, { query: { id, language: code } }), answer)
      onClose()
    },
    onSettled: invalidate,
  })
  const submit = () => {
    setTried(true)
    if (!missing && !prove.isPending) prove.mutate()
  }
  return (
    <TaskDialog title={t('prove.title')} text={t('prove.text')} onClose={onClose}>
      <Form className={formStyles.form} onSubmit={submit}>
        <ProofField
          label={t('prove.label')}
          hint={t('receipt.proofHint')}
          proofs={proofs}
          error={isTried ? missing : undefined}
        />
        <FormFailure>{prove.error && errorText(prove.error)}</FormFailure>
        <Button type="submit" size="large" isWide isBusy={prove.isPending}>
          {t('prove.send')}
        </Button>
      </Form>
    </TaskDialog>
  )
}
