// What only coaches see in the team portal, in English with its shape: the grid of players and who has ordered.
import { counted } from '#kit/plural.ts'
import { messages } from '../messages.ts'

type Sent = { title: string; text: string }

export type CoachTexts = {
	grid: {
		title: string
		player: string
		number: string
		sum: string
		total: string
		players: string
		closed: string
		required: string
		missing: (count: number) => string
		/** Of one cell. */
		isMissing: string
		toFix: (cells: number) => string
		keys: string
		ordered: string
		orderedBefore: string
		notPaid: string
		notNeeded: string
		noSize: string
		noName: string
		addPlayer: string
		nameFirst: string
		cellOf: (model: string, player: string) => string
		unnamed: string
		nameIn: (row: number) => string
		numberIn: (row: number) => string
		chosen: string
		chooseCell: string
		gone: (lines: number) => string
		remove: string
		empty: Sent
	}
	tools: Readonly<
		Record<'load' | 'fillDown' | 'undo' | 'redo' | 'nothing' | 'nextMissing' | 'nextToFix', string>
	>
	cell: {
		less: (of: string) => string
		more: (of: string) => string
		notMade: (size: string) => string
		asOnRoster: (size: string) => string
		otherSize: string
		anotherSize: string
		clear: string
		isOrdered: string
	}
	panel: Readonly<
		Record<
			| 'previousPlayer'
			| 'nextPlayer'
			| 'newPlayer'
			| 'unlisted'
			| 'previous'
			| 'next'
			| 'name'
			| 'add'
			| 'missing'
			| 'notPaid',
			string
		>
	>
	toasts: {
		filled: (cells: number) => string
		pasted: (cells: number) => string
		left: (cells: number) => string
	} & Readonly<Record<'takesBack' | 'nothingToFill' | 'nothingToLoad', string>>
	ordered: {
		title: string
		noPlayers: string
		noneRequired: string
		hasAll: string
		missing: (players: number) => string
		hasAccount: string
		remind: (players: number) => string
		copy: string
		copied: string
		notCopied: Sent
		/** Before the time of the next one. */
		next: string
		allClosed: string
		everyTwoDays: string
		noAccounts: string
		write: string
		orCopy: string
		differs: (players: number) => string
		differsText: string
		seeWho: string
		unpaid: (orders: number) => string
		askHelp: (families: number) => string
		asksHelp: string
		shareOf: (player: string) => string
	}
	statement: Sent & Readonly<Record<'names' | 'pdf' | 'csv', string>>
}

export const englishCoach: CoachTexts = {
	grid: {
		title: 'Players and items',
		player: 'Player',
		number: 'Number',
		sum: 'Sum',
		total: 'Total',
		players: 'Players',
		closed: 'Closed',
		required: 'Required',
		missing: (count) => `${count} missing`,
		isMissing: 'missing',
		toFix: (cells) => counted(cells, 'cell to fix', 'cells to fix'),
		keys: 'Type a size, “M x2” or “-” for not needed; Space takes the roster’s size (gray). Arrow keys and Tab move, Delete clears, Ctrl+D fills down, Ctrl+Z takes back. Paste cells from any spreadsheet. Escape, then Tab leaves the grid.',
		ordered: 'Ordered',
		orderedBefore: ', ordered before',
		notPaid: 'not paid',
		notNeeded: 'Not needed',
		noSize: 'Size?',
		noName: 'No name yet',
		addPlayer: 'Add a player…',
		nameFirst: 'Type a name first',
		cellOf: (model, player) => `${model}, ${player}`,
		unnamed: 'player',
		nameIn: (row) => `Player, row ${row}`,
		numberIn: (row) => `Number, row ${row}`,
		chosen: 'Chosen cell',
		chooseCell: 'Choose a cell to set its size and quantity here.',
		gone: (lines) =>
			`${counted(lines, 'line is for an item', 'lines are for items')} no longer in the portal.`,
		remove: 'Remove',
		empty: {
			title: 'Your roster is empty',
			text: 'Type players here one by one, or enter the roster once and order for everyone in one go.',
		},
	},
	tools: {
		load: 'Load roster',
		fillDown: 'Fill down',
		undo: 'Undo',
		redo: 'Redo',
		nothing: 'Nothing missing',
		nextMissing: 'Next missing',
		nextToFix: 'Next to fix',
	},
	cell: {
		less: (of) => `One less: ${of}`,
		more: (of) => `One more: ${of}`,
		notMade: (size) => `${size} (not made)`,
		asOnRoster: (size) => `${size}, as on the roster`,
		otherSize: 'Other size',
		anotherSize: 'Another size',
		clear: 'Clear',
		isOrdered: 'Ordered.',
	},
	panel: {
		previousPlayer: 'Previous player',
		nextPlayer: 'Next player',
		newPlayer: 'New player',
		unlisted: 'A player who is not on the roster',
		previous: 'Previous',
		next: 'Next',
		name: 'Player’s name',
		add: 'Add player',
		missing: 'Missing',
		notPaid: 'Not paid',
	},
	toasts: {
		filled: (cells) => `${counted(cells, 'cell')} filled`,
		pasted: (cells) => `${counted(cells, 'cell')} pasted`,
		left: messages.cellsLeft,
		takesBack: messages.takesBack,
		nothingToFill: messages.nothingToFill,
		nothingToLoad: messages.nothingToLoad,
	},
	ordered: {
		title: 'Who has ordered',
		noPlayers: 'No players on the roster yet.',
		noneRequired: 'Nothing in the catalog is required, so no player is missing.',
		hasAll: 'Every player has everything required.',
		missing: (players) => `${players} still missing`,
		hasAccount: 'has an account',
		remind: (players) => `Email a reminder to ${counted(players, 'player')}`,
		copy: 'Copy the list',
		copied: 'List copied',
		notCopied: {
			title: 'The list was not copied',
			text: 'Select it in the list and copy it from there.',
		},
		next: 'A reminder went out. You can send the next one',
		allClosed: 'What they are missing has closed and can no longer be ordered here.',
		everyTwoDays: 'One reminder every two days. Players without an account get no email: ',
		noAccounts: 'None of them has an account yet: ',
		write: 'write to their families',
		orCopy: ', or copy the list and tell them.',
		differs: (players) =>
			players === 1
				? '1 player’s order differs from the roster'
				: `${players} players’ orders differ from the roster`,
		differsText: 'The roster was changed after the order was placed.',
		seeWho: 'See who, and what can still be done',
		unpaid: (orders) => `${counted(orders, 'order')} not paid yet`,
		askHelp: (families) => `, ${families} ${families === 1 ? 'asks' : 'ask'} for help`,
		asksHelp: 'Asks for help',
		shareOf: (player) => `, share of ${player}`,
	},
	statement: {
		title: 'Statement for the booster club',
		text: 'Per item: players asked, ordered and paid, units, amounts and what it raised. Without names, unless you ask for them.',
		names: 'With a list by player, for coaches only',
		pdf: 'Download PDF',
		csv: 'Download CSV',
	},
}
