import {
  around,
  bar,
  box,
  circle,
  half,
  lens,
  line,
  type Motif,
  type Point,
  shape,
  slice,
  times,
} from '../parts/shapes.ts'

const fin = ([x, y]: Point, size: number, side: 1 | -1) =>
  `M${x} ${y}L${x + side * size} ${y - size * 0.8}V${y + size * 0.8}Z`

export const animals = {
  tiger: ({ ground, main, accent }) =>
    circle([150, 150], 118, accent) +
    shape('M60 74l56 62H36ZM240 74l-56 62h80ZM150 32l26 68h-52Z', main) +
    shape('M36 168h62l-58 44ZM264 168h-62l58 44ZM52 226l58-22-26 56ZM248 226l-58-22 26 56Z', main) +
    circle([112, 160], 16, ground) +
    circle([188, 160], 16, ground) +
    shape('M150 232l-30-36h60Z', main),
  lion: ({ ground, main, accent }) =>
    times(16, (ray) =>
      shape(
        `M${around([150, 150], 130, ray * 22.5)}L${around([150, 150], 78, ray * 22.5 - 12)}L${around([150, 150], 78, ray * 22.5 + 12)}Z`,
        ray % 2 ? main : accent,
      ),
    ) +
    circle([150, 150], 80, main) +
    circle([120, 138], 11, ground) +
    circle([180, 138], 11, ground) +
    shape('M150 202l-26-34h52Z', accent),
  panda: ({ ground, main, accent }) =>
    circle([74, 84], 42, accent) +
    circle([226, 84], 42, accent) +
    circle([150, 160], 104, main) +
    shape(lens([88, 172], [136, 124], 40), accent) +
    shape(lens([164, 124], [212, 172], 40), accent) +
    circle([112, 148], 9, main) +
    circle([188, 148], 9, main) +
    shape(half([150, 200], 22, 180), ground),
  monkey: ({ ground, main, accent }) =>
    circle([50, 140], 40, main) +
    circle([250, 140], 40, main) +
    circle([50, 140], 20, accent) +
    circle([250, 140], 20, accent) +
    circle([150, 150], 108, main) +
    circle([114, 128], 42, ground) +
    circle([186, 128], 42, ground) +
    shape(half([150, 168], 74, 180), ground) +
    box([76, 140], [148, 30], ground) +
    circle([116, 132], 13, main) +
    circle([184, 132], 13, main) +
    circle([138, 176], 6, main) +
    circle([162, 176], 6, main) +
    line('M118 204a42 22 0 0 0 64 0', main, 8),
  elephant: ({ ground, main, accent }) =>
    shape(half([120, 130], 100, 270), accent) +
    shape(half([180, 130], 100, 90), accent) +
    shape('M96 60h108v90a54 54 0 0 1-30 48v42a36 36 0 0 0 36 0v34a68 68 0 0 1-84-34V198a54 54 0 0 1-30-48Z', main) +
    circle([126, 122], 9, ground) +
    circle([174, 122], 9, ground),
  falcon: ({ main, accent }) =>
    shape('M150 214L18 84l30 96 60 24ZM150 214L282 84l-30 96-60 24Z', main) +
    shape('M150 66l40 74-40 118-40-118Z', accent) +
    shape('M150 66l22 40h-44Z', main),
  horse: ({ ground, main, accent }) =>
    shape('M96 270v-96l-40 14-18-40 74-96 22-22 22 30a96 96 0 0 1 76 94v116Z', main) +
    shape('M156 60a96 96 0 0 1 76 94v116h-34V160a96 96 0 0 0-42-80Z', accent) +
    circle([122, 108], 10, ground),
  rooster: ({ ground, main, accent }) =>
    circle([126, 74], 26, accent) +
    circle([164, 58], 30, accent) +
    circle([200, 80], 24, accent) +
    circle([160, 154], 92, main) +
    shape('M76 136L24 166l60 22Z', accent) +
    shape(half([92, 216], 26, 180), accent) +
    circle([126, 134], 15, ground),
  wolf: ({ main, accent }) =>
    circle([212, 86], 44, accent) +
    shape('M0 236L74 130l52 66 66-96 108 200H0Z', main) +
    shape('M192 100l30 200h78Z', accent),
  bull: ({ ground, main, accent }) =>
    line('M42 58a58 58 0 0 0 54 74M258 58a58 58 0 0 1-54 74', accent, 30) +
    shape('M78 118h144l-24 122h-96Z', main) +
    shape(half([150, 236], 52, 180), accent) +
    circle([114, 164], 12, ground) +
    circle([186, 164], 12, ground) +
    line('M128 252a22 18 0 0 0 44 0', ground, 9),
  butterfly: ({ main, accent }) =>
    shape('M142 150V30A120 120 0 0 0 22 150ZM158 150V30a120 120 0 0 1 120 120Z', main) +
    shape('M142 158v100A100 100 0 0 1 42 158ZM158 158v100a100 100 0 0 0 100-100Z', accent) +
    circle([92, 104], 22, accent) +
    circle([208, 104], 22, accent) +
    bar([150, 46], [150, 250], { ink: main, width: 12 }),
  scarab: ({ ground, main, accent }) =>
    circle([150, 66], 34, accent) +
    shape('M142 110v160A96 96 0 0 1 54 182a72 72 0 0 1 88-72ZM158 110v160a96 96 0 0 0 88-88 72 72 0 0 0-88-72Z', main) +
    times(3, (row) => box([54, 150 + row * 36], [192, 10], ground)),
  'jade-rabbit': ({ ground, main, accent }) =>
    circle([150, 150], 124, accent) +
    bar([122, 72], [122, 140], { ink: main, width: 38 }) +
    bar([178, 72], [178, 140], { ink: main, width: 38 }) +
    circle([150, 190], 72, main) +
    circle([124, 182], 9, ground) +
    circle([176, 182], 9, ground) +
    shape('M150 218l-14-16h28Z', accent),
  owl: ({ ground, main, accent }) =>
    shape('M40 46l60 40h100l60-40v130a110 110 0 0 1-220 0Z', main) +
    circle([102, 136], 48, ground) +
    circle([198, 136], 48, ground) +
    circle([102, 136], 22, accent) +
    circle([198, 136], 22, accent) +
    shape('M150 214l-22-42h44Z', accent),
  peacock: ({ ground, main, accent }) =>
    times(9, (feather) => {
      const bearing = -88 + feather * 22
      const [x = 0, y = 0] = around([150, 226], 164, bearing).split(' ').map(Number)
      return (
        shape(`M150 226L${around([150, 226], 168, bearing - 8)}L${around([150, 226], 168, bearing + 8)}Z`, main) +
        circle([x, y], 26, feather % 2 ? accent : main) +
        circle([x, y], 10, ground)
      )
    }) + shape('M150 130a30 30 0 0 1 30 30c0 40 26 60 26 110H94c0-50 26-70 26-110a30 30 0 0 1 30-30Z', accent),
  'snake-coil': ({ main, accent }) =>
    line('M22 190a128 128 0 0 0 256-34 100 100 0 0 0-200-6 74 74 0 0 0 148 6 46 46 0 0 0-92-2', main, 26) +
    circle([150, 154], 20, accent),
  'koi-pair': ({ ground, main, accent }) =>
    shape(lens([86, 34], [86, 214], 96), accent) +
    shape('M86 206l-34 54h68Z', accent) +
    circle([86, 82], 10, ground) +
    shape(lens([206, 266], [206, 86], 96), main) +
    shape('M206 94l-34-54h68Z', main) +
    circle([206, 218], 10, ground),
  'golden-fish': ({ ground, main, accent }) =>
    shape(lens([30, 150], [216, 150], 112), main) +
    shape('M204 150l70-74v148Z', accent) +
    shape(slice([128, 96], 46, [300, 60]), accent) +
    circle([78, 138], 12, ground),
  'clown-fish': ({ ground, main, accent }) =>
    shape(lens([24, 150], [236, 150], 124), accent) +
    shape(fin([222, 150], 56, 1), accent) +
    box([88, 96], [26, 108], ground) +
    box([156, 92], [26, 116], ground) +
    circle([62, 140], 12, main),
  'angler-fish': ({ ground, main, accent }) =>
    line('M150 78c0-50 60-60 88-20', main, 9) +
    circle([240, 66], 20, accent) +
    circle([150, 170], 100, main) +
    shape('M250 142L150 196l100 42Z', ground) +
    shape('M236 152l-10 26-12-14ZM196 176l-6 22-14-10ZM232 228l-14-22-8 14Z', main) +
    circle([134, 136], 16, accent),
  shark: ({ main, accent }) =>
    shape('M84 214C96 120 150 60 226 40c-26 60-22 120 14 174Z', main) +
    times(4, (wave) => shape(half([38 + wave * 75, 214], 38, 180), wave % 2 ? main : accent)) +
    box([0, 252], [300, 48], accent),
  octopus: ({ ground, main, accent }) =>
    times(5, (leg) =>
      bar([74 + leg * 38, 170], [74 + leg * 38, 246 - (leg % 2) * 26], { ink: leg % 2 ? main : accent, width: 28 }),
    ) +
    shape('M54 176a96 96 0 0 1 192 0Z', main) +
    circle([118, 136], 16, ground) +
    circle([182, 136], 16, ground),
  crab: ({ ground, main, accent }) =>
    shape(slice([66, 92], 52, [60, 240]), accent) +
    shape(slice([234, 92], 52, [120, 300]), accent) +
    line('M66 96l48 70M234 96l-48 70', accent, 16) +
    shape(half([150, 148], 96, 180), main) +
    line('M74 214l-36 40M108 236l-20 38M226 214l36 40M192 236l20 38', main, 12) +
    circle([126, 174], 11, ground) +
    circle([174, 174], 11, ground),
  'sea-turtle': ({ ground, main, accent }) =>
    shape(half([60, 96], 46, 315), accent) +
    shape(half([240, 96], 46, 45), accent) +
    shape(half([74, 226], 34, 225), accent) +
    shape(half([226, 226], 34, 135), accent) +
    circle([150, 50], 30, accent) +
    circle([150, 166], 94, main) +
    shape('M150 104l54 31v62l-54 31-54-31v-62Z', ground) +
    shape('M150 128l33 19v38l-33 19-33-19v-38Z', main),
  phoenix: ({ main, accent }) =>
    shape(
      'M150 196A150 150 0 0 1 14 60a150 150 0 0 1 136 136ZM150 196A150 150 0 0 0 286 60a150 150 0 0 0-136 136Z',
      accent,
    ) +
    shape(
      'M150 236A130 130 0 0 1 40 136a130 130 0 0 1 110 100ZM150 236a130 130 0 0 0 110-100 130 130 0 0 0-110 100Z',
      main,
    ) +
    circle([150, 108], 26, main) +
    shape('M150 150l26 130h-52Z', accent),
} as const satisfies Record<string, Motif>
