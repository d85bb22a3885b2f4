/** A drawing that every check lets pass. */
export const soundDrawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24H0z"/></svg>'

/** A tenant.json with what every tenant needs and no more; its drawing is `assets/logo.svg`. */
export const soundTenant = {
  merchantCode: 'acme',
  name: 'Acme',
  domains: ['acme.example'],
  languages: { default: 'EN', supported: ['EN'] },
  currency: 'USD',
  timeZone: 'UTC',
  categories: ['rng'],
  brand: { logo: 'assets/logo.svg', favicon: 'assets/logo.svg', colour: '#c8102e' },
  licence: { holder: 'A', number: '1', regulator: 'R' },
  gateway: { baseUrl: 'https://gateway.acme.example' },
}
