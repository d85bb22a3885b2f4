import { LanguageSelect } from '../parts/language-select.tsx'
import { ThemeToggle } from '../parts/theme-toggle.tsx'

/** Language and theme, where the site has a choice of them. */
export function AgentTools() {
  return (
    <>
      {MANY_LANGUAGES && <LanguageSelect look="bare" />}
      {MANY_THEMES && <ThemeToggle />}
    </>
  )
}
