/** A vendor that the gateway's catalogue knows. All names are invented. */
export interface CatalogueVendor {
  code: string
  name: string
  /** "RNG", "LIVE" …: the categories the vendor has games in, its main one first. */
  gameCategories: readonly string[]
}

const of = (gameCategories: string, ...vendors: [code: string, name: string][]): CatalogueVendor[] =>
  vendors.map(([code, name]) => ({ code, name, gameCategories: gameCategories.split(' ') }))

/** The sixty vendors of the catalogue. A tenant may name only these. */
export const catalogueVendors: readonly CatalogueVendor[] = [
  ...of('RNG', ['GRF', 'Goldreef'], ['KNA', 'Kite & Anvil'], ['PPL', 'Paperlion'], ['LMP', 'Lumen Play']),
  ...of('RNG', ['A88', 'Arcade 88'], ['POR', 'Pop Orchard'], ['SGL', 'Sandglass'], ['HNB', 'Hanabi Works']),
  ...of('RNG', ['SMA', 'Sao Mai'], ['JDR', 'Jade Reel'], ['NLT', 'Northlight'], ['IPG', 'Iron Pagoda']),
  ...of('RNG', ['PXK', 'Pixel Koi'], ['KN9', 'Kinetic 9'], ['OAK', 'Oak & Ember'], ['TDL', 'Tidal Lab']),
  ...of('RNG', ['MNW', 'Moonwright'], ['CPR', 'Copper Finch'], ['VLT', 'Volta Forge'], ['SLK', 'Silk Road Reels']),
  ...of('RNG', ['BRC', 'Brass Cicada'], ['GNT', 'Granite Peak'], ['PLM', 'Plum & Pine'], ['ECH', 'Echo Harbour']),
  ...of('RNG', ['FRN', 'Fernway'], ['STV', 'Stovepipe'], ['QRT', 'Quartzline'], ['MRG', 'Marigold']),
  ...of('RNG FISH', ['MRB', 'Marlin Bay'], ['ORC', 'Orca Works'], ['BLF', 'Bluefin']),
  ...of('FISH', ['DPL', 'Deep Lagoon'], ['CRL', 'Coral Keys']),
  ...of('LIVE', ['VVT', 'Velvet Table'], ['CRS', 'Crescent Studio'], ['PRL', 'Pearl Room'], ['GLD', 'Guildhall Live']),
  ...of('LIVE', ['AMB', 'Amber Lounge'], ['SVN', 'Seven Bridges']),
  ...of('PVP', ['LDH', 'Ludo House'], ['TBL', 'Tableland'], ['RMV', 'Rummy Verandah'], ['MJW', 'Mahjong Wharf']),
  ...of('SPORTS', ['NST', 'Northstand'], ['SDL', 'Sideline'], ['FTP', 'Full-Time Post'], ['GRS', 'Grass Court']),
  ...of('ESPORTS', ['AV', 'Arcfield'], ['IMES', 'Volt League'], ['IA', 'Iron Arena'], ['AI', 'Apex Index']),
  ...of('ESPORTS', ['TF', 'Tenfold']),
  ...of('COCKFIGHT', ['SPC', 'Spur & Comb'], ['RSA', 'Red Spur Arena']),
  ...of('LOTT ELOTT', ['TCG_LOTTO_VN', 'Lotus Draw'], ['LOTT', 'Harbour Lotto']),
  ...of('ELOTT LOTT', ['TCG_SEA', 'Sea Draw'], ['QCK', 'Quickball']),
  ...of('BGS', ['BRD', 'Board & Bell'], ['HSE', 'House Games']),
]
