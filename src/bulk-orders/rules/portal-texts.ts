// The team portal in English, with the shape of its texts in every language. The grid of coaches has a table of its own.
import { formatUsd } from '#kit/money.ts'
import { counted, plural } from '#kit/plural.ts'
import { messages } from '../messages.ts'
import type { PortalShown } from '../urls.ts'
import { orderTexts } from './family-order-texts.ts'
import type { SizeNotes } from './family-order-texts.ts'

type Titled = { title: string; text: string }

export type PortalTexts = {
	title: (team: string) => string
	breadcrumb: string
	home: string
	dashboard: string
	/** Names the links of a coach. */
	team: string
	links: Readonly<Record<'roster' | 'kit' | 'people' | 'delivery' | 'messages' | 'ordered', string>>
	inOurColors: string
	players: (count: number) => string
	ofAll: (count: number, all: number) => string
	haveAll: string
	views: string
	viewNames: Readonly<Record<PortalShown, string>>
	catalog: {
		title: string
		hints: {
			noRoster: string
			everyPlayer: (players: number) => string
			/** What a player's own garments carry. */
			own: Readonly<Record<'none' | 'name' | 'number' | 'both', string>>
		}
		hasAll: string
		toOrder: (items: string) => string
		differs: Titled
		notLinked: Titled
		enterRoster: string
		onlyMissing: string
		load: { idle: string; busy: string }
		empty: { title: string; ofCoach: string; ofPlayer: string }
	}
	closed: {
		coach: string
		player: string
		nothingNow: string
		ended: string
		endedText: string
		endedForPlayer: string
		/** A link; one of the others follows it. */
		write: string
		ifMissing: string
		forTime: string
	}
	item: {
		each: string
		name: (cents: number) => string
		number: (cents: number) => string
		notSold: string
		closed: string
		noDeadline: string
		forAll: string
		color: string
		/** Follows the color's label, for screen readers. */
		of: (model: string) => string
		size: string
		quantity: string
		choose: string
		sizeNotes: SizeNotes
		another: string
		add: string
		required: string
		ordered: string
		designed: string
		picture: (model: string) => string
		design: string
	}
	cart: {
		ofAll: string
		own: string
		saving: string
		saved: string
		empty: { coach: string; player: string }
		save: string
		clear: string
		removed: (lines: number) => string
		putBack: (lines: number) => string
		player: (place: number) => string
		before: string
		more: (shown: number, all: number) => string
	}
	all: {
		title: string
		players: (model: string) => string
		lines: (count: number) => string
		asItIs: string
		size: string
		color: string
		quantity: string
		set: string
		add: (players: number) => string
	}
	line: {
		name: string
		player: string
		number: string
		gone: string
		each: (price: string) => string
		remove: (model: string, player: string) => string
		thisPlayer: string
		pleaseRemove: string
		priceNow: (now: string, before: string) => string
	}
	summary: {
		title: string
		checkout: string
		toNext: (units: number, percent: string) => string
		raises: (percent: number) => string
		units: (count: number) => string
		unitsBeforeTax: (count: number) => string
	}
	colors: Titled
	toasts: {
		added: string
		saved: string
		hasAll: string
		loaded: (lines: number, players: number) => string
		reminded: (players: number) => string
	}
}

