import { HelpPage } from '#src/features/help/pages/help-page.tsx'

/** `/help`: the help centre over the home page. */
export function HelpRoute() {
  return <HelpPage />
}
