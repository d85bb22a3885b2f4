import { around, bar, box, circle, half, lens, line, type Motif, shape, slice, times, turned } from '../parts/shapes.ts'

export const tales = {
  'magic-lamp': ({ ground, main, accent }) =>
    shape('M62 150h176l56-46c0 70-44 106-94 112l26 48H94l26-48c-40-6-58-34-58-66Z', main) +
    shape(half([150, 150], 52, 0), accent) +
    circle([150, 84], 14, accent) +
    line('M66 158c-54-4-54 44 10 44', main, 14) +
    circle([150, 190], 12, ground),
  'lantern-string': ({ ground, main, accent }) =>
    bar([76, 0], [76, 60], { ink: main, width: 5 }) +
    bar([150, 0], [150, 112], { ink: main, width: 5 }) +
    bar([224, 0], [224, 60], { ink: main, width: 5 }) +
    bar([76, 92], [76, 128], { ink: main, width: 58 }) +
    bar([150, 144], [150, 180], { ink: accent, width: 58 }) +
    bar([224, 92], [224, 128], { ink: main, width: 58 }) +
    box([0, 244], [300, 56], main) +
    box([124, 258], [52, 7], ground) +
    box([134, 274], [32, 7], ground),
  'pyramids-sun': ({ main, accent }) =>
    shape(half([150, 126], 78, 0), accent) +
    shape('M150 126L36 262h150Z', main) +
    shape('M150 126l114 136h-64Z', main) +
    shape('M156 136l104 126h-58Z', accent),
  'samurai-helmet': ({ ground, main, accent }) =>
    line('M78 44a92 92 0 0 0 144 0', accent, 26) +
    shape('M50 178a100 100 0 0 1 200 0Z', main) +
    shape('M50 190h200l36 70h-64l-20-36H98l-20 36H14Z', main) +
    circle([150, 112], 20, accent) +
    times(3, (rib) => box([98 + rib * 48, 140], [8, 38], ground)),
  pinata: ({ ground, main, accent }) =>
    times(8, (point) =>
      shape(
        `M${around([150, 150], 138, point * 45)}L${around([150, 150], 62, point * 45 - 24)}L${around([150, 150], 62, point * 45 + 24)}Z`,
        point % 2 ? main : accent,
      ),
    ) +
    circle([150, 150], 62, main) +
    circle([150, 150], 38, ground) +
    circle([150, 150], 20, accent),
  'storm-hammer': ({ main, accent }) =>
    turned(
      -24,
      [150, 150],
      box([56, 44], [188, 92], main) + box([132, 136], [36, 140], accent) + box([56, 44], [30, 92], accent),
    ) + shape('M250 150l-36 62h26l-18 62 58-82h-28l24-42Z', main),
  'dragon-eye': ({ ground, main, accent }) =>
    shape(lens([14, 150], [286, 150], 152), main) +
    circle([150, 150], 74, accent) +
    shape(lens([150, 84], [150, 216], 96), ground) +
    shape('M14 96a220 220 0 0 1 272 0 220 220 0 0 0-272 0Z', main),
  'pharaoh-mask': ({ ground, main, accent }) =>
    shape('M92 36h116l58 226h-60V120H94v142H34Z', main) +
    times(4, (stripe) =>
      shape(`M${76 - stripe * 11} ${98 + stripe * 43}h${24 + stripe * 6}v20H${71 - stripe * 11}Z`, accent),
    ) +
    times(4, (stripe) =>
      shape(`M${224 + stripe * 11} ${98 + stripe * 43}h-${24 + stripe * 6}v20h${29 + stripe * 6}Z`, accent),
    ) +
    shape('M100 70h100v110a50 50 0 0 1-100 0Z', accent) +
    circle([128, 130], 10, ground) +
    circle([172, 130], 10, ground) +
    box([140, 212], [20, 56], accent),
  'lotus-bloom': ({ main, accent }) =>
    times(5, (petal) =>
      turned(-72 + petal * 36, [150, 214], shape(lens([150, 214], [150, 62], 92), petal % 2 ? accent : main)),
    ) +
    box([30, 232], [240, 14], main) +
    box([70, 256], [160, 12], accent),
  'bronze-drum': ({ ground, main, accent }) =>
    circle([150, 150], 132, main) +
    circle([150, 150], 112, ground) +
    circle([150, 150], 98, main) +
    circle([150, 150], 66, ground) +
    times(10, (ray) =>
      shape(
        `M${around([150, 150], 60, ray * 36)}L${around([150, 150], 22, ray * 36 - 18)}L${around([150, 150], 22, ray * 36 + 18)}Z`,
        accent,
      ),
    ) +
    circle([150, 150], 20, accent),
  'palm-caravan': ({ main, accent }) =>
    circle([220, 92], 48, accent) +
    shape('M104 110h18l16 154h-40Z', main) +
    shape(`${half([62, 106], 50, 330)}${half([164, 106], 50, 30)}`, main) +
    shape(half([112, 70], 38, 350), main) +
    shape('M0 300c60-70 120-70 180-22 40-26 80-26 120 0v22Z', accent),
  'viking-shield': ({ ground, main, accent }) =>
    circle([150, 150], 126, main) +
    shape(`${slice([150, 150], 110, [0, 90])}${slice([150, 150], 110, [180, 270])}`, accent) +
    shape(`${slice([150, 150], 110, [90, 180])}${slice([150, 150], 110, [270, 360])}`, ground) +
    circle([150, 150], 40, main) +
    circle([150, 150], 18, accent),
  'fox-mask': ({ ground, main, accent }) =>
    shape('M34 30l78 64h76l78-64v108L150 274 34 138Z', main) +
    shape('M56 64l40 34-40 30ZM244 64l-40 34 40 30Z', accent) +
    shape(lens([84, 158], [128, 176], 30), ground) +
    shape(lens([172, 176], [216, 158], 30), ground) +
    shape('M150 274l-24-34h48Z', accent) +
    circle([150, 124], 15, accent),
  daruma: ({ ground, main, accent }) =>
    circle([150, 152], 124, accent) +
    shape('M72 130a78 66 0 0 1 156 0 78 78 0 0 1-156 0Z', ground) +
    line('M92 104a34 30 0 0 1 46 6M208 104a34 30 0 0 0-46 6', main, 11) +
    circle([116, 142], 16, main) +
    circle([184, 142], 16, main) +
    line('M124 186h52', main, 9) +
    line('M96 236a80 60 0 0 0 108 0', main, 11),
  'jester-mask': ({ ground, main, accent }) =>
    shape('M60 142L24 44l84 40 42-62v120Z', main) +
    shape('M240 142l36-98-84 40-42-62v120Z', accent) +
    circle([24, 44], 17, accent) +
    circle([150, 24], 17, main) +
    circle([276, 44], 17, main) +
    shape('M70 154h160v22a80 92 0 0 1-160 0Z', main) +
    shape('M150 154h80v22a80 92 0 0 1-80 92Z', accent) +
    circle([118, 188], 12, ground) +
    circle([182, 188], 12, ground) +
    shape(half([150, 222], 30, 180), ground),
  dragon: ({ ground, main, accent }) =>
    line('M20 232a43 43 0 0 1 86 0 43 43 0 0 0 86 0V128', main, 42) +
    shape('M140 30h74l66 52-22 54h-118Z', main) +
    shape('M140 30l-30-24 66 8ZM192 30l10-30 22 38Z', accent) +
    circle([206, 76], 12, ground) +
    shape('M176 136l12 22 14-22ZM212 136l10 20 12-20Z', accent) +
    circle([63, 184], 12, accent),
} as const satisfies Record<string, Motif>
