import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { consolidateFunds } from '#src/gateway/calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Button } from '#src/ui/button.tsx'
import { useInvalidateMoney } from '../api/invalidate-money.ts'
import formStyles from '../parts/form.module.css'
import { FormFailure } from '../parts/form-failure.tsx'
import { StatusMessage } from '../parts/status-message.tsx'

/** Brings what lies in vendors' wallets back to the main one. Sent twice it moves nothing twice: there is nothing left. */
export function BringAllBack() {
  const { t } = useTranslation('wallet')
  const errorText = useErrorText()
  const invalidate = useInvalidateMoney()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => callGateway(consolidateFunds, {}),
    onSettled: invalidate,
  })
  return (
    <div className={formStyles.confirm}>
      <Button look="outline" icon="wallet" isWide isBusy={isPending} onClick={() => isPending || mutate()}>
        {t('wallets.allBack.submit')}
      </Button>
      <StatusMessage text={isSuccess ? t('wallets.allBack.done') : ''} />
      <FormFailure>{error && errorText(error)}</FormFailure>
    </div>
  )
}
