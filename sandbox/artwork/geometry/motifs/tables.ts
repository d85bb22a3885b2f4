import { box, circle, half, line, type Motif, shape, slice, times, turned } from '../parts/shapes.ts'

const spade = 'M150 40c22 52 92 82 92 138a46 46 0 0 1-74 38l20 50h-76l20-50a46 46 0 0 1-74-38c0-56 70-86 92-138Z'

/** What is played live or bet on: one sign each. */
export const tables = {
  'roulette-host': ({ ground, main, accent }) =>
    circle([150, 150], 124, main) +
    circle([150, 150], 70, ground) +
    circle([150, 150], 30, main) +
    circle([150, 52], 22, accent),
  'baccarat-host': ({ main, accent }) =>
    turned(-8, [150, 150], box([48, 70], [108, 160], main)) + turned(6, [150, 150], box([136, 62], [116, 168], accent)),
  'blackjack-close': ({ main }) => shape(spade, main),
  'sic-bo-dome': ({ ground, main, accent }) =>
    box([48, 48], [204, 204], main) +
    circle([104, 104], 24, ground) +
    circle([150, 150], 24, accent) +
    circle([196, 196], 24, ground),
  'dragon-tiger': ({ main, accent }) =>
    shape(half([150, 150], 120, 270), accent) + shape(half([150, 150], 120, 90), main),
  'carnival-wheel': ({ main, accent }) =>
    times(8, (sector) => shape(slice([150, 150], 128, [sector * 45, sector * 45 + 24]), sector === 0 ? accent : main)) +
    circle([150, 150], 26, main),
  basketball: ({ ground, main, accent }) =>
    circle([150, 150], 120, accent) +
    line('M150 30v240M30 150h240M62 66a120 120 0 0 1 0 168M238 66a120 120 0 0 0 0 168', ground, 9) +
    circle([150, 150], 14, main),
  'boxing-ring': ({ main, accent }) =>
    box([40, 60], [20, 200], main) +
    box([240, 60], [20, 200], main) +
    times(3, (rope) => box([40, 84 + rope * 52], [220, 16], rope === 1 ? accent : main)),
  cricket: ({ main, accent }) =>
    times(3, (stump) => box([76 + stump * 40, 66], [18, 204], main)) +
    box([66, 44], [118, 16], accent) +
    circle([232, 208], 36, accent),
  'crystal-shrine': ({ main, accent }) =>
    shape('M150 22l66 92-66 92-66-92Z', accent) + shape('M60 216h180v24H60ZM84 248h132v30H84Z', main),
  football: ({ ground, main, accent }) =>
    circle([150, 150], 122, main) +
    shape('M150 98l50 36-19 59h-62l-19-59Z', accent) +
    line('M150 98V30M200 134l66-20M181 193l40 56M119 193l-40 56M100 134l-66-20', ground, 9),
  'helmet-soldier': ({ ground, main, accent }) =>
    shape('M46 190a104 118 0 0 1 208 0v60H46Z', main) +
    box([86, 150], [128, 44], accent) +
    box([142, 150], [16, 44], ground),
  'horse-racing': ({ ground, main, accent }) =>
    line('M60 268V130a90 90 0 0 1 180 0v138', main, 44) +
    times(3, (nail) => circle([60, 150 + nail * 44], 8, ground) + circle([240, 150 + nail * 44], 8, ground)) +
    circle([150, 40], 9, accent),
  'mech-arena': ({ ground, main, accent }) =>
    box([92, 40], [116, 86], main) +
    box([62, 138], [176, 100], main) +
    box([116, 68], [68, 26], accent) +
    box([26, 138], [26, 120], accent) +
    box([248, 138], [26, 120], accent) +
    circle([150, 188], 24, ground),
  'night-circuit': ({ main, accent }) =>
    times(4, (row) =>
      times(4, (column) => ((row + column) % 2 ? '' : box([54 + column * 48, 40 + row * 48], [48, 48], main))),
    ) + box([46, 40], [12, 236], accent),
  'rooster-arena': ({ ground, main, accent }) =>
    circle([110, 86], 26, accent) +
    circle([150, 66], 30, accent) +
    circle([190, 86], 26, accent) +
    circle([150, 160], 86, main) +
    shape('M150 150l34 26-34 40-34-40Z', accent) +
    circle([112, 140], 11, ground) +
    circle([188, 140], 11, ground),
  'rooster-duel': ({ main, accent }) =>
    shape(half([96, 160], 86, 270), main) +
    shape(half([204, 160], 86, 90), accent) +
    shape('M104 130l36 20-36 20Z', main) +
    shape('M196 130l-36 20 36 20Z', accent),
  tennis: ({ ground, main, accent }) =>
    turned(
      24,
      [150, 150],
      `<ellipse cx="150" cy="112" rx="76" ry="92" fill="${main}"/>` +
        box([138, 200], [24, 90], main) +
        times(3, (wire) => box([110 + wire * 36, 28], [8, 168], ground)),
    ) + circle([240, 232], 30, accent),
} as const satisfies Record<string, Motif>
