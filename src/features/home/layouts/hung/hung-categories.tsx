import { useTranslation } from 'react-i18next'
import { promotionsPath } from '#contract/site/routes.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useAnnouncementsQuery } from '#src/session/announcements.ts'
import { usePermissions } from '#src/session/permissions.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-names.ts'
import { Link } from '#src/ui/link.tsx'
import { useLanesQuery } from '../../api/get-lanes.ts'
import { tenantSections } from '../../lib/tenant-sections.ts'
import styles from './hung-categories.module.css'

/** The categories of the home page and the promotions as cut paper on a cord, each with how much it has. */
export function HungCategories() {
  const { t } = useTranslation(['home', 'shell'])
  const { number } = useFormat()
  const isOpen = usePermissions()
  const { data: lanes } = useLanesQuery()
  const { data: announcements } = useAnnouncementsQuery()
  const told = (key: 'games' | 'promotions', count: number | undefined) =>
    count && t(`home:hung.${key}`, { count, figure: number(count) })
  return (
    <nav className={styles.hung} aria-label={t('home:chips.label')}>
      <ul className={styles.list}>
        {tenantSections()
          .filter(({ category }) => isOpen(category.id))
          .map(({ category: { id, path, icon, gatewayCode } }) => (
            <Sheet
              key={id}
              to={path}
              icon={icon}
              name={t(`shell:category.${id}`)}
              figure={told('games', lanes?.find(({ gameCategory }) => gameCategory === gatewayCode)?.total)}
            />
          ))}
        {isOpen('promotions') && (
          <Sheet
            to={promotionsPath}
            icon="gift"
            name={t('shell:nav.promotions')}
            figure={told('promotions', announcements?.promotion.count)}
          />
        )}
      </ul>
    </nav>
  )
}

interface SheetProps {
  to: string
  icon: IconName
  name: string
  /** "1,240 games"; nothing while nobody knows, and where there are none. */
  figure: string | 0 | undefined
}

function Sheet({ to, icon, name, figure }: SheetProps) {
  return (
    <li className={styles.item}>
      <Link className={styles.link} to={to}>
        <span className={styles.sheet} aria-hidden="true">
          <span className={styles.paper} />
          <Icon name={icon} />
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.figure}>{figure || ' '}</span>
      </Link>
    </li>
  )
}
