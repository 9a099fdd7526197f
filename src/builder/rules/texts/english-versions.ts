// Versions of a design in English, with the shape of their texts in every language: comparing two, and what differs in them.
import { counted } from '#kit/plural.ts'

export type DifferenceTexts = {
	none: string
	what: Readonly<
		Record<
			| 'primary'
			| 'secondary'
			| 'zones'
			| 'style'
			| 'pattern'
			| 'team'
			| 'name'
			| 'number'
			| 'logos'
			| 'decorations'
			| 'addOns'
			| 'lettering'
			| 'quantity'
			| 'fundraising'
			| 'players'
			| 'price',
			string
		>
	>
	standard: string
	logos: (count: number) => string
	decorations: (count: number) => string
	addOns: (count: number) => string
	on: string
	off: string
	/** Of things, and of one thing. */
	asTheyWere: string
	asItWas: string
	movedOrChanged: string
	changed: string
	player: {
		/** Of a player without number and name. */
		called: (number: number) => string
		/** Follow the call of a player. */
		name: string
		number: string
		size: string
		/** In a kit. */
		sizeOf: (piece: string) => string
		quantity: string
		/** What a player gets. */
		getsSize: (size: string) => string
		getsQuantity: (quantity: number) => string
		removed: string
		otherOrder: string
	}
}

export type VersionTexts = {
	version: (version: number) => string
	beside: (version: number, other: number) => string
	besideYours: (version: number) => string
	compareWith: string
	draft: string
	close: string
	restore: (version: number) => string
	notLoaded: string
	loading: string
	ownCart: string
	same: string
	differs: string
	conflict: {
		title: string
		compare: string
		take: (version: number) => string
		saveMine: (version: number) => string
	}
	differences: DifferenceTexts
}

export const englishVersions: VersionTexts = {
	version: (version) => `Version ${version}`,
	beside: (version, other) => `Version ${version} beside version ${other}`,
	besideYours: (version) => `Version ${version} beside yours`,
	compareWith: 'Compare with',
	draft: 'Current draft',
	close: 'Close',
	restore: (version) => `Restore version ${version} as a new one`,
	notLoaded: 'This version could not be loaded. Please try again.',
	loading: 'Loading…',
	ownCart: 'My own cart',
	same: 'Both are the same.',
	differs: 'What differs',
	conflict: {
		title: 'Saved in another window',
		compare: 'Compare',
		take: (version) => `Take version ${version}`,
		saveMine: (version) => `Save mine as version ${version}`,
	},
	differences: {
		none: 'none',
		what: {
			primary: 'Primary color',
			secondary: 'Secondary color',
			zones: 'Zone colors',
			style: 'Style',
			pattern: 'Pattern',
			team: 'Team name',
			name: 'Player name',
			number: 'Number',
			logos: 'Logos',
			decorations: 'Decorations',
			addOns: 'Add-ons',
			lettering: 'Lettering',
			quantity: 'Quantity',
			fundraising: 'Fundraising',
			players: 'Players',
			price: 'Price for',
		},
		standard: 'standard',
		logos: (count) => counted(count, 'logo'),
		decorations: (count) => counted(count, 'decoration'),
		addOns: (count) => counted(count, 'add-on'),
		on: 'on',
		off: 'off',
		asTheyWere: 'as they were',
		asItWas: 'as it was',
		movedOrChanged: 'changed or moved',
		changed: 'changed',
		player: {
			called: (number) => `Player ${number}`,
			name: 'name',
			number: 'number',
			size: 'size',
			sizeOf: (piece) => `${piece} size`,
			quantity: 'quantity',
			getsSize: (size) => `size ${size}`,
			getsQuantity: (quantity) => `quantity ${quantity}`,
			removed: 'removed',
			otherOrder: 'in another order',
		},
	},
}
