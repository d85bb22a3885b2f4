import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/ui/icon.tsx'
import { useDisclosure } from '#src/ui/overlay/disclosure.ts'
import { type MenuEntry, MenuList } from '#src/ui/overlay/menu-list.tsx'
import styles from './main-nav.module.css'
import { useFittingItems } from './use-fitting-items.ts'

interface Props {
  /** The row; its first item is not among `items` and always stays. */
  list: RefObject<HTMLUListElement | null>
  /** Those with a `rank` stay in the row the longest, the lowest first; the others by their places. */
  items: readonly (MenuEntry & { rank?: number | undefined })[]
  /** Places in the row. */
  leftOut: readonly number[]
  onMeasured: (leftOut: readonly number[]) => void
}

/** Sees what does not fit into the row, and has it in a list of its own. */
export function MoreNav({ list, items, leftOut, onMeasured }: Props) {
  const content = items.map(({ text }) => text).join()
  useFittingItems({ ref: list, content, ranks: [0, ...items.map(({ rank }, place) => rank ?? place + 10)] }, onMeasured)
  return leftOut.length > 0 && <More items={items.filter((_, index) => leftOut.includes(index + 1))} />
}

function More({ items }: { items: readonly MenuEntry[] }) {
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
