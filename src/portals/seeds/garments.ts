// Garments of the demo team: its coach's designs, and its portal's catalog.
import { stableId } from '#catalog/seeds/seed.server.ts'
import { teamColor } from '#garments/colors.ts'
import type { DesignConfig } from '#garments/schemas.ts'

const green = teamColor('forest').hex
const gold = teamColor('gold').hex
const white = teamColor('white').hex

const twill = (shape: 'arch' | 'straight') => ({
	font: 'graduate',
	fill: white,
	borders: [{ color: gold, widthIn: 0.16 }],
	shape,
	tracking: 0,
})

const football: Partial<DesignConfig> = {
	primaryColor: green,
	secondaryColor: gold,
	zoneColors: { collar: gold, cuff: gold, piping: gold },
	teamName: 'RAMS',
	playerName: 'JOHNSON',
	playerNumber: '12',
	quantity: 20,
	lettering: { team: twill('arch'), name: twill('straight'), number: twill('straight') },
	decorations: [
		{ type: 'tackle_twill', location: 'front', size: 'large', description: 'Number and team name' },
		{ type: 'tackle_twill', location: 'back', size: 'large', description: 'Number and player name' },
	],
}

const road: Partial<DesignConfig> = {
	...football,
	primaryColor: white,
	zoneColors: { collar: green, cuff: green, piping: green },
	lettering: {
		team: { ...twill('arch'), fill: green },
		name: { ...twill('straight'), fill: green },
		number: { ...twill('straight'), fill: green },
	},
}

const hoodie: Partial<DesignConfig> = {
	primaryColor: green,
	secondaryColor: gold,
	teamName: 'LAKEWOOD RAMS',
	quantity: 24,
	fundraisingEnabled: true,
	lettering: { team: { ...twill('arch'), borders: [] } },
	decorations: [{ type: 'screen', location: 'front', size: 'medium', description: 'Team name' }],
}

export type SeedItem = {
	sku: string
	/** Null for the plain product. */
	design: { id: string; name: string; config: Partial<DesignConfig> } | null
	required: boolean
	/** Days from the day of seeding; negative for a past deadline. */
	closesInDays: number | null
}

const design = (name: string, config: Partial<DesignConfig>) => ({
	id: stableId(`demo design ${name}`),
	name,
	config,
})

export const ramsCatalog: readonly SeedItem[] = [
	{ sku: 'FH-FB210', design: design('Rams home', football), required: true, closesInDays: 20 },
	{ sku: 'IL-1180', design: design('Rams road', road), required: true, closesInDays: 20 },
	{ sku: 'FH-FP205', design: null, required: false, closesInDays: 34 },
	{ sku: 'FH-H300', design: design('Rams hoodie', hoodie), required: false, closesInDays: null },
	{ sku: 'FH-C010', design: null, required: false, closesInDays: null },
	{ sku: 'FH-H020', design: null, required: false, closesInDays: -3 },
]
