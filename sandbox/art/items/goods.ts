import { disc, line, type Painter, path, placed, times } from './painter.ts'

/** Things that stand on a table at 0 0, each about 220 wide and 200 high. */
export type Draw = (painter: Painter) => string

/** An iron kettle with rows of small bosses, and a cup of green tea. */
export const teaSet: Draw = ({ lin, rad }) => {
  const iron = rad(['#6b7683', '#3f4954', '#1c232b'])
  const bosses = times(4, (row) =>
    times(9, (at) =>
      disc([-106 + at * 17 + (row % 2) * 8, -66 + row * 15], [2.6, 2.2], row < 2 ? '#77838f' : '#55606b'),
    ),
  )
  return `${path('M36-72L96-108L104-98L60-44Z', lin(['#5b6672', '#222a32'], 'slant'))}
${line('M-104-92C-120-190 60-196 44-100', '#39424c', 11)}${line('M-100-100C-110-180 48-184 40-108', '#717d89', 3)}
${path('M-130-46C-130-92-94-104-32-104S66-92 66-46C66-8 24 0-32 0S-130-8-130-46Z', iron)}${bosses}
${path('M-84-98C-76-112 12-112 20-98C8-90-72-90-84-98Z', lin(['#68737f', '#2b333b']))}${disc([-32, -114], [11, 9], iron)}
${path('M-110-70C-96-92-74-98-50-99C-84-88-98-70-104-44Z', '#fff', ' opacity=".16"')}
${path('M78-40H142C142-14 132 0 122 0H98C88 0 78-14 78-40Z', lin(['#fdf8ec', '#e8dcc6', '#bfae92'], 'across'))}
${disc([110, -40], [32, 9], '#efe5d0')}${disc([110, -39], [27, 7], '#9aaf3c')}${disc([104, -41], [12, 2.4], '#c3d367')}`
}

/** A brass lamp that throws its light on the table. */
export const lamp: Draw = ({ lin, rad }) => {
  const brass = lin(['#fff0bd', '#d9a441', '#7c531a'], 'across')
  return `${path('M-6-140L-104 0H64Z', lin(['#fff3b8', '#fff3b800']), ' opacity=".75"')}
${disc([40, -6], [58, 13], '#6b4712')}${disc([40, -11], [58, 13], brass)}${line('M40-14L86-112L14-178', '#8a5f20', 12)}${line('M38-16L83-112L13-176', '#f3d38a', 4)}
${disc([85, -112], [9, 9], '#8a5f20')}${disc([84, -113], [5, 5], '#ffe6a8')}
${path('M-78-118C-70-168-30-204 14-196L40-160C24-136-30-112-78-118Z', lin(['#4ea08f', '#23695f', '#0f3d3a'], 'slant'))}
${path('M-64-128C-54-162-26-186 4-190C-22-176-44-152-48-124Z', '#fff', ' opacity=".28"')}${disc([-18, -132], [22, 10], rad(['#fffdf0', '#ffe27a']))}${disc([16, -182], [13, 13], brass)}`
}

/** A paper umbrella, open and leaning. */
export const umbrella: Draw = ({ lin }) => {
  const at = (turn: number, far: number) =>
    `${(far * Math.cos(turn)).toFixed(1)} ${(far * 0.86 * Math.sin(turn)).toFixed(1)}`
  const step = Math.PI / 8
  const red = lin(['#f0503f', '#b3182a'], 'slant')
  const cloth = times(16, (n) => {
    const [from, to] = [n * step, (n + 1) * step]
    const outer = path(`M0 0L${at(from, 122)}L${at(to, 122)}Z`, n % 2 === 0 ? red : '#d52c35')
    return `${outer}${path(`M${at(from, 54)}L${at(from, 92)}L${at(to, 92)}L${at(to, 54)}Z`, n % 2 === 0 ? '#fff6ea' : '#f4e2cf')}`
  })
  const ribs = times(16, (n) => line(`M0 0L${at(n * step, 122)}`, '#7c101d', 1))
  return `${line('M40-40L84 0', '#7a4a26', 11)}${placed(`${cloth}${ribs}${disc([0, 0], [11, 9], '#2a1a1c')}${disc([-2, -2], [4, 3], '#8a6a6c')}`, [-8, -108, -18])}`
}

