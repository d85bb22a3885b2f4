import { joinStyles } from '#src/lib/join-styles.ts'
import stairs from '../layouts/stepped-hero/winners-stairs.module.css'
import base from './winner-board.module.css'
import niches from './winners-niches.module.css'
import podium from './winners-podium.module.css'
import tinted from './winners-tinted.module.css'

/** The winner board in each of its looks. */
export const winnerStyles = joinStyles(base, podium, tinted, niches, BOARD_STAIRS ? stairs : {})
