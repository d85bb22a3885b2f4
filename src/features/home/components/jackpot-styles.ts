import { joinStyles } from '#src/lib/join-styles.ts'
import ribbon from '../layouts/panorama-hero/jackpot-ribbon.module.css'
import stepped from '../layouts/stepped-hero/jackpot-stepped.module.css'
import base from './jackpot-board.module.css'
import open from './jackpot-open.module.css'
import plaque from './jackpot-plaque.module.css'
import scoreboard from './jackpot-scoreboard.module.css'

/** The jackpot in each of its looks. */
export const jackpotStyles = joinStyles(base, scoreboard, open, plaque, ribbon, HERO_STEPPED ? stepped : {})
