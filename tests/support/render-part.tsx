import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import type { SiteConfig } from '#contract/site/site-config.ts'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { createQueryClient } from '#src/gateway/query-client.ts'
import { stringsAtHand } from '#src/i18n/i18n.ts'
import agent from '../../locales/en/agent.json' with { type: 'json' }
import app from '../../locales/en/app.json' with { type: 'json' }
import auth from '../../locales/en/auth.json' with { type: 'json' }
import blog from '../../locales/en/blog.json' with { type: 'json' }
import centre from '../../locales/en/centre.json' with { type: 'json' }
import contracts from '../../locales/en/contracts.json' with { type: 'json' }
import earnings from '../../locales/en/earnings.json' with { type: 'json' }
import errors from '../../locales/en/errors.json' with { type: 'json' }
import game from '../../locales/en/game.json' with { type: 'json' }
import games from '../../locales/en/games.json' with { type: 'json' }
import help from '../../locales/en/help.json' with { type: 'json' }
import home from '../../locales/en/home.json' with { type: 'json' }
import languages from '../../locales/en/languages.json' with { type: 'json' }
import limits from '../../locales/en/limits.json' with { type: 'json' }
import lottery from '../../locales/en/lottery.json' with { type: 'json' }
import messages from '../../locales/en/messages.json' with { type: 'json' }
import missions from '../../locales/en/missions.json' with { type: 'json' }
import play from '../../locales/en/play.json' with { type: 'json' }
import points from '../../locales/en/points.json' with { type: 'json' }
import prizeWheel from '../../locales/en/prizeWheel.json' with { type: 'json' }
import profile from '../../locales/en/profile.json' with { type: 'json' }
import promotions from '../../locales/en/promotions.json' with { type: 'json' }
import recentBets from '../../locales/en/recentBets.json' with { type: 'json' }
import recommended from '../../locales/en/recommended.json' with { type: 'json' }
import records from '../../locales/en/records.json' with { type: 'json' }
import redEnvelope from '../../locales/en/redEnvelope.json' with { type: 'json' }
import register from '../../locales/en/register.json' with { type: 'json' }
import registerCentre from '../../locales/en/registerCentre.json' with { type: 'json' }
import rewards from '../../locales/en/rewards.json' with { type: 'json' }
import security from '../../locales/en/security.json' with { type: 'json' }
import shell from '../../locales/en/shell.json' with { type: 'json' }
import team from '../../locales/en/team.json' with { type: 'json' }
import teamReports from '../../locales/en/teamReports.json' with { type: 'json' }
import tournaments from '../../locales/en/tournaments.json' with { type: 'json' }
import vip from '../../locales/en/vip.json' with { type: 'json' }
import wallet from '../../locales/en/wallet.json' with { type: 'json' }
import winners from '../../locales/en/winners.json' with { type: 'json' }

const english = { code: 'EN', tag: 'en', name: 'English', dir: 'ltr', title: 'Test Club', strings: {} } as const

function Where() {
  const { pathname, search } = useLocation()
  return <p data-testid="where">{`${pathname}${search}`}</p>
}

interface Setting {
  site?: Partial<SiteConfig>
  path?: string
  /** Puts answers into the cache before the first render. */
  prepare?: (client: QueryClient) => void
}

class EverythingNear {
  private readonly tell: (entries: { isIntersecting: boolean }[]) => void
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.tell = tell
  }
  observe(): void {
    this.tell([{ isIntersecting: true }])
  }
  disconnect(): void {}
}

/** Renders a part of the site in English, with a router that tells where it is and a query client that does not retry. */
export function renderPart(part: ReactNode, { site = {}, path = '/', prepare }: Setting = {}) {
  setSite({ ...siteForTests, languages: { default: 'EN', supported: [english] }, ...site })
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
  // Without a layout nothing is far from the window; a test of what is far has a stub of its own.
  if (globalThis.IntersectionObserver === undefined) vi.stubGlobal('IntersectionObserver', EverythingNear)
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } })
  prepare?.(client)
  const result = render(
    <I18nextProvider
      i18n={stringsAtHand(english, {
        agent,
        app,
        auth,
        blog,
        centre,
        contracts,
        earnings,
        errors,
        game,
        games,
        help,
        home,
        languages,
        limits,
        lottery,
        messages,
        missions,
        play,
        prizeWheel,
        profile,
        points,
        promotions,
        recentBets,
        recommended,
        records,
        redEnvelope,
        register,
        registerCentre,
        rewards,
        security,
        shell,
        tournaments,
        vip,
        teamReports,
        team,
        wallet,
        winners,
      })}
    >
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[path]}>
          {part}
          <Where />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  return { ...result, client }
}

export const press = (element: Element): boolean => fireEvent.click(element)

/** What a visitor types or pastes into a field, at once. */
export const typeInto = (element: Element, value: string): boolean => fireEvent.input(element, { target: { value } })
