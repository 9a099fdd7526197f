// The demo teams: invented players with realistic sizes, the coach's designs, and the portal's catalog.
import { stableId } from '#catalog/seeds/seed.server.ts'
import { teamColor } from '#garments/colors.ts'
import type { DesignConfig } from '#garments/schemas.ts'

export type SeedPlayer = { name: string; number: string; size: string; shorts: string; printsName?: false }

/** @param lines name, number and size, or both sizes of jersey and shorts: `Alvarez 7 M/S` */
const squad = (lines: string): SeedPlayer[] =>
	lines
		.trim()
		.split(/\s*,\s*/)
		.map((line) => {
			const [, name = '', number = '', size = '', shorts = size] =
				/^(.+) (\d+) (\w+)(?:\/(\w+))?$/.exec(line) ?? []
			return { name, number, size, shorts }
		})

/** The fall squad. The first is the demo account's player. */
export const fallSquad: readonly SeedPlayer[] = [
	...squad(`
		Johnson 12 M, Alvarez 7 M/S, Brooks 21 L/M, Castellano 54 XL, Delgado 3 S, Ekwueme 88 XL/L,
		Fitzgerald 65 2XL/XL, Greene 0 M, Hoang 24 M/S, Iverson 32 L, Jankowski 71 3XL/2XL, Kelley 10 M,
		O'Leary 44 L, Mbeki 1 S, Nakamura 19 M, Okonkwo 90 2XL/XL, Pruitt 5 M, Ramirez 28 L/M, St. Clair 77 2XL`),
	...squad('Thompson 8 L').map((player) => ({ ...player, printsName: false as const })),
]

/** Last year's squad; many of its players are still on the team. */
export const lastSquad: readonly SeedPlayer[] = [
	...fallSquad.slice(0, 12),
	...squad('Underwood 15 L, Vance 52 XL, Whitlock 60 2XL, Yates 81 L/M'),
]

/** Another school's squad: members of the first school must never see it. */
export const hawks: readonly SeedPlayer[] = squad(`
	Abbott 1 M, Bianchi 4 S, Choi 6 S, Dubois 9 M, Eriksen 10 L, Farouk 11 M,
	Gallagher 14 L, Haddad 17 M, Ibarra 20 S, Jensen 23 L, Kovac 27 XL`)

const green = teamColor('forest').hex
const gold = teamColor('gold').hex
const white = teamColor('white').hex

const twill = (shape: 'arch' | 'straight', font = 'graduate') => ({
	font,
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
	lettering: { team: twill('arch'), name: twill('straight'), number: twill('straight', 'full-block') },
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
		number: { ...twill('straight', 'full-block'), fill: green },
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
