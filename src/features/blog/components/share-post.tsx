import { useTranslation } from 'react-i18next'
import { CopyButton } from '#src/account/parts/copy-button.tsx'
import { Button } from '#src/ui/button.tsx'

/** Copies a post's address; where the system has a way to share, that one too. */
export function SharePost({ title, url }: { title: string; url: string }) {
  const { t } = useTranslation('blog')
  // To close the system's dialog without sharing is no failure.
  const share = () => void navigator.share({ title, url }).catch(() => undefined)
  return (
    <>
      <CopyButton text={url} label={t('post.copy')} />
      {'share' in navigator && (
        <Button look="quiet" size="tiny" icon="share-2" aria-label={t('post.shareWith')} onClick={share}>
          {t('post.share')}
        </Button>
      )}
    </>
  )
}
