import type { ReactNode } from 'react'
import { type SignName, signOf } from '../lib/garland.ts'

const around = (count: number, draw: (turn: number) => ReactNode) =>
  Array.from({ length: count }, (_, at) => draw((at * 360) / count))

/** A morning: the sun over a hill. */
const sunrise = (
  <>
    {around(12, (turn) => (
      <path key={turn} d="M-2.500-22L0-31L2.500-22Z" fill="#f5a623" transform={`translate(0 2) rotate(${turn})`} />
    ))}
    <circle cy="2" r="17" fill="#ffc93c" />
    <path d="M0-15A17 17 0 0 0 0 19Z" fill="#ffdf80" opacity=".7" />
    <path d="M-30 14C-18 4-8 8 2 14S22 22 30 12V20C22 28-22 28-30 20Z" fill="#2f9e78" />
    <path d="M-30 20C-16 12-4 16 6 20S24 24 30 19C24 29-24 29-30 20Z" fill="#1f7a5c" />
  </>
)

/** A die in front of a chip. */
const play = (
  <>
    <g transform="translate(9 -7)">
      <circle r="20" fill="#c9304e" />
      {around(8, (turn) => (
        <path key={turn} d="M-4-20H4L3-14.500H-3Z" fill="#fff4e6" transform={`rotate(${turn})`} />
      ))}
      <circle r="13" fill="#a81f3c" />
      <circle r="13" fill="none" stroke="#fff4e6" strokeWidth="1.500" strokeDasharray="3 3" />
    </g>
    <g transform="translate(-8 9) rotate(-12)">
      <rect x="-17" y="-17" width="34" height="34" rx="8" fill="#d5dbe8" />
      <rect x="-17" y="-17" width="34" height="31" rx="8" fill="#fdfdff" />
      {[
        [-8, -9],
        [8, -9],
        [0, -1.5],
        [-8, 6],
        [8, 6],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.200" fill="#27324d" />
      ))}
    </g>
  </>
)

/** Three stacks of coins. */
const coins = (
  <>
    {[
      [-15, 4],
      [15, 3],
      [0, 6],
    ].map(([x = 0, count = 1]) => (
      <g key={x} transform={`translate(${x} 22)`}>
        {Array.from({ length: count }, (_, at) => at * -6.5).map((y) => (
          <g key={y} transform={`translate(0 ${y})`}>
            <path d="M-14-4v5a14 5 0 0 0 28 0v-5z" fill="#c47f16" />
            <ellipse cy="-4" rx="14" ry="5" fill="#ffd35c" />
            <ellipse cy="-4" rx="9" ry="3" fill="none" stroke="#d9941f" strokeWidth="1.500" />
          </g>
        ))}
      </g>
    ))}
    <path d="M0-31l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z" fill="#fff6d0" />
  </>
)

/** Cards of different games, fanned. */
const cards = (
  <>
    {(
      [
        [-20, '#2f9e78', <circle key="sign" cy="-3" r="7" fill="#ffd35c" />],
        [20, '#3d6fd1', <path key="sign" d="M0-12L8-3L0 6L-8-3Z" fill="#ffe6f0" />],
        [0, '#d33a62', <path key="sign" d="M0-13L3-6L10-5L5 0L6 7L0 4L-6 7L-5 0L-10-5L-3-6Z" fill="#ffd35c" />],
      ] as const
    ).map(([turn, colour, sign]) => (
      <g key={turn} transform={`rotate(${turn} 0 28)`}>
        <rect x="-15" y="-27" width="30" height="46" rx="5" fill="#fff" stroke="#cfc6d8" />
        <rect x="-11" y="-23" width="22" height="38" rx="3" fill={colour} />
        {sign}
      </g>
    ))}
  </>
)

const shield = (
  <>
    <path d="M0-30L24-21V-2C24 15 13 25 0 31C-13 25-24 15-24-2V-21Z" fill="#1d5fb8" />
    <path d="M0-30V31C-13 25-24 15-24-2V-21Z" fill="#4a9be8" />
    <path d="M0-23L18-16V-2C18 11 10 19 0 24C-10 19-18 11-18-2V-16Z" fill="none" stroke="#bfe0ff" strokeWidth="1.500" />
    <path d="M-10 0L-3 8L11-8" stroke="#fff" strokeWidth="5" fill="none" strokeLinecap="round" strokeLinejoin="round" />
  </>
)

/** A target with an arrow in it. */
const target = (
  <>
    <circle r="27" fill="#d33a62" />
    <circle r="20" fill="#fff6ec" />
    <circle r="13" fill="#d33a62" />
    <circle r="6" fill="#fff6ec" />
    <path
      d="M0 0L22-22M15-22L22-29V-22H29L22-15H15Z"
      fill="#ffd35c"
      stroke="#8a5a12"
      strokeWidth="2.500"
      strokeLinejoin="round"
    />
  </>
)

const objects: Readonly<Record<SignName, ReactNode>> = {
  logIn: sunrise,
  stake: play,
  deposit: coins,
  games: cards,
  limit: shield,
  other: target,
}

/** A thing that stands for a kind of mission, around 0 0 and 60 units wide. */
export const MissionObject = ({ kind }: { kind: string }) => objects[signOf(kind)]
