import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#src/account/parts/notice.tsx'
import { ProofField } from '#src/account/proofs/proof-field.tsx'
import { useProofs } from '#src/account/proofs/use-proofs.ts'
import { sendActivityPictures } from '#src/gateway/account-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { Button } from '#src/ui/button.tsx'
import { invalidatePromotions } from '../api/use-promotions.ts'

/** Takes pictures of the member's activity, once, for a promotion that waits for its answer. */
export function ActivityPictures({ id }: { id: string }) {
  const { t } = useTranslation(['promotions', 'centre'])
  const errorText = useErrorText()
  const { code } = useLanguage()
  const client = useQueryClient()
  const proofs = useProofs()
  const [isTried, setTried] = useState(false)
  const missing = proofs.isSending
    ? t('centre:proof.waitFor')
    : proofs.ids.length === 0
      ? t('centre:proof.missing')
      : undefined
  const send = useMutation({
    mutationFn: () =>
      callGateway(sendActivityPictures, { query: { id, language: code }, body: { pictures: proofs.ids } }),
    onSettled: () => void invalidatePromotions(client),
  })
  const submit = () => {
    setTried(true)
    if (!missing && !send.isPending) send.mutate()
  }
  return (
    <>
      <ProofField
        label={t('pictures.label')}
        hint={t('pictures.hint')}
        proofs={proofs}
        error={isTried ? missing : undefined}
      />
      <div role="alert">{send.error && <Notice tone="bad">{errorText(send.error)}</Notice>}</div>
      <Button isWide isBusy={send.isPending} onClick={submit}>
        {t('pictures.send')}
      </Button>
    </>
  )
}
