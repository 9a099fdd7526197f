// The demo teams: invented players with realistic sizes, the coach's designs, and the portal's catalog.
import { stableId } from '#catalog/seeds/seed.server.ts'
import { teamColor } from '#garments/colors.ts'
import type { DesignConfig } from '#garments/schemas.ts'

export type SeedPlayer = { name: string; number: string; size: string; shorts: string; printsName?: false }

/** @param sizes of jersey and shorts, or one for both */
const player = (name: string, number: string, sizes: string): SeedPlayer => {
	const [size = '', shorts = size] = sizes.split('/')
	return { name, number, size, shorts }
}

/** The fall squad. The first is the demo account's player. */
export const fallSquad: readonly SeedPlayer[] = [
	player('Johnson', '12', 'M'),
	player('Alvarez', '7', 'M/S'),
	player('Brooks', '21', 'L/M'),
	player('Castellano', '54', 'XL'),
	player('Delgado', '3', 'S'),
	player('Ekwueme', '88', 'XL/L'),
	player('Fitzgerald', '65', '2XL/XL'),
	player('Greene', '0', 'M'),
	player('Hoang', '24', 'M/S'),
	player('Iverson', '32', 'L'),
	player('Jankowski', '71', '3XL/2XL'),
	player('Kelley', '10', 'M'),
	player("O'Leary", '44', 'L'),
	player('Mbeki', '1', 'S'),
	player('Nakamura', '19', 'M'),
	player('Okonkwo', '90', '2XL/XL'),
	player('Pruitt', '5', 'M'),
	player('Ramirez', '28', 'L/M'),
	player('St. Clair', '77', '2XL'),
	{ ...player('Thompson', '8', 'L'), printsName: false },
]

/** Last year's squad; many of its players are still on the team. */
export const lastSquad: readonly SeedPlayer[] = [
	...fallSquad.slice(0, 12),
	player('Underwood', '15', 'L'),
	player('Vance', '52', 'XL'),
	player('Whitlock', '60', '2XL'),
	player('Yates', '81', 'L/M'),
]

/** Another school's squad: members of the first school must never see it. */
export const hawks: readonly SeedPlayer[] = [
	player('Abbott', '1', 'M'),
	player('Bianchi', '4', 'S'),
	player('Choi', '6', 'S'),
	player('Dubois', '9', 'M'),
	player('Eriksen', '10', 'L'),
	player('Farouk', '11', 'M'),
	player('Gallagher', '14', 'L'),
	player('Haddad', '17', 'M'),
	player('Ibarra', '20', 'S'),
	player('Jensen', '23', 'L'),
	player('Kovac', '27', 'XL'),
]

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
