import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { consolidateFunds } from '#src/gateway/calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Button } from '#src/ui/button.tsx'
import { useAskMoneyAgain } from '../api/ask-money-again.ts'
import formStyles from '../parts/form.module.css'
import { FormFailure } from '../parts/form-failure.tsx'
import { Said } from '../parts/said.tsx'

/** Brings what lies in vendors' wallets back to the main one. Sent twice it moves nothing twice: there is nothing left. */
export function BringAllBack() {
  const { t } = useTranslation('wallet')
  const errorText = useErrorText()
  const askAgain = useAskMoneyAgain()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => callGateway(consolidateFunds, {}),
    onSettled: askAgain,
  })
  return (
    <div className={formStyles.confirm}>
      <Button look="outline" icon="wallet" isWide isBusy={isPending} onClick={() => isPending || mutate()}>
        {t('wallets.allBack.submit')}
      </Button>
      <Said text={isSuccess ? t('wallets.allBack.done') : ''} />
      <FormFailure>{error && errorText(error)}</FormFailure>
    </div>
  )
}
