import { notFilledIn } from '#cli/tenant/rules/placeholders.ts'

/** The tenant.json of a tenant that starts from nothing: one language, slots and live games, both themes. */
export const starterTenant = `{
  "$schema": "../../docs/tenant.schema.json",
  "merchantCode": "",
  "name": "",
  "domains": [],
  "gateway": { "baseUrl": "", "relayPrefix": "/relay", "imageHosts": [], "launchHosts": [] },
  "languages": { "default": "EN", "supported": ["EN"] },
  "currency": "USD",
  "timeZone": "UTC",
  "minimumAge": { "default": 18 },
  "switches": { "USERNAMEREG3": true },
  "categories": ["rng", "live"],
  "features": { "jackpot": "live", "winnerBoard": true },
  "themes": { "default": "dark", "available": ["dark", "light"] },
  "brand": { "logo": "assets/logo.svg", "favicon": "assets/favicon.svg", "colour": "#2f6feb" },
  "licence": { "holder": "${notFilledIn}", "number": "${notFilledIn}", "regulator": "${notFilledIn}" }
}
`

const attribute = (text: string) => text.replace(/[&<"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** A plain mark to start with: a rounded square with a rising bar, in the brand's colour. */
export function starterLogo(colour: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${attribute(colour)}"/>` +
    `<path d="M18 46V30h8v16zm10 0V18h8v28zm10 0V24h8v22z" fill="#fff"/></svg>\n`
  )
}
