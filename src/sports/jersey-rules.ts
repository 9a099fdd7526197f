// Rules about the colors of game jerseys, as data: which color the home and the visiting team wear, and whether numbers
// must contrast. The rule books say "dark" and "contrasting" without a measure; the measures here are the shop's.
import { contrastRatio } from '#kit/contrast.ts'
import type { RuleFacts } from './number-rules.ts'

export const jerseySides = ['home', 'away'] as const
/** `away` is the visiting team. */
export type JerseySide = (typeof jerseySides)[number]

/** `light` includes white; `not white` is any other color. */
export const jerseyShades = ['white', 'light', 'dark', 'not white'] as const
export type JerseyShade = (typeof jerseyShades)[number]

export type JerseyColorRule = RuleFacts & {
	side: JerseySide
	shade: JerseyShade
	/** The rule in one sentence. */
	rule: string
	/** The zones of a garment that must have the color; those without one of their own do not count. */
	zones: readonly string[]
	/** Whether the jersey must be of one color, so that no pattern is printed on its body. */
	isSolid: boolean
}

/** The color of a number must contrast with the jersey's. */
export type NumberContrastRule = RuleFacts & { rule: string }

/** Contrast that the shop asks of a number and of a dark jersey (WCAG ratio). */
export const clearContrast = 3

const white = '#ffffff'
/** A channel of white cloth; cream and silver are below it. */
const whitest = 235
/** Up to this contrast with white a color counts as light. */
const lightUpTo = 2

const isWhite = (hex: string) =>
	[1, 3, 5].every((at) => Number.parseInt(hex.slice(at, at + 2), 16) >= whitest)

const shadeTests: Readonly<Record<JerseyShade, (hex: string) => boolean>> = {
	white: isWhite,
	light: (hex) => contrastRatio(hex, white) <= lightUpTo,
	dark: (hex) => contrastRatio(hex, white) >= clearContrast,
	'not white': (hex) => !isWhite(hex),
}

/** Whether cloth of this color meets the rule. @param hex '#rrggbb' */
export const hasShade = (shade: JerseyShade, hex: string): boolean => shadeTests[shade](hex)
