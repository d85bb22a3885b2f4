import { around, bar, box, circle, half, line, type Motif, shape, slice, times, turned } from '../parts/shapes.ts'

const seven = (x: number, y: number) => `M${x} ${y}h80v22l-38 128h-34l34-116h-42Z`

export const fortune = {
  rocket: ({ ground, main, accent }) =>
    shape('M100 148L54 214h46ZM200 148l46 66h-46Z', accent) +
    shape('M150 22c44 40 56 84 56 126l-16 70h-80l-16-70c0-42 12-86 56-126Z', main) +
    circle([150, 116], 27, ground) +
    circle([150, 116], 14, accent) +
    shape('M120 230h60l-30 54Z', accent),
  'playing-cards': ({ ground, main, accent }) =>
    turned(-14, [150, 150], box([52, 66], [120, 168], accent)) +
    turned(10, [150, 150], box([126, 62], [124, 176], main)) +
    turned(
      10,
      [150, 150],
      shape('M188 108l34 42-34 42-34-42Z', accent) + circle([144, 82], 7, ground) + circle([232, 218], 7, ground),
    ),
  'mahjong-tiles': ({ ground, main, accent }) =>
    times(3, (column) =>
      times(2, (row) => box([30 + column * 84, 36 + row * 118], [72, 106], (column + row) % 2 ? accent : main)),
    ) +
    circle([66, 88], 21, ground) +
    circle([66, 88], 9, accent) +
    times(3, (mark) => box([140 + mark * 0, 50 + mark * 28], [20, 16], ground)) +
    shape('M234 52l24 37-24 37-24-37Z', ground) +
    times(2, (mark) => box([56, 172 + mark * 40], [20, 22], ground)) +
    circle([150, 188], 14, ground) +
    circle([150, 226], 14, ground) +
    shape(half([234, 222], 26, 0), ground),
  'dice-pair': ({ ground, main, accent }) =>
    turned(
      -12,
      [110, 120],
      box([44, 50], [132, 132], main) +
        circle([78, 84], 13, ground) +
        circle([110, 116], 13, ground) +
        circle([142, 148], 13, ground),
    ) +
    turned(
      14,
      [200, 200],
      box([142, 148], [112, 112], accent) +
        circle([170, 176], 11, ground) +
        circle([226, 176], 11, ground) +
        circle([170, 232], 11, ground) +
        circle([226, 232], 11, ground),
    ),
  'fruit-cluster': ({ main, accent }) =>
    line('M98 188C104 110 140 60 196 52M206 196C214 130 206 84 178 54', main, 9) +
    shape('M178 54c22-34 66-36 84-20-14 30-52 40-84 20Z', main) +
    circle([94, 206], 60, accent) +
    circle([208, 212], 58, main),
  'candy-planet': ({ ground, main, accent }) =>
    circle([150, 150], 92, main) +
    shape(
      'M62 124h176a92 92 0 0 1 4 30H58a92 92 0 0 1 4-30ZM70 196h160a92 92 0 0 1-20 24H90a92 92 0 0 1-20-24Z',
      accent,
    ) +
    `<ellipse cx="150" cy="150" rx="142" ry="34" fill="none" stroke="${accent}" stroke-width="14" transform="rotate(-18 150 150)"/>` +
    circle([244, 48], 15, main) +
    circle([50, 250], 10, ground),
  'faceted-gem': ({ ground, main, accent }) =>
    shape('M150 30l120 88-46 142H76L30 118Z', main) +
    shape('M150 30v126L30 118ZM150 156L76 260h148Z', accent) +
    line('M150 30v126L30 118M150 156l120-38M150 156L76 260M150 156l74 104', ground, 5),
  'lottery-drum': ({ ground, main, accent }) =>
    circle([150, 136], 106, main) +
    circle([150, 136], 82, ground) +
    circle([110, 166], 26, accent) +
    circle([166, 180], 26, main) +
    circle([140, 112], 26, main) +
    circle([192, 122], 26, accent) +
    shape('M92 236h116l28 48H64Z', main),
  'prize-wheel': ({ ground, main, accent }) =>
    circle([150, 162], 120, main) +
    times(6, (sector) => shape(slice([150, 162], 108, [sector * 60, sector * 60 + 30]), sector % 3 ? ground : accent)) +
    circle([150, 162], 30, ground) +
    circle([150, 162], 13, accent) +
    shape('M150 74l-26-50h52Z', accent),
  'sugar-garden': ({ ground, main, accent }) =>
    bar([92, 130], [92, 272], { ink: main, width: 12 }) +
    bar([206, 170], [206, 272], { ink: main, width: 12 }) +
    circle([92, 104], 66, accent) +
    circle([92, 104], 42, ground) +
    circle([92, 104], 22, accent) +
    circle([206, 168], 50, main) +
    circle([206, 168], 30, ground) +
    circle([206, 168], 14, main) +
    box([0, 268], [300, 32], main),
  'lottery-ticket': ({ ground, main, accent }) =>
    turned(
      -10,
      [150, 150],
      shape('M24 80h252v44a26 26 0 0 0 0 52v44H24v-44a26 26 0 0 0 0-52Z', main) +
        times(5, (hole) => box([196, 90 + hole * 26], [8, 14], ground)) +
        shape('M110 104l14 32 34 4-25 23 7 34-30-18-30 18 7-34-25-23 34-4Z', accent),
    ),
  'golden-crown': ({ ground, main, accent }) =>
    shape('M44 220V96l58 52 48-92 48 92 58-52v124Z', main) +
    circle([44, 84], 17, accent) +
    circle([150, 42], 19, accent) +
    circle([256, 84], 17, accent) +
    box([44, 232], [212, 26], accent) +
    circle([150, 184], 17, ground),
  'poker-chips': ({ ground, main, accent }) =>
    circle([150, 150], 126, main) +
    times(8, (mark) => shape(slice([150, 150], 126, [mark * 45 - 11, mark * 45 + 11]), accent)) +
    circle([150, 150], 88, ground) +
    circle([150, 150], 74, main) +
    shape('M150 92l42 58-42 58-42-58Z', accent),
  'lottery-balls': ({ ground, main, accent }) =>
    times(9, (ball) => {
      const [x, y] = [60 + (ball % 3) * 90, 60 + Math.floor(ball / 3) * 90]
      return (
        circle([x, y], 39, ball === 4 ? accent : main) +
        (ball % 2 === 0 ? circle([x, y], 15, ground) : box([x - 6, y - 18], [12, 36], ground))
      )
    }),
  'triple-seven': ({ main, accent }) =>
    shape(seven(16, 74), main) + shape(seven(112, 74), accent) + shape(seven(208, 74), main),
  'treasure-chest': ({ ground, main, accent }) =>
    shape('M40 138a110 96 0 0 1 220 0Z', main) +
    box([40, 150], [220, 108], main) +
    box([76, 60], [22, 198], accent) +
    box([202, 60], [22, 198], accent) +
    box([40, 138], [220, 12], ground) +
    circle([150, 156], 28, accent) +
    box([144, 152], [12, 26], ground),
  'pirate-ship': ({ main, accent }) =>
    shape('M142 36v156H52Z', main) + shape('M156 70v122h78Z', accent) + shape('M26 208h248l-32 60H62Z', main),
  'great-wave': ({ main, accent }) =>
    times(4, (ring) =>
      line(`M${18 + ring * 26} 300a${138 - ring * 26} ${138 - ring * 26} 0 0 1 ${276 - ring * 52} 0`, main, 14),
    ) +
    shape(half([156, 300], 34, 0), main) +
    circle([226, 78], 44, accent),
  'maracas-chili': ({ ground, main, accent }) =>
    bar([104, 170], [54, 268], { ink: main, width: 18 }) +
    bar([196, 170], [246, 268], { ink: main, width: 18 }) +
    circle([112, 106], 62, main) +
    circle([188, 106], 62, accent) +
    shape(`M${around([112, 106], 62, 250)}L${around([112, 106], 62, 70)}`, main) +
    line('M60 116l26-24 26 24 26-24 24 22', ground, 9) +
    line('M140 116l22-22 26 24 26-24 24 22', ground, 9),
} as const satisfies Record<string, Motif>