export const englishPortal: PortalTexts = {
	title: (team) => `${team} Team Portal`,
	breadcrumb: 'Breadcrumb',
	home: 'Home',
	dashboard: 'Team Dashboard',
	team: 'Team',
	links: {
		roster: 'Edit roster',
		kit: 'Configure kit',
		people: 'People',
		delivery: 'Delivery',
		messages: 'Messages',
		ordered: 'Who has ordered',
	},
	inOurColors: 'See the shop in our colors',
	players: (count) => plural(count, 'player'),
	ofAll: (count, all) => `${count} of ${all}`,
	haveAll: 'have everything required',
	views: 'View',
	viewNames: { players: 'Players', items: 'Items' },
	catalog: {
		title: 'Catalog',
		hints: {
			noRoster: 'Enter your roster once, and order for every player in one go.',
			everyPlayer: (players) =>
				`Check what every player gets, then load the roster: one line for ${players === 1 ? 'your 1 player' : `each of your ${players} players`}.`,
			own: {
				none: 'Choose your sizes.',
				name: 'Choose your sizes. What your team’s design prints carries your own name.',
				number: 'Choose your sizes. What your team’s design prints carries your own number.',
				both: 'Choose your sizes. What your team’s design prints carries your own name and number.',
			},
		},
		hasAll: 'You have everything your team requires.',
		toOrder: (items) => `Still to order: ${items}`,
		differs: {
			title: 'Your order differs from the roster',
			text: 'The order is already placed. Ask your coach if it has to be changed.',
		},
		notLinked: {
			title: 'Your account is not linked to the roster yet',
			text: 'You can order: type your name below. Your coach can link you to your row.',
		},
		enterRoster: 'Enter your roster first',
		onlyMissing: 'Only players who have not ordered yet',
		load: { idle: 'Load roster', busy: 'Loading…' },
		empty: {
			title: 'Nothing in the catalog yet',
			ofCoach: 'Choose what your team can order, in your own designs. Meanwhile, get the roster ready.',
			ofPlayer: 'As soon as your team’s gear is chosen, you can order it here.',
		},
	},
	closed: {
		coach: 'This team portal is closed',
		player: messages.portalClosed,
		nothingNow: 'Nothing can be ordered here now.',
		ended: 'Ordering has ended',
		endedText: 'Everything in the catalog is closed.',
		endedForPlayer: 'Ask your coach if something is missing.',
		write: 'Write to us',
		ifMissing: 'if something is missing.',
		forTime: 'if you need more time.',
	},
	item: {
		each: 'each',
		name: (cents) => `name + ${formatUsd(cents)}`,
		number: (cents) => `number + ${formatUsd(cents)}`,
		notSold: 'No longer sold',
		closed: 'Closed',
		noDeadline: 'No deadline',
		forAll: 'For every player',
		color: 'Color',
		of: (model) => ` of ${model}`,
		size: 'Size',
		quantity: 'Qty',
		choose: 'Choose',
		sizeNotes: orderTexts.en.sizeNotes,
		another: 'Order another',
		add: 'Add to my order',
		required: 'Required',
		ordered: 'Ordered',
		designed: 'In your team’s design',
		picture: (model) => `${model} in your team’s design`,
		design: 'Team design',
	},
	cart: {
		ofAll: 'Cart by player',
		own: 'Your order',
		saving: 'Saving…',
		saved: 'Saved. Pick it up on any device.',
		empty: {
			coach: 'Load the roster and every player gets a line.',
			player: 'Choose a size above and add it.',
		},
		save: 'Save cart',
		clear: 'Empty cart',
		removed: (lines) => (lines === 1 ? 'One line removed.' : `${lines} lines removed.`),
		putBack: (lines) => (lines === 1 ? 'Put it back' : 'Put them back'),
		player: (place) => `Player ${place}`,
		before: 'before. The roster has changed since.',
		more: (shown, all) => `Show ${shown} more of ${all} players`,
	},
	all: {
		title: 'Change all players at once',
		players: (model) => `${model}, all players`,
		lines: (count) => counted(count, 'line'),
		asItIs: 'As it is',
		size: 'Size for all',
		color: 'Color for all',
		quantity: 'Quantity for all',
		set: 'Set for all',
		add: (players) => `Add for ${players} more`,
	},
	line: {
		name: 'Name',
		player: 'Player',
		number: 'Number',
		gone: 'No longer in the portal',
		each: (price) => `${price} each`,
		remove: (model, player) => `Remove ${model} of ${player}`,
		thisPlayer: 'this player',
		pleaseRemove: 'Please remove it.',
		priceNow: (now, before) => `${now} each now, it was ${before}.`,
	},
	summary: {
		title: 'Summary',
		checkout: 'Checkout',
		toNext: (units, percent) => `${units} more to save ${percent}`,
		raises: (percent) => `${percent} % goes to your team, on spirit wear and on designs that raise funds.`,
		units: (count) => counted(count, 'unit'),
		unitsBeforeTax: (count) => `${counted(count, 'unit')}, before tax`,
	},
	colors: {
		title: 'The whole shop in your colors',
		text: 'Pick your team’s two colors once: every list, search and product shows them until you switch back.',
	},
	toasts: {
		added: 'Added to cart',
		saved: 'Cart saved',
		hasAll: 'Everybody has what you chose already.',
		loaded: (lines, players) =>
			`${counted(lines, 'line')} added, ${counted(players, 'player')} on the roster.`,
		reminded: messages.reminded,
	},
}
