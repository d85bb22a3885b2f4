/** The feature of each hero that a close-up shows, in its box of 240, and how many times as large as drawn. */
const focuses: Readonly<Record<string, readonly [x: number, y: number, scale: number]>> = Object.fromEntries(
  `angler-fish 74 100 2.1, bronze-drum 120 120 2.2, bull 96 104 2.8, butterfly 84 84 2.1, candy-planet 116 100 1.9, clown-fish 92 72 2.2,
  crab 120 112 1.9, daruma 120 96 2, dice-pair 90 130 1.9, dragon-eye 120 118 1.9, dragon 64 84 2.4, elephant 92 110 2.7, faceted-gem 108 108 1.9,
  falcon 124 60 2.6, fox-mask 96 108 2.1, fruit-cluster 104 118 1.9, golden-crown 120 128 1.9, golden-fish 66 118 2.1, great-wave 120 90 1.9,
  horse 112 80 2.7, jade-rabbit 120 112 2.1, jester-mask 110 118 2.1, koi-pair 128 74 2.1, lantern-string 120 126 2, lion 96 116 2.9,
  lotus-bloom 120 146 2, magic-lamp 118 140 1.9, mahjong-tiles 112 146 2, maracas-chili 126 116 1.9, monkey 120 84 2.1, octopus 118 84 2.1,
  owl 92 88 3, palm-caravan 108 132 2, panda 96 96 2.8, peacock 120 104 2.7, pharaoh-mask 98 106 3, phoenix 122 92 2.3, pinata 170 76 2.1,
  pirate-ship 130 110 1.9, playing-cards 140 110 1.9, poker-chips 142 150 1.9, prize-wheel 120 96 2, pyramids-sun 122 112 1.8, rocket 140 96 2,
  rooster 136 84 2.1, samurai-helmet 106 140 2.6, scarab 120 116 1.9, sea-turtle 130 104 1.9, shark 92 108 2, snake-coil 120 84 2.3,
  storm-hammer 110 96 1.9, sugar-garden 120 84 2, tiger 84 124 3.3, treasure-chest 122 132 1.9, triple-seven 122 104 1.9, viking-shield 120 120 2, wolf 92 128 3`
    .split(/,\s+/)
    .map((line) => line.split(' '))
    .map(([id = '', x, y, scale]) => [id, [Number(x), Number(y), Number(scale)] as const]),
)

export function focusOf(id: string): readonly [x: number, y: number, scale: number] {
  return focuses[id] ?? [120, 116, 2]
}
