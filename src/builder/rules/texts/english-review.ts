// Players, price, checks and order of a design in English, with the shape of its texts in every language.
import { counted } from '#kit/plural.ts'
import { englishProof, type ProofTexts } from './english-proof.ts'

type Toast = Readonly<Record<'title' | 'text', string>>

type PlayerTexts = {
	title: string
	sampleHint: string
	noneHint: string
	count: (players: number, pieces: number, isKit: boolean) => string
	ofOwner: string
	lead: (isKit: boolean) => string
	printsNothing: string
	needsNone: string
	pieces: (bySize: string) => string
	noSize: string
	shownAndEdited: (piece: string) => string
	toFix: (players: number) => string
	toLookAt: (players: number) => string
	previous: string
	next: string
	/** `piece` is null for the one that is shown. */
	seeEach: (piece: string | null) => string
	shown: (place: number, all: number, player: string) => string
	back: string
	row: {
		player: (place: number) => string
		show: (place: number) => string
		/** Within a sentence. */
		thePlayer: (place: number) => string
		of: (field: string, place: number) => string
		number: string
		numberShort: string
		name: string
		size: string
		kits: string
		pieces: string
		sizeOf: (piece: string) => string
		soldOut: (size: string) => string
	}
	sources: {
		legend: string
		opening: string
		paste: string
		add: string
		/** What happens to the present players when a list replaces them. */
		replace: string
		removeAll: string
		removed: Toast
		loaded: string
		players: (count: number) => string
		notLoaded: string
		tooMany: (players: number, most: number) => string
		noPlayers: string
		allListed: string
		added: (players: number) => string
		teamsNotLoaded: string
		noTeam: Toast
		team: string
		load: string
		useRoster: string
	}
}

type OrderTexts = {
	title: string
	ofOwner: string
	saveFirst: string
	savedOnly: string
	save: string
	whoFor: string
	/** What the design prints of the sample player. */
	prints: Readonly<Record<'name' | 'number' | 'both', string>>
	addPlayers: string
	kitsThatSay: (printed: string) => string
	oneThatSays: (printed: string) => string
	add: string
	addCount: (count: string) => string
	addAgain: string
	inCart: string
	viewCart: string
	size: string
	choose: string
	howMany: string
	howManyOfEach: string
	howManyKits: string
	soldOut: string
	dearerSizes: string
	row: (place: number) => string
	/** Within a sentence. */
	theRow: (place: number) => string
	otherSizes: string
	toFix: (players: number) => string
	toPlayers: string
	caption: Readonly<Record<'kit' | 'piece', string>>
	who: Readonly<Record<'kit' | 'piece', string>>
	price: string
	nothingPersonal: string
	pieces: (count: number) => string
	kits: (count: number) => string
	lines: (count: number) => string
	sum: (units: string, pieces: string) => string
}

type PriceTexts = {
	title: string
	checks: string
	neverStop: string
	costs: string
	moreSaves: string
	fundraising: string
	one: Readonly<Record<'kit' | 'piece', string>>
	caption: Readonly<Record<'kit' | 'piece', string>>
	what: string
	amount: string
	onSome: (count: number, all: number) => string
	each: (count: number) => string
	discount: Readonly<Record<'larger' | 'equal' | 'smaller', (percent: string) => string>>
	priceFor: string
	chooseTeam: string
	noTeam: string
	terms: (team: string, isTaxExempt: boolean) => string
	adds: (percent: string) => string
	always: (isSpirit: boolean) => string
	inPortals: (isSpirit: boolean) => string
	raise: string
	raiseHint: string
	waysToSave: string
	changeIt: string
}

type LegalityTexts = {
	title: string
	aside: string
	/** `game` as in "high school football". */
	rulesOf: (game: string) => string
	asFarAs: (game: string) => string
	noNumber: string
	/** Of a side, home or away. */
	legal: (side: string) => string
	notLegal: (side: string) => string
	sides: Readonly<Record<'home' | 'away', string>>
	noColorRule: string
}

export type ReviewTexts = {
	players: PlayerTexts
	order: OrderTexts
	price: PriceTexts
	legality: LegalityTexts
} & ProofTexts

const spirit = (isSpirit: boolean): string => (isSpirit ? 'Spirit wear' : 'This product')

