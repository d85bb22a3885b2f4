import type { Point } from '../in-page/find.ts'

export interface Size {
  width: number
  height: number
}

export const keys = ['Enter', 'Escape', 'ArrowDown', 'Tab', 'Backspace'] as const
export type Key = (typeof keys)[number]

/** A page of an engine, as little as a person has: an address, a pointer, keys and eyes. */
export interface EnginePage {
  /** Opens an address, and waits until it is loaded. */
  goto(address: string): Promise<void>
  /** One step back in the history. */
  back(): Promise<void>
  /** The value of an expression in the page, as JSON carries it. */
  run(expression: string): Promise<unknown>
  click(at: Point): Promise<void>
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** A PNG of the window. */
  picture(): Promise<Uint8Array>
  close(): Promise<void>
}

export interface Engine {
  /** Name and version, for the table. */
  title: string
  /** Whether Back shows a page as it was left, while the engine is driven. */
  putsPagesAside: boolean
  /** Where the engine finds a tenant's site. */
  siteOf(code: string): string
  /** A new page in a profile of its own. */
  open(size: Size): Promise<EnginePage>
  close(): Promise<void>
}

export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]
