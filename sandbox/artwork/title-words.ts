/** A list of words, as it is written in a text. */
function words(text: string): readonly [string, ...string[]] {
  const [first = '', ...rest] = text.trim().split(/,\s+/)
  return [first, ...rest]
}

/** Places and things a game is named after, set behind a hero's word: "Wolf Ridge", "Scarab Vault". */
export const titleNouns = words(`
  Ridge, Vault, Throne, Parade, Festival, Royale, Drift, Night, Bay, Prize, Hunter, Treasure, Trail, Riches, Legend,
  Empire, Kingdom, Storm, Dynasty, Mirage, Crossing, Harbour, Express, Carnival, Lagoon, Garden, Spins, Dance, March,
  Watch, Valley, Canyon, Summit, Harvest, Voyage, Odyssey, Palace, Citadel, Gate, Lantern, Mosaic, Jubilee, Serenade,
  Reverie, Twilight, Eclipse, Horizon, Frontier, Expedition, Caravan, Chase, Duel, Arena, Champion, Trophy, Medal,
  Banner, Legacy, Heirloom, Cascade, Rapids, Falls, Springs, Tide, Reef, Island, Shore, Cove, Isle, Peak, Cliff,
  Hollow, Grove, Meadow, Orchard, Thicket, Glade, Woods, Oasis, Dunes, Desert, Bazaar, Market, Emporium, Workshop,
  Foundry, Forge, Mine, Chest, Cache, Hoard, Bounty, Ransom, Reward, Riddle, Secret, Tale, Saga, Fable, Ballad, Tango,
  Waltz, Rhapsody, Encore, Spectacle, Circus, Theatre, Marquee, Boulevard, Avenue, Outpost, Camp, Lodge, Manor,
  Mansion, Tower, Keep, Rampart, Bastion, Bridge, Passage, Labyrinth, Maze, Compass, Atlas, Meridian, Orbit, Comet,
  Nebula, Aurora, Dawn, Sunrise, Sunset, Midnight, Solstice, Season, Summer, Winter, Breeze, Gale, Thunder, Monsoon,
  Cyclone, Ember, Blaze, Inferno, Spark, Glow, Shimmer, Prism, Crystal, Crest, Scroll, Charm, Talisman, Relic, Dream,
  Vision, Echo, Whisper, Rally, Derby, Sprint, Regatta, Gambit, Reels, Fever, Frenzy, Gala, Soiree, Banquet, Feast,
  Tavern, Saloon, Roundup, Stampede, Safari, Wilds, Pack, Den, Nest, Lair, Crown
`)

/** Words of a hero that only stand before a noun: no "Velvet Lucky", no "Vault of the Juicy". */
export const leadingWords: ReadonlySet<string> = new Set(
  words(`
  Abyss, Ancient, Arabian, Blazing, Bronze, Cosmic, Crimson, Deep, Desert, Golden, Great White, Iron, Juicy, Kabuto,
  Lucky, Midnight, Night, Northern, Paper, Regal, Royal, Sweet, Triple, Wise, Wonders, Northmen, Sevens, Sands,
  Mischief, Ember, Savanna
`),
)

/** Words of a hero no title takes: other people's titles, or faith and burial. */
export const avoidedWords: ReadonlySet<string> = new Set(
  words(`
  Jaws, Craps, Joker, Mega, Valhalla, Tomb, Rebirth
`),
)

/** The nouns that suit any hero: the first titles of the catalogue, its home page, are made with these. */
export const favouriteNouns = words(`
  Ridge, Vault, Throne, Parade, Festival, Royale, Night, Treasure, Trail, Riches, Legend, Empire, Kingdom, Dynasty,
  Carnival, Odyssey, Palace, Eclipse, Legacy, Bounty, Saga, Crown, Voyage, Storm
`)

/** How a hero's word is coloured or set: "Velvet Owl", "Northern Bull". */
export const titleAdjectives = words(`
  Amber, Ivory, Saffron, Velvet, Gilded, Moonlit, Hidden, Silent, Roaming, Painted, Copper, Crimson, Northern,
  Southern, Eastern, Western, Wandering, Bronze, Scarlet, Emerald, Cobalt, Indigo, Violet, Azure, Coral, Opal, Onyx,
  Obsidian, Marble, Silken, Sunlit, Starlit, Twilight, Midnight, Dawn, Dusty, Misty, Stormy, Frosted, Frozen, Blazing,
  Burning, Glowing, Gleaming, Radiant, Dazzling, Brilliant, Noble, Gallant, Bold, Brave, Daring, Fearless, Mighty,
  Grand, Majestic, Imperial, Regal, Ancient, Forgotten, Buried, Lost, Secret, Enchanted, Charmed, Dreaming, Sleeping,
  Rising, Falling, Flying, Dancing, Laughing, Jolly, Merry, Happy, Sunny, Swift, Rapid, Roaring, Thundering, Rumbling,
  Whirling, Spinning, Double, Triple, Endless, Boundless, Distant, Highland, Island, River, Harbour, Mountain, Valley,
  Jungle, Desert, Arctic, Tropic, Coastal, Autumn, Winter, Summer, Spring, Festival, Carnival, Neon, Electric, Cosmic,
  Lunar, Solar, Stellar, Clever, Curious, Cheeky
`)

/** Invented or general places: "Sun of Amarna" needs somewhere to be of. */
export const titlePlaces = words(`
  Avalore, Belmora, Carrow, Dunmere, Eastwind, Fernhollow, Glimmer, Halcyra, Isolde Bay, Jadewater, Kestrel, Lowmoor,
  Marisol, Nightfall, Oakhaven, Pearlsea, Quillon, Ravenna, Summerlea, Tamarind, Umbria, Valmere, Wonder, Yarrow,
  Zephyra, Amaranth, Cinnabar, Plenty, Splendour, Marvels
`)

/** Titles and names of known games and houses that the words above could meet by chance. */
export const takenTitles: ReadonlySet<string> = new Set(
  words(`
  wolf run, wolf moon, wolf gold, tiger treasure, lion dance, lion festival, panda palace, royal panda, dragon dance,
  dragon palace, dragon kingdom, dragon throne, dragon spins, buffalo trail, buffalo stampede, phoenix reels,
  diamond mine, gem forge, fruit carnival, candy kingdom, candy island, sugar parade, crystal forest, crystal caverns,
  electric tiger, neon jungle, jungle trail, jungle wilds, pirate treasure, golden tour, crown casino, monkey island,
  koi gate, koi garden, panda garden, elephant kingdom, wild wilds, cosmic candy, turbo sevens, triple sevens,
  triple seven, blazing sevens, blazing seven, storm hammer, dolphin reef, dolphin treasure, safari express,
  polar express, treasure island, pharaoh riches, scarab riches, royal crown, imperial dragon, jade palace,
  jade garden, ocean treasure, pearl lagoon
`),
)
