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

/** Null for keys without a command, and for the browser's own shortcuts. */
export function keyEdit({ key, shiftKey, ctrlKey, metaKey, altKey }: Press): KeyEdit | null {
	// Some keyboards type brackets with AltGr, which reports Ctrl and Alt together.
	if ((ctrlKey || metaKey) && !altKey) return null
	const arrow = arrows[key]
	const pixels = shiftKey ? bigStep : step
	if (arrow && altKey) return null
	if (arrow) {
		const [across, along] = arrow
		return (config, id, view) => {
			const by = toInches(pixels, view)
			return nudge(config, id, { dx: across * by, dy: along * by, view })
		}
	}
	const factor = factors[key]
	if (factor) return (config, id, view) => scale(config, id, { factor, view })
	const degrees = turns[key]
	if (degrees) return (config, id, view) => turn(config, id, { degrees, view })
	if (key === 'Delete' || key === 'Backspace') return (config, id) => removeLogo(config, id)
	return null
}
