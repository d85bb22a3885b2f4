import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './help-search.module.css'

interface HelpSearchProps {
  asked: string
  onAsk: (asked: string) => void
  /** How many articles have the words. */
  found: number
}

/** A field to search the articles by words; how many there are is announced. */
export function HelpSearch({ asked, onAsk, found }: HelpSearchProps) {
  const { t } = useTranslation('help')
  const id = useId()
  return (
    <search className={styles.search}>
      <label htmlFor={id}>
        <VisuallyHidden>{t('search')}</VisuallyHidden>
        <Icon name="search" size="small" />
      </label>
      <input
        id={id}
        type="text"
        inputMode="search"
        autoComplete="off"
        maxLength={100}
        placeholder={t('search')}
        title={t('searchHint')}
        value={asked}
        onChange={({ target }) => onAsk(target.value)}
      />
      {asked !== '' && <IconButton icon="x" size="small" label={t('clearSearch')} onClick={() => onAsk('')} />}
      <VisuallyHidden>
        <span role="status">{asked.trim() !== '' && found > 0 && t('found', { count: found })}</span>
      </VisuallyHidden>
    </search>
  )
}
