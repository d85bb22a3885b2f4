import { useTranslation } from 'react-i18next'
import { Icon } from '#src/ui/icon.tsx'
import { useDisclosure } from '#src/ui/overlay/disclosure.ts'
import { type MenuEntry, MenuList } from '#src/ui/overlay/menu-list.tsx'
import styles from './main-nav.module.css'

/** What does not fit into the row. */
export function MoreNav({ items }: { items: readonly MenuEntry[] }) {
  const { t } = useTranslation()
  const more = useDisclosure<HTMLDivElement>()
  return (
    <div className={styles.more} {...more.holder}>
      <button type="button" className={styles.link} {...more.button}>
        {t('nav.more')} <Icon name="chevron-down" size="tiny" />
      </button>
      {more.isOpen && (
        <div className={styles.morePanel}>
          <MenuList
            label={t('nav.more')}
            entries={items.map((item) => ({
              ...item,
              onChoose: () => {
                more.setOpen(false)
                item.onChoose?.()
              },
            }))}
          />
        </div>
      )}
    </div>
  )
}
