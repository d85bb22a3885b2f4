import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callGateway } from '#src/gateway/client.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { checkLinkToken } from '#src/gateway/link-calls.ts'
import type { Popups } from '#src/popups/popup-store.ts'
import { enterByLink, switchByLink } from '#src/session/link-log-in.ts'
import { useMemberQuery, useSession } from '#src/session/session.ts'
import { signOut } from '#src/session/sign-in.ts'
import { noteUnseen } from '#src/session/unseen-account.ts'
import { LinkChoice } from './link-choice.tsx'
import { LinkEntered } from './link-entered.tsx'
import { LinkFailed } from './link-failed.tsx'
import { LinkFrame } from './link-frame.tsx'

type LinkPopupProps = Popups['link'] & { onClose: () => void }

const unreadable = new GatewayError('link-token.spent', { status: 403 })

/** Whose account a token signs in; asked once, as it stays good. */
function useAccountOfLink(token: string, isWanted: boolean) {
  return useQuery({
    queryKey: [checkLinkToken.id, token],
    queryFn: async ({ signal }) => (await callGateway(checkLinkToken, { body: { token }, signal })).value.account,
    enabled: isWanted && token !== '',
    gcTime: 0,
    retry: false,
  })
}

/** A link that is not exchanged yet: asks whoever is signed in, and signs in whoever is not any more. */
function OpenLink({
  token,
  error,
  onEntered,
  onClose,
}: Required<Pick<LinkPopupProps, 'token'>> & LinkPopupProps & { onEntered: () => void }) {
  const { isSignedIn } = useSession()
  const { data: member } = useMemberQuery()
  const asked = useAccountOfLink(token, isSignedIn)
  const enter = useMutation({
    mutationFn: () => enterByLink(token),
    onSuccess: (isEntered) => isEntered && onEntered(),
  })
  const change = useMutation({ mutationFn: () => switchByLink(token), onSuccess: onClose })
  const { mutate, isIdle } = enter
  // The session that the link was asked about has ended meanwhile.
  const isOver = !isSignedIn && error === undefined && token !== '' && !change.isPending
  useEffect(() => {
    if (isOver && isIdle) mutate()
  }, [isOver, isIdle, mutate])
  const isSame = member !== undefined && asked.data === member.account
  useEffect(() => {
    if (isSame) onClose()
  }, [isSame, onClose])

  const failure =
    token === '' ? unreadable : (change.error ?? enter.error ?? (enter.isIdle ? (asked.error ?? error) : undefined))
  if (failure && !enter.isPending && !change.isPending && !asked.isFetching) {
    const retry = () => (change.error ? change.mutate() : isSignedIn ? void asked.refetch() : enter.mutate())
    return (
      <LinkFailed
        error={failure}
        account={isSignedIn ? member?.account : undefined}
        onRetry={retry}
        onClose={onClose}
      />
    )
  }
  if (!member || asked.data === undefined || isSame) return <LinkFrame onClose={onClose} />
  return (
    <LinkChoice
      own={member.account}
      linked={asked.data}
      isChanging={change.isPending}
      onKeep={onClose}
      onChange={() => change.mutate()}
    />
  )
}

/**
 * Says whose account a link signs in, before anything is done with it. A session that is open stays unless its member
 * wants to change; who had none sees the name and the way out.
 */
export function LinkPopup({ token, error, onClose }: LinkPopupProps) {
  const { isSignedIn } = useSession()
  const { data: member } = useMemberQuery()
  const [isEntered, setEntered] = useState(token === undefined)
  const leave = useMutation({ mutationFn: signOut, onSettled: onClose })
  const isOver = isEntered && !isSignedIn && !leave.isPending
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  if (!isEntered && token !== undefined)
    return <OpenLink token={token} {...(error && { error })} onEntered={() => setEntered(true)} onClose={onClose} />
  const goOn = () => {
    noteUnseen(false)
    onClose()
  }
  if (!member) return <LinkFrame onClose={() => undefined} />
  return (
    <LinkEntered account={member.account} isLeaving={leave.isPending} onLeave={() => leave.mutate()} onGoOn={goOn} />
  )
}
