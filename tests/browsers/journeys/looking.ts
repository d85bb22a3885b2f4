import type { Visitor } from '../visitor.ts'

/** What a visitor looks at without an account. */

const tile = { role: 'article', within: 'main' }

export async function home(visitor: Visitor): Promise<void> {
  await visitor.open('/')
  await visitor.see(tile)
  const { tag, dir } = visitor.language
  await visitor.until(
    `the page in ${tag}`,
    `document.documentElement.lang === '${tag}' && document.documentElement.dir === '${dir}'`,
  )
  await visitor.lookDown('home')
  await visitor.see({ role: 'contentinfo' })
}

export async function language(visitor: Visitor): Promise<void> {
  await visitor.open('/promotions')
  await visitor.see({ role: 'heading', within: 'main' })
  await visitor.look('promotions')
  if (visitor.isOnPhone) await visitor.click(visitor.button('menu.open'))
  await visitor.choose({ role: 'combobox', name: visitor.say('language.label') }, { value: 'EN' })
  const isEnglish = `document.documentElement.lang === 'en' && document.documentElement.dir === 'ltr'`
  await visitor.until('the page in English', isEnglish)
  await visitor.see({ role: 'combobox', name: 'Language' })
  await visitor.look('in English')
  await visitor.reload()
  await visitor.until('the page in English after a reload', isEnglish)
  await visitor.see({ role: 'button', name: 'Log in' })
  await visitor.look('in English after a reload')
}

export async function theme(visitor: Visitor): Promise<void> {
  await visitor.open('/promotions')
  await visitor.see({ role: 'heading', within: 'main' })
  const colour = 'getComputedStyle(document.body).backgroundColor'
  const dark = await visitor.page.run(colour)
  if (visitor.isOnPhone) await visitor.click(visitor.button('menu.open'))
  await visitor.click(visitor.button('theme.toLight'))
  await visitor.see(visitor.button('theme.toDark'))
  await visitor.look('in the light theme')
  await visitor.until('another colour', `${colour} !== '${dark}'`)
  await visitor.reload()
  await visitor.until('the light theme after a reload', `document.documentElement.dataset.theme === 'light'`)
  await visitor.until('its colours', `${colour} !== '${dark}'`)
}

export async function search(visitor: Visitor): Promise<void> {
  await visitor.open('/rng')
  await visitor.see(tile)
  await visitor.page.type('/')
  const field = { role: 'combobox', name: visitor.say('games:search.label') }
  await visitor.see(field)
  await visitor.page.type('koi')
  await visitor.see({ role: 'option' })
  await visitor.look('the answers')
  await visitor.press('Enter')
  await visitor.until('the address of the search', `location.search === '?q=koi'`)
  await visitor.see(tile, ({ text }) => /koi/i.test(text))
  await visitor.look('the results')
}

export async function list(visitor: Visitor): Promise<void> {
  await visitor.open('/rng')
  await visitor.see(tile)
  const topOf = () => visitor.page.run(`document.querySelector('main article')?.textContent`)
  const first = await topOf()
  await visitor.lookDown('the list', 4)
  await visitor.goto(`${visitor.place.siteOf(visitor.place.merchant)}/rng?sort=name`)
  await visitor.see(tile, ({ text }) => text !== first)
  await visitor.look('the list by name')
}
