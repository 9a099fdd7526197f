// Zones, styles and sizes of templates, with their display names.
import type { StyleDef, ZoneDef } from '../template.ts'

const zoneNames = {
	body: 'Body',
	sleeve: 'Sleeves',
	side: 'Side panels',
	yoke: 'Shoulder yoke',
	collar: 'Collar',
	collarStripe: 'Collar stripe',
	cuff: 'Cuffs',
	stripe1: 'Stripe 1',
	stripe2: 'Stripe 2',
	piping: 'Piping',
	buttons: 'Buttons',
	lace: 'Laces',
	placket: 'Placket',
	hood: 'Hood',
	lining: 'Hood lining',
	drawcord: 'Drawcord',
	zip: 'Zipper',
} as const
export type TopZone = keyof typeof zoneNames

/** The zones of a template in the order in which a designer colors them. */
export const zonesOf = (fallbacks: Partial<Record<TopZone, ZoneDef['fallback']>>): ZoneDef[] =>
	(Object.keys(zoneNames) as TopZone[]).flatMap((id) => {
		const fallback = fallbacks[id]
		return fallback ? [{ id, name: zoneNames[id], fallback }] : []
	})

/** A style whose first option is the standard one. */
export const styleOf = (id: string, name: string, options: Record<string, string>): StyleDef => ({
	id,
	name,
	options: Object.entries(options).map(([option, label]) => ({ id: option, name: label })),
})

/** Art shrinks on youth sizes and stays the same from adult S up. */
export const topSizes = {
	YS: { scale: 0.75 },
	YM: { scale: 0.8 },
	YL: { scale: 0.87 },
	S: { scale: 0.96 },
	M: { scale: 1 },
	L: { scale: 1 },
	XL: { scale: 1.04 },
	'2XL': { scale: 1.08 },
	'3XL': { scale: 1.1 },
}
