import type { Region } from '../artwork/dealers/look.ts'

const countries: Readonly<Partial<Record<Region, string>>> = {
  south: 'BD IN PK NP LK',
  gulf: 'AE SA QA KW BH OM JO EG MA',
  japan: 'JP',
  mekong: 'TH LA KH MM',
  viet: 'VN',
}

const regionOfCountry = new Map(
  Object.entries(countries).flatMap(([region, list]) => list.split(' ').map((country) => [country, region])),
)

/** How the dealers of a country dress; as in any casino where nothing is known of it ("ZZ"). */
export function regionOf(country: string): string {
  return regionOfCountry.get(country) ?? 'world'
}
