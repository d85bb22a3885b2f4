import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/button.tsx'
import { switchTheme, useTheme } from './theme.ts'

export function ThemeToggle({ look = 'bare' }: { look?: 'bare' | 'plate' }) {
  const { t } = useTranslation()
  const { theme } = useTheme()
  return (
    <IconButton
      icon={theme === 'dark' ? 'sun' : 'moon'}
      label={t(theme === 'dark' ? 'theme.toLight' : 'theme.toDark')}
      look={look}
      onClick={switchTheme}
    />
  )
}
