import { useState } from 'react'
import { Icon } from '../icon.tsx'
import styles from './password-field.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'icon'> {
  /** Short words on the button, and what it does in full. */
  words: { show: string; hide: string; showLabel: string; hideLabel: string }
}

/** A password that can be shown; it never leaves the form. */
export function PasswordField({ words, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      icon="lock"
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={styles.show}
          aria-label={isShown ? words.hideLabel : words.showLabel}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} size="small" />
          {isShown ? words.hide : words.show}
        </button>
      }
    />
  )
}
