import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { popupsFor } from '#src/popups/announced.ts'
import { useAnnouncementsQuery } from '#src/session/announcements.ts'
import { useSession } from '#src/session/session.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Letter } from '../components/letter.tsx'
import { Reader } from '../components/reader.tsx'
import { titlesPerPage } from '../lib/titles-per-page.ts'
import { ReaderPopup } from './reader-popup.tsx'

interface Props {
  /** Where rewards are claimed; undefined where the site has no reward centre. */
  rewardsPath?: string | undefined
  onClose: () => void
}

/** What the operator announces to whoever is here, once a session. */
export function AnnouncementPopup({ rewardsPath, onClose }: Props) {
  const { t } = useTranslation('messages')
  const { isSignedIn, isFirstLogin } = useSession()
  const { data } = useAnnouncementsQuery()
  const all = popupsFor(data?.popups ?? [], { isSignedIn, isFirstLogin })
  const [openId, setOpenId] = useState(all[0]?.id)
  const [page, setPage] = useState(1)
  const open = all.find(({ id }) => id === openId)
  return (
    <ReaderPopup
      title={t('announcements.title')}
      onClose={onClose}
      foot={
        isSignedIn &&
        rewardsPath && (
          <LinkButton to={rewardsPath} look="outline" icon="gift" onClick={onClose}>
            {t('announcements.rewards')}
          </LinkButton>
        )
      }
    >
      <Reader
        label={t('announcements.title')}
        items={all
          .slice((page - 1) * titlesPerPage, page * titlesPerPage)
          .map(({ id, title, timestamp }) => ({ id, title, ...(timestamp && { at: timestamp }) }))}
        page={page}
        pages={Math.ceil(all.length / titlesPerPage)}
        onPage={(next) => {
          setPage(next)
          setOpenId(undefined)
        }}
        openId={open?.id}
        onOpen={setOpenId}
      >
        {open && (
          <Letter
            title={open.title}
            {...(open.timestamp && { at: open.timestamp })}
            content={open.content}
            onFollow={onClose}
          />
        )}
      </Reader>
    </ReaderPopup>
  )
}
