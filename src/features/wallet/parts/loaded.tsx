import { useTranslation } from 'react-i18next'
import { Loaded as LoadedPart, type LoadedProps } from '#src/account/parts/loaded.tsx'

/** What a query about money answered; where it failed, that the balance is as it was. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { t } = useTranslation('wallet')
  return <LoadedPart {...props} textOf={(reason) => t('failedText', { reason })} />
}
