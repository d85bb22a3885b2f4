import { html, type Markup } from '#cli/lib/html.ts'

/** Brands of others: no language has another name for them. */
const contactNames = { telegram: 'Telegram', whatsapp: 'WhatsApp', facebook: 'Facebook', zalo: 'Zalo', line: 'LINE' }

export type Contacts = Readonly<Partial<Record<keyof typeof contactNames, string | undefined>>>

/** Where a tenant can be asked, for pages that run no script. */
export function contactLinks(contacts: Contacts): Markup[] {
  return Object.entries(contactNames).flatMap(([key, name]) => {
    const href = contacts[key as keyof typeof contactNames]
    return href === undefined ? [] : [html`<a href="${href}" dir="ltr">${name}</a> `]
  })
}
