export interface Showpiece {
  title: string
  hero: string
  vendor: string
  tags: string
}

const of = (list: readonly string[]): Showpiece[] =>
  list.map((line) => {
    const [title = '', hero = '', vendor = '', tags = ''] = line.split(' | ')
    return { title, hero, vendor, tags }
  })

/** The posters that are chosen by hand, and so the first games of their categories: title, hero, vendor, tags. */
export const showpieces: Readonly<Record<'RNG' | 'FISH' | 'PVP', readonly Showpiece[]>> = {
  RNG: of([
    'Tiger Royale | tiger | GRF | hot',
    'Crimson Facet | faceted-gem | LMP | new',
    'Sun of Amarna | pyramids-sun | GRF | ',
    'Wolf Ridge | wolf | KNA | ',
    'Scarab Vault | scarab | GRF | jackpot',
    'Sugar Drift | sugar-garden | POR | new',
    'Northmen | viking-shield | KNA | ',
    'Fox Festival | fox-mask | HNB | ',
    'Corsair Bay | pirate-ship | KNA | ',
    'Lantern Night | lantern-string | HNB | ',
    'Falcon’s Prize | falcon | SGL | ',
    'Lotus Drift | lotus-bloom | PPL | ',
    'Jester’s Row | jester-mask | LMP | ',
    'Mega Spin | prize-wheel | A88 | jackpot',
    'Peacock Throne | peacock | GRF | jackpot',
    'Blazing Sevens | triple-seven | A88 | hot',
    'Koi Fortune | koi-pair | PPL | ',
    'Fruit Parade | fruit-cluster | POR | ',
    'Wyrm’s Eye | dragon-eye | KNA | new',
    'Great Tide | great-wave | PPL | hot',
    'Daruma Drop | daruma | HNB | ',
    'Iron Kabuto | samurai-helmet | KNA | ',
    'Sky Rocket | rocket | A88 | ',
    'Lamp of Wonders | magic-lamp | SGL | hot',
    'Storm Hammer | storm-hammer | VLT | ',
    'Phoenix Rise | phoenix | JDR | jackpot',
    'Jade Rabbit | jade-rabbit | SMA | ',
    'Pharaoh’s Mask | pharaoh-mask | SGL | ',
    'Bronze Drum | bronze-drum | SMA | ',
    'Panda Garden | panda | JDR | new',
    'Elephant Parade | elephant | IPG | ',
    'Bull Charge | bull | BRC | hot',
    'Candy Planet | candy-planet | POR | ',
    'Golden Crown | golden-crown | GRF | jackpot',
    'Lion Court | lion | OAK | ',
    'Monkey Temple | monkey | IPG | ',
    'Owl Hour | owl | NLT | ',
    'Butterfly House | butterfly | FRN | new',
    'Wild Gallop | horse | STV | ',
    'Dragon Lantern | dragon | IPG | jackpot',
    'Cobra Coil | snake-coil | QRT | ',
    'Caravan Gold | palm-caravan | SLK | ',
    'Piñata Pop | pinata | MRG | new',
    'Chest of Tides | treasure-chest | TDL | ',
    'Chili Band | maracas-chili | MRG | hot',
    'Rooster Dawn | rooster | CPR | ',
  ]),
  FISH: of([
    'Reef Hunter | clown-fish | MRB | hot',
    'Golden Catch | golden-fish | ORC | ',
    'Kraken King | octopus | MRB | jackpot',
    'Abyss Lantern | angler-fish | ORC | new',
    'Claw Harbour | crab | BLF | ',
    'Turtle Lagoon | sea-turtle | DPL | ',
    'Shark Shoal | shark | CRL | ',
  ]),
  PVP: of([
    'Patti Durbar | playing-cards | LDH | hot',
    'Jade Tiles | mahjong-tiles | MJW | new',
    'Ludo Kings | dice-pair | LDH | ',
    'Hold’em Heights | poker-chips | TBL | ',
    'Rummy Verandah | jester-mask | RMV | ',
  ]),
}
