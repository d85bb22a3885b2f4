import { useAddressQuery } from '#src/account/parts/address-query.ts'
import { TransferPage } from '#src/features/wallet/pages/transfer-page.tsx'
import { MemberOptions } from './member-options.tsx'

/** The transfer form with the names of those directly below; `to` in the address is one that was picked elsewhere. */
export function AgentTransferPage() {
  const [query] = useAddressQuery()
  const to = query.get('to')?.trim().slice(0, 64) ?? ''
  return <TransferPage key={to} to={to} ReceiverOptions={MemberOptions} />
}
