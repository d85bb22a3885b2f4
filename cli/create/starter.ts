import { notFilledIn } from '#cli/tenant/rules/placeholders.ts'

/** The brand's colour until there is one. */
export const starterColour = '#2f6feb'

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
  "brand": { "logo": "assets/logo.svg", "favicon": "assets/favicon.svg", "colour": "${starterColour}" },
  "licence": { "holder": "${notFilledIn}", "number": "${notFilledIn}", "regulator": "${notFilledIn}" }
}
`