export const englishReview: ReviewTexts = {
	players: {
		title: 'Players',
		sampleHint: 'Type a sample above to print them.',
		noneHint: 'This product takes none.',
		count: (players, pieces, isKit) =>
			`${counted(players, 'player')}, ${counted(pieces, isKit ? 'kit' : 'piece')}`,
		ofOwner: 'Only the owner of this design sees its players.',
		lead: (isKit) =>
			`Everyone who gets one, with ${isKit ? 'a size of each piece' : 'size'}. The list is kept with your design and is never on a shared link.`,
		printsNothing: 'This design prints no name and no number.',
		needsNone:
			'This design prints no name and no number, so it needs no players: choose sizes when you order.',
		pieces: (bySize) => `Pieces: ${bySize}`,
		noSize: 'no size',
		shownAndEdited: (piece) => `${piece}, shown and edited.`,
		toFix: (players) => `${counted(players, 'player')} to fix before you order`,
		toLookAt: (players) => `${counted(players, 'player')} to look at`,
		previous: 'Previous player',
		next: 'Next player',
		seeEach: (piece) => `See each player on ${piece ?? 'it'}`,
		shown: (place, all, player) => `${place} of ${all}: ${player}`,
		back: 'Back to the design’s own name and number',
		row: {
			player: (place) => `Player ${place}`,
			show: (place) => `Show player ${place} on the garment`,
			thePlayer: (place) => `player ${place}`,
			of: (field, place) => `${field} of player ${place}`,
			number: 'Number',
			numberShort: 'No.',
			name: 'Name',
			size: 'Size',
			kits: 'Kits',
			pieces: 'Pieces',
			sizeOf: (piece) => `${piece} size`,
			soldOut: (size) => `${size} (sold out)`,
		},
		sources: {
			legend: 'Add players',
			opening: 'Opening…',
			paste: 'Paste or upload a list',
			add: 'Add a player',
			replace: 'Replace them',
			removeAll: 'Remove all',
			removed: { title: 'Players removed', text: 'Undo brings them back.' },
			loaded: 'Roster loaded',
			players: (count) => counted(count, 'player'),
			notLoaded: 'Roster not loaded',
			tooMany: (players, most) =>
				`With this team the list would have ${players} players; a design takes up to ${most}.`,
			noPlayers: 'This team has no players on its roster yet.',
			allListed: 'All of them are in the list already.',
			added: (players) => `${counted(players, 'player')} added.`,
			teamsNotLoaded: 'Teams not loaded',
			noTeam: {
				title: 'No team yet',
				text: 'You manage no team portal. Paste or upload your list instead.',
			},
			team: 'Team',
			load: 'Load',
			useRoster: 'Use the team’s roster',
		},
	},
	order: {
		title: 'Order it',
		ofOwner: 'The owner of this design orders it.',
		saveFirst: 'Save first.',
		savedOnly: 'Your cart takes the design as it is saved.',
		save: 'Save design',
		whoFor: 'Who are they for?',
		prints: {
			name: 'This design prints a player name. Add your players, and each gets a line with their own.',
			number: 'This design prints a number. Add your players, and each gets a line with their own.',
			both: 'This design prints a player name and a number. Add your players, and each gets a line with their own.',
		},
		addPlayers: 'Add players',
		kitsThatSay: (printed) => `Order kits that say ${printed}`,
		oneThatSays: (printed) => `Order one size that says ${printed}`,
		add: 'Add to cart',
		addCount: (count) => `Add ${count} to cart`,
		addAgain: 'Add once more',
		inCart: 'In your cart.',
		viewCart: 'View cart',
		size: 'Size',
		choose: 'Choose',
		howMany: 'How many',
		howManyOfEach: 'How many of each size',
		howManyKits: 'How many kits',
		soldOut: 'Sold out',
		dearerSizes:
			'The prices above are for sizes that cost no more. What is written behind a size is added to each of its pieces, before discounts.',
		row: (place) => `Row ${place}`,
		theRow: (place) => `row ${place}`,
		otherSizes: 'Add other sizes',
		toFix: (players) => `${counted(players, 'player')} to fix first.`,
		toPlayers: 'Go to the players',
		caption: { kit: 'One line for each player and piece', piece: 'One line for each player' },
		who: { kit: 'Player and piece', piece: 'Player' },
		price: 'Price',
		nothingPersonal: 'Nothing personal',
		pieces: (count) => counted(count, 'piece'),
		kits: (count) => counted(count, 'kit'),
		lines: (count) => counted(count, 'line'),
		sum: (units, pieces) =>
			`${units}, ${pieces}. A piece pays for what is printed on it; the discount for quantity comes off in your cart.`,
	},
	price: {
		title: 'Review & Price',
		checks: 'Checks',
		neverStop: 'They never stop you from saving',
		costs: 'What it costs',
		moreSaves: 'More saves more',
		fundraising: 'Fundraising',
		one: { kit: 'One kit', piece: 'One piece' },
		caption: { kit: 'Price of one kit', piece: 'Price of one piece' },
		what: 'What',
		amount: 'Amount',
		onSome: (count, all) => `on ${count} of ${counted(all, 'piece')}`,
		each: (count) => `${counted(count, 'piece')}, each`,
		discount: {
			larger: (percent) => `Your team discount of ${percent} is the larger one, so it counts.`,
			equal: (percent) =>
				`Your team discount and the discount for this quantity are both ${percent}. One of them counts.`,
			smaller: (percent) => `Your team discount is ${percent}. The quantity saves more, so that counts.`,
		},
		priceFor: 'Price for',
		chooseTeam: 'Choose the team that this is for.',
		noTeam: 'No team: my own cart',
		terms: (team, isTaxExempt) =>
			`As ordered in the portal of ${team}: delivery to your school is free. ${isTaxExempt ? 'Your organization is tax exempt. ' : ''}Your own cart charges shipping and sales tax, and no margin.`,
		adds: (percent) => `Your portal adds ${percent} of the price for your program.`,
		always: (isSpirit) => `${spirit(isSpirit)} always raises funds.`,
		inPortals: (isSpirit) => `${spirit(isSpirit)} raises funds in every team portal with a margin.`,
		raise: 'Raise funds with this design',
		raiseHint: 'The margin is set in your team portal and added when the design is sold there.',
		waysToSave: 'Ways to save',
		changeIt: 'Change it',
	},
	legality: {
		title: 'Home and away',
		aside: 'By the rules of the sport',
		rulesOf: (game) => `Rules of ${game}`,
		asFarAs: (game) => `As far as ${game} goes. The rules never stop you from saving.`,
		noNumber: 'Numbers are judged once the design has one.',
		legal: (side) => `${side}: legal`,
		notLegal: (side) => `${side}: not legal, because`,
		sides: { home: 'Home', away: 'Away' },
		noColorRule: 'We know of no rule for the color of this side.',
	},
	...englishProof,
}
