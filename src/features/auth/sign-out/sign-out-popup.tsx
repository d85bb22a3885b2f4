import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Popups } from '#src/popups/popup-store.ts'
import { signOut } from '#src/session/sign-in.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'

/** Asks before signing out; both answers are equally at hand. */
export function SignOutPopup({ to = '/', onClose }: Popups['sign-out'] & { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const leave = useMutation({
    mutationFn: signOut,
    // Signed out here in any case: whether the server heard of it changes nothing for the visitor.
    onSettled: () => {
      onClose()
      void navigate(to)
    },
  })
  return (
    <Dialog label={t('signOut.in_sure_logout')} kind="sheet" onClose={leave.isPending ? () => undefined : onClose}>
      <StatePanel
        icon="art-leave"
        title={t('signOut.in_sure_logout')}
        text={t('signOut.text')}
        actions={
          <>
            <Button look="outline" disabled={leave.isPending} onClick={onClose}>
              {t('signOut.stay')}
            </Button>
            <Button look="outline" isBusy={leave.isPending} onClick={() => leave.mutate()}>
              {t(leave.isPending ? 'signOut.leaving' : 'account.signOut')}
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
