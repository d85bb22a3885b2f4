import { type AriaAttributes, type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/ui/icon.tsx'
import styles from './search-field.module.css'

type Combobox = Pick<AriaAttributes, 'aria-expanded' | 'aria-controls' | 'aria-activedescendant'>

interface Props {
  text: string
  maxLength: number
  combobox: { [Name in keyof Combobox]: Combobox[Name] | undefined }
  /** Has the focus as soon as it is there. */
  takesFocus: boolean
  onType: (text: string) => void
  onOpen: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** The field of the search. */
export function SearchField({ text, maxLength, combobox, takesFocus, onType, onOpen, onKeyDown }: Props) {
  const { t } = useTranslation('games')
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.field}>
      <Icon name="search" size="small" className={styles.icon} />
      <input
        ref={input}
        className={styles.input}
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={maxLength}
        aria-label={t('search.label')}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={combobox['aria-expanded'] ?? false}
        aria-controls={combobox['aria-controls']}
        aria-activedescendant={combobox['aria-activedescendant']}
        placeholder={t('search.placeholder')}
        value={text}
        {...(takesFocus && { 'data-autofocus': '' })}
        onChange={(event) => onType(event.target.value)}
        onFocus={onOpen}
        onClick={onOpen}
        onKeyDown={onKeyDown}
      />
      {text === '' ? (
        <span className={styles.key} aria-hidden="true">
          {t('search.key')}
        </span>
      ) : (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('search.clear')}
          onClick={() => {
            onType('')
            input.current?.focus()
          }}
        >
          <Icon name="x" size="small" />
        </button>
      )}
    </div>
  )
}
