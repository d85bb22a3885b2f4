import { logout } from '#contract/identity/session.ts'
import { registerMember } from '#tests/e2e/identity-support.ts'
import type { Visitor } from '../visitor.ts'
import { balanceOf, payIn } from './money.ts'

/** To another document of the site's origin, in place of another tab: what is done there the page hears of only on its return. */
async function away(visitor: Visitor, meanwhile: string): Promise<void> {
  await visitor.page.run('void (window.isPutAside = true)')
  await visitor.page.goto(`${visitor.place.siteOf(visitor.place.merchant)}/robots.txt`)
  await visitor.page.run(`void (${meanwhile})`)
}

/** Back to the page as it was left, without another load where the engine can do that; else to a new one, which must be as right. */
async function back(visitor: Visitor): Promise<void> {
  await visitor.page.back()
  if (visitor.place.putsPagesAside)
    await visitor.until('the page as it was left, not another load of it', 'window.isPutAside')
}

/** Back is instant: the browser shows the page that it has put aside, and the page catches up with what happened meanwhile. */
export async function instantBack(visitor: Visitor): Promise<void> {
  const { server, merchant } = visitor.place
  const { token } = await registerMember(server, merchant)
  await visitor.open('/promotions', { token })
  await visitor.see({ role: 'heading', within: 'main' })
  const balance = `(document.querySelector('header')?.textContent ?? '')`
  await visitor.until('a balance', `/\\d/.test(${balance})`)
  const before = await visitor.page.run(balance)
  await payIn(visitor, token)
  await away(visitor, `localStorage.setItem('theme', 'light'), localStorage.setItem('lang', 'EN')`)
  await back(visitor)
  await visitor.until('the other tab’s theme', `document.documentElement.dataset.theme === 'light'`)
  await visitor.until('its language', `document.documentElement.lang === 'en'`)
  const paid = String(Math.floor(await balanceOf(visitor, token)))
  await visitor.until('the new balance', `${balance}.replace(/\\D/g, '').includes('${paid}')`)
  if (String(before).replace(/\D/g, '').includes(paid)) throw new Error(`the balance was ${paid} before`)
  await visitor.look('the page again')
  await away(visitor, '0')
  const headers = { authorization: `Bearer ${token}`, 'x-merchant-code': merchant }
  const left = await fetch(`http://localhost:${server.port}${logout.path}`, { method: logout.method, headers })
  if (!left.ok) throw new Error(`the session could not be ended: ${left.status}`)
  await back(visitor)
  await visitor.until('the end of the session', `!sessionStorage.getItem('token')`)
  await visitor.see({ role: 'button', name: 'Log in' })
}
