import { randomInt } from 'node:crypto'

/** A whole number from 0 up to but without `below`, each as likely as any other. */
export type Draw = (below: number) => number

/** Of the system's own generator; it draws again where a remainder would favour the low numbers. */
export const drawFairly: Draw = (below) => randomInt(below)
