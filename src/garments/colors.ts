// The palette of team colors: their names, hex values and filter families.

export const colorFamilies = [
	'Black',
	'Gray',
	'White',
	'Blue',
	'Red',
	'Green',
	'Gold',
	'Orange',
	'Purple',
	'Brown',
] as const
export type ColorFamily = (typeof colorFamilies)[number]

export type TeamColor = { id: string; name: string; hex: string; family: ColorFamily }

export const teamColors = [
	{ id: 'black', name: 'Black', hex: '#17181c', family: 'Black' },
	{ id: 'charcoal', name: 'Charcoal', hex: '#44484f', family: 'Gray' },
	{ id: 'gray', name: 'Athletic Gray', hex: '#b5b9bf', family: 'Gray' },
	{ id: 'silver', name: 'Silver', hex: '#d3d6da', family: 'Gray' },
	{ id: 'white', name: 'White', hex: '#f7f7f5', family: 'White' },
	{ id: 'cream', name: 'Cream', hex: '#ece4d2', family: 'White' },
	{ id: 'navy', name: 'Navy', hex: '#14284f', family: 'Blue' },
	{ id: 'royal', name: 'Royal', hex: '#1d4fb8', family: 'Blue' },
	{ id: 'sky', name: 'Carolina Blue', hex: '#8fc3ea', family: 'Blue' },
	{ id: 'teal', name: 'Teal', hex: '#0b7a83', family: 'Green' },
	{ id: 'forest', name: 'Forest', hex: '#0f4a31', family: 'Green' },
	{ id: 'kelly', name: 'Kelly Green', hex: '#10803f', family: 'Green' },
	{ id: 'red', name: 'Scarlet', hex: '#c21a2c', family: 'Red' },
	{ id: 'cardinal', name: 'Cardinal', hex: '#8b1e2d', family: 'Red' },
	{ id: 'maroon', name: 'Maroon', hex: '#5f1424', family: 'Red' },
	{ id: 'orange', name: 'Orange', hex: '#e8641b', family: 'Orange' },
	{ id: 'gold', name: 'Athletic Gold', hex: '#f2b21b', family: 'Gold' },
	{ id: 'vegas', name: 'Vegas Gold', hex: '#c2a76a', family: 'Gold' },
	{ id: 'purple', name: 'Purple', hex: '#43236f', family: 'Purple' },
	{ id: 'brown', name: 'Brown', hex: '#4b2e1e', family: 'Brown' },
] as const satisfies readonly TeamColor[]
export type TeamColorId = (typeof teamColors)[number]['id']

const byId = new Map<string, TeamColor>(teamColors.map((color) => [color.id, color]))

/** @throws Error for an id that is not in the palette: a bug of the caller, never user input */
export function teamColor(id: TeamColorId): TeamColor {
	const color = byId.get(id)
	if (!color) throw new Error(`No team color called ${id}`)
	return color
}

/** Stands in charts for the manufacturer of the shop's own inks. */
export const houseInk = 'House ink'
