// Keyboard commands for the focused logo. Pure.
import type { DesignConfig } from '#garments/schemas.ts'
import type { ViewDef } from '#garments/template.ts'
import { toInches } from '#placement/units.ts'
import { nudge, removeLogo, scale, turn } from './logos.ts'

export type Press = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

type KeyEdit = (config: DesignConfig, id: string, view: ViewDef) => DesignConfig

/** In view pixels. */
const step = 1
const bigStep = 10
const growth = 1.05
const turnStep = 5
const bigTurnStep = 15

const arrows: Record<string, [number, number]> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
}
const factors: Record<string, number> = { '+': growth, '=': growth, '-': 1 / growth, _: 1 / growth }
const turns: Record<string, number> = {
	'[': -turnStep,
	']': turnStep,
	'{': -bigTurnStep,
	'}': bigTurnStep,
}

/** The browser's own shortcuts. Some keyboards type brackets with AltGr, which reports Ctrl and Alt together. */
const isShortcut = ({ ctrlKey, metaKey, altKey }: Press) => (ctrlKey || metaKey) && !altKey

/** The move of an arrow key in view pixels; undefined for other keys. */
export function arrowOf(press: Press): { dx: number; dy: number } | undefined {
	const arrow = arrows[press.key]
	if (!arrow || press.altKey || isShortcut(press)) return undefined
	const pixels = press.shiftKey ? bigStep : step
	return { dx: arrow[0] * pixels, dy: arrow[1] * pixels }
}

/** The factor of a key that changes the size; undefined for other keys. */
export const factorOf = (press: Press): number | undefined =>
	isShortcut(press) ? undefined : factors[press.key]

/** The degrees of a key that turns; undefined for other keys. */
export const degreesOf = (press: Press): number | undefined =>
	isShortcut(press) ? undefined : turns[press.key]

/** Ctrl+D, in place of the browser's bookmark. */
export const isDuplicateKey = (press: Press): boolean =>
	isShortcut(press) && !press.shiftKey && press.key.toLowerCase() === 'd'

/** Null for keys without a command, and for the browser's own shortcuts. */
export function keyEdit(press: Press): KeyEdit | null {
	const arrow = arrowOf(press)
	if (arrow) {
		return (config, id, view) =>
			nudge(config, id, { dx: toInches(arrow.dx, view), dy: toInches(arrow.dy, view), view })
	}
	const factor = factorOf(press)
	if (factor) return (config, id, view) => scale(config, id, { factor, view })
	const degrees = degreesOf(press)
	if (degrees) return (config, id, view) => turn(config, id, { degrees, view })
	const { key } = press
	if (isShortcut(press)) return null
	if (key === 'Delete' || key === 'Backspace') return (config, id) => removeLogo(config, id)
	return null
}
