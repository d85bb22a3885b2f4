import type { Page } from 'playwright/test'

/** A page of the site with little on it. */
const pageBelow = '/favorite'

/**
 * Has an address of the account open over a page with little on it instead of the home page, as where a member came from
 * there and loads it again. The home page below was most of what a visit of the account cost, and axe looked at it every
 * time; account-frame.spec.ts opens the account over pages that are full.
 */
export async function openOverLittle(page: Page): Promise<void> {
  await page.addInitScript((below) => {
    if (window !== window.top || location.pathname !== '/member' || history.state !== null) return
    history.replaceState({ usr: { below }, key: 'below', idx: 0 }, '')
  }, pageBelow)
}