/** A travelling bag of leather. */
export const bag: Draw = ({ lin }) => {
  const strap = lin(['#8a5230', '#5a2f17'])
  const studs = [-58, 58].map(
    (x) =>
      `${path(`M${x - 11}-118h22V-2h-22z`, strap)}${path(`M${x - 15}-78h30v24h-30z`, '#e9cf8c')}${path(`M${x - 8}-72h16v12h-16z`, '#7a4a26')}`,
  )
  return `${line('M-56-112C-56-206 56-206 56-112', '#6a3a1e', 13)}${line('M-52-114C-52-198 52-198 52-114', '#a8693e', 4)}
${path('M-122-84C-122-114-104-124-78-124H78C104-124 122-114 122-84V-26C122-6 110 0 94 0H-94C-110 0-122-6-122-26Z', lin(['#dba266', '#b9763e', '#7e4620']))}
${path('M-122-84C-122-114-104-124-78-124H78C104-124 122-114 122-84C80-72-80-72-122-84Z', lin(['#e9b67c', '#c4844a']))}
${line('M-112-74C-70-64 70-64 112-74', '#7a4522', 2)}${studs.join('')}${path('M-26-54h52v34a6 6 0 0 1-6 6h-40a6 6 0 0 1-6-6z', '#a9683a')}${line('M-20-46h40', '#e3b27e', 2)}
${path('M-110-96C-104-112-92-116-72-117L-90-20C-106-30-112-60-110-96Z', '#fff', ' opacity=".16"')}`
}

/** A watch on its strap, in front. */
export const watch: Draw = ({ lin, rad }) => {
  const strap = lin(['#3d7f86', '#1d4c54'], 'across')
  return `${path('M-34-204H34L46-140H-46Z', strap)}${path('M-46-64H46L34 0H-34Z', strap)}
${disc([0, -102], [70, 70], lin(['#fdfdfd', '#aeb8be', '#6a757c'], 'slant'))}${disc([0, -102], [60, 60], rad(['#2b3a44', '#0c1419']))}
${times(12, (at) => placed(path('M-1.500-54h3v9h-3z', at % 3 === 0 ? '#ffd27a' : '#93a6b0'), [0, -102, at * 30]))}
${placed(path('M-3 6V-30L0-36L3-30V6Z', '#fff'), [0, -102, -52])}${placed(path('M-2 8V-42L0-48L2-42V8Z', '#fff'), [0, -102, 62])}${disc([0, -102], [5, 5], '#ff8a5c')}
${path('M-48-134C-30-160 18-164 40-146C10-150-22-146-40-112Z', '#fff', ' opacity=".14"')}${path('M68-112h12v20h-12z', '#8a959c')}`
}

/** A power bank with its cable. */
export const powerBank: Draw = ({ lin }) => `${line('M46-150C104-176 128-96 92-62S96-10 132-8', '#4b5560', 7)}
${path('M-64-164C-64-180-54-188-40-188H34C48-188 58-180 58-164V-18C58-6 50 0 38 0H-44C-56 0-64-6-64-18Z', lin(['#f7f8fa', '#cfd6de', '#8b96a3'], 'slant'))}
${path('M30-186C48-186 54-178 54-162V-20C54-8 46-2 34-2H18C34-8 36-14 36-30V-160C36-174 36-182 30-186Z', '#5d6875', ' opacity=".3"')}
${times(4, (at) => disc([-44 + at * 16, -164], [4.2, 4.2], at < 3 ? '#3fd08a' : '#aab3bd'))}
${path('M6-132L-32-76H-8L-20-34L24-92H0Z', lin(['#ffc65c', '#ef8a24']))}${path('M-56-160C-56-174-50-180-40-181L-50-20C-56-60-58-110-56-160Z', '#fff', ' opacity=".6"')}`
