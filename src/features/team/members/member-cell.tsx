import { useTranslation } from 'react-i18next'
import { useAddressQuery } from '#src/account/parts/address-query.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { Avatar } from '#src/ui/picture/avatar.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import type { Downline } from '../api/queries.ts'
import { memberAddress } from './member-address.ts'
import styles from './members.module.css'
import type { TreeRow } from './tree-rows.ts'

/** The address with another place of the tree in it: everything else that is asked for stays. */
export function useLevelLink(): (parent: string | undefined) => string {
  const [query] = useAddressQuery()
  return (parent) => {
    const next = new URLSearchParams(query)
    for (const name of ['at', 'search', 'parent']) next.delete(name)
    if (parent !== undefined) next.set('parent', parent)
    return `?${next}`
  }
}

function Name({ member }: { member: Downline }) {
  const { t } = useTranslation('team')
  const [query] = useAddressQuery()
  const { account, nickname, isAgent, level, path } = member
  return (
    <span className={styles.who}>
      <Link to={memberAddress(account, query)} className={styles.link} title={t('member.goTo', { account })}>
        <bdi translate="no" className={styles.name}>
          {account}
        </bdi>
      </Link>
      {nickname.toLowerCase() !== account.toLowerCase() && <bdi className={styles.level}>{nickname}</bdi>}
      <span className={styles.level}>{t(isAgent ? 'members.agentLevel' : 'members.playerLevel', { level })}</span>
      {path.length > 1 && <bdi className={styles.path}>{path.slice(0, -1).join(' › ')}</bdi>}
    </span>
  )
}

interface MemberCellProps {
  row: TreeRow
  onToggle: (member: Downline) => void
  onRetry: (parent: string) => void
}

/** The first cell of a row of the tree: how deep it lies, who it is, and what opens the level below. */
export function MemberCell({ row, onToggle, onRetry }: MemberCellProps) {
  const { t } = useTranslation(['team', 'shell'])
  const { number } = useFormat()
  const linkTo = useLevelLink()
  const inset = { paddingInlineStart: `${row.depth * 28}px` }
  if (row.kind === 'member') {
    const { member, isOpen } = row
    return (
      <span className={styles.member} style={inset}>
        {member.direct > 0 ? (
          <IconButton
            icon="chevron-right"
            size="tiny"
            className={styles.toggle}
            label={t(isOpen ? 'members.close' : 'members.open', { account: member.account })}
            aria-expanded={isOpen}
            onClick={() => onToggle(member)}
          />
        ) : (
          <span className={styles.noToggle} />
        )}
        <Avatar src={assetUrl(member.avatar)} size={32} />
        <Name member={member} />
      </span>
    )
  }
  return (
    <span className={styles.member} style={inset}>
      <span className={styles.noToggle} />
      {row.kind === 'waiting' && (
        <span role="status" className={styles.note}>
          <Spinner size="small" /> {t('shell:loading')}
        </span>
      )}
      {row.kind === 'failed' && (
        <span role="alert" className={styles.note}>
          {t('members.levelFailed')}{' '}
          <Button look="text" size="tiny" onClick={() => onRetry(row.parent)}>
            {t('shell:retry')}
          </Button>
        </span>
      )}
      {row.kind === 'more' && (
        <Link to={linkTo(row.parent)} className={styles.link}>
          {t('members.more', { count: row.left, figure: number(row.left) })}
        </Link>
      )}
    </span>
  )
}
