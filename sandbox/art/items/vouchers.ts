import type { Draw } from './goods.ts'
import { disc, line, path, placed, times } from './painter.ts'

/** A bowl of noodles with chopsticks. */
export const meal: Draw = ({ lin }) => `${line('M30-104L118-186M44-98L136-172', '#9a5a2c', 7)}
${line('M-40-140c-14-16 12-24 0-44M2-146c-14-16 12-24 0-44M42-138c-12-14 10-22 0-38', '#ffffffb0', 6)}
${path('M-108-92H108C104-34 66-4 34 0H-34C-66-4-104-34-108-92Z', lin(['#2f5f9a', '#1b3c6b', '#0e2447'], 'across'))}
${path('M-104-72C-60-56 60-56 104-72L102-62C60-46-60-46-102-62Z', '#f3e6cf', ' opacity=".85"')}${disc([0, -92], [108, 27], '#3d70ad')}${disc([0, -92], [98, 22], '#d98f3a')}
${times(7, (at) => line(`M${-84 + at * 22}-98C${-70 + at * 22}-84 ${-66 + at * 22}-108 ${-52 + at * 22}-92`, '#f8e2a4', 5))}
${disc([-38, -100], [25, 14], '#fdf8ee')}${disc([-38, -100], [12, 7], '#f2a93b')}${disc([38, -98], [22, 11], '#e8927c')}${disc([38, -98], [14, 6], '#f6c2b2')}${path('M56-112l30-12 4 26-28 6z', '#274a35')}
${times(5, (at) => disc([-4 + at * 7, -84 - (at % 2) * 5], [4, 2.4], '#6fae4f'))}`

const stub = 'M-110-52H110V-16A16 16 0 0 0 110 16V52H-110V16A16 16 0 0 0-110-16Z'

/** Two tickets of a cinema. */
export const cinema: Draw = ({ lin }) => {
  const ticket = (paper: string) =>
    `${path(stub, paper)}${line('M62-44V44', '#ffffff8c', 3).replace('/>', ' stroke-dasharray="1 9"/>')}`
  const front = `${ticket(lin(['#6a5ae0', '#33248f'], 'slant'))}${disc([-28, 0], [32, 32], '#fff6e0')}${path('M-38-17L-10 0L-38 17Z', '#4536ac')}
${times(5, (at) => path(`M-92 ${-38 + at * 17}h10v9h-10z`, '#fff', ' opacity=".55"'))}${times(4, (at) => path(`M76 ${-30 + at * 17}h18v6h-18z`, '#fff', ' opacity=".7"'))}`
  return `${placed(ticket(lin(['#f3a6c8', '#c9588f'])), [12, -104, 12])}${placed(front, [-4, -84, -9])}`
}

/** A slot's three sevens on a ticket. */
export const spins: Draw = ({ lin }) => {
  const reels = times(
    3,
    (at) =>
      `${path(`M${-74 + at * 32}-26h28v52h-28z`, '#201727')}${path(`M${-69 + at * 32}-15h18l-10 30h-8l8-23h-8z`, '#ffd45e')}`,
  )
  const front = `${path(stub, lin(['#ff8f74', '#e34b3c'], 'slant'))}${disc([-28, 0], [56, 44], '#fff3e6')}${reels}
${line('M62-44V44', '#ffffffb0', 3).replace('/>', ' stroke-dasharray="1 9"/>')}${path('M86-14l5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2z', '#fff6dc')}`
  return `${placed(path(stub, lin(['#e9a79b', '#b56a60'])), [14, -74, -2])}${placed(path(stub, '#f3c3b5'), [6, -84, -6])}${placed(front, [-2, -92, -10])}`
}

/** A phone that shows its signal. */
export const phone: Draw = ({
  lin,
}) => `${path('M-66-196C-66-208-58-214-48-214H48C58-214 66-208 66-196V-18C66-6 58 0 48 0H-48C-58 0-66-6-66-18Z', lin(['#4a5364', '#171c26'], 'slant'))}
${path('M-57-192C-57-200-53-204-46-204H46C53-204 57-200 57-192V-22C57-14 53-10 46-10H-46C-53-10-57-14-57-22Z', lin(['#eef6ff', '#bcd8f8'], 'slant'))}
${times(4, (at) => path(`M${-38 + at * 20} ${-76 - at * 17}h13V-60h-13z`, at < 3 ? '#2f7be0' : '#9cc1ee'))}${path('M-38-176h58v9h-58zM-38-160h34v7h-34z', '#8fb2da')}${path('M-38-44h76v20h-76z', '#2f7be0')}${path('M-22-37h44v6h-44z', '#fff')}
${path('M-50-196C-50-202-46-203-40-203H20L-50-60Z', '#fff', ' opacity=".34"')}${disc([0, -199], [9, 2.6], '#1b212c')}`

/** An envelope for a gift of money, tied with a cord. */
const envelope = ({
  lin,
}: Parameters<Draw>[0]): string => `${path('M-70-186H70V0H-70Z', lin(['#ffffff', '#f4efe6', '#dbd0be'], 'across'))}${path('M40-186H70V0H40Z', '#e9e1d2')}${line('M40-186V0', '#d2c6b0', 1.5)}
${path('M-70-92H70V-78H-70Z', '#d92c34')}${path('M-70-85H70V-82H-70Z', '#f6d27a')}${path('M0-86C-44-124-62-92-14-82ZM0-86C44-124 62-92 14-82Z', '#e8434a')}${path('M-4-84L-30-40L-20-38L2-80ZM4-84L30-40L20-38L-2-80Z', '#c4222b')}${disc([0, -85], [10, 9], '#f6d27a')}
${path('M46-176h18l-4 36h-10z', '#d92c34')}${path('M52-172h6l-2 26h-2z', '#f6d27a')}${disc([-14, -142], [22, 22], '#f3c34d')}${disc([-14, -142], [15, 15], '#fbe29a')}${path('M-14-153l3 8 8 3-8 3-3 8-3-8-8-3 8-3z', '#c98f1e')}`

const coins = ({ lin }: Parameters<Draw>[0], count: number): string => {
  const rim = lin(['#f8d774', '#c98a1c', '#8a5710'], 'across')
  return times(
    count,
    (at) =>
      `${path(`M-36 ${-12 - at * 13}v10a36 11 0 0 0 72 0v-10z`, rim)}${disc([0, -12 - at * 13], [36, 11], '#ffe08a')}${disc([0, -12 - at * 13], [25, 7], '#f3bf4a')}`,
  )
}

export const bonusSmall: Draw = (painter) => placed(envelope(painter), [0, 0, -5])

export const bonusLarge: Draw = (painter) =>
  `${placed(envelope(painter), [40, -8, 10])}${placed(envelope(painter), [-16, 0, -7])}${placed(coins(painter, 2), [-92, 4])}${placed(coins(painter, 4), [104, 6])}`
