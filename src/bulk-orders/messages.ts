// Messages that coaches, players and schools read about their team's orders.
import { counted } from '#kit/plural.ts'

export const messages = {
	/** Spec §8. */
	rosterLoaded: 'Roster loaded',
	cartEmpty: 'Cart is empty',
	loadFailed: 'Failed to load team portal',
	nothingChosen: 'Choose at least one garment first',
	validationFailed: 'Validation Failed',
	redirecting: 'Redirecting to Payment',
	sessionCreated: 'Checkout session created',
	error: 'Error',
	/** Spec §5. */
	poRequired: 'PO Number required for school purchase orders',
	poReused: (poNumber: string, reference: string) =>
		`PO ${poNumber} was already used for order #${reference}.`,
	portalClosed: 'This team portal is closed. Ask your coach or contact us if something is missing.',
	cartChanged: 'Your cart was changed on another device. Please check it and confirm.',
	merged: 'This cart was changed on another device too. Both changes are in it now: please check it.',
	continued: 'Here is the cart from your other device.',
	managersOnlyPo:
		'School purchase orders are placed by coaches and school administrators. Please pay individually.',
	whoOrdersByPo:
		'Does your school pay? Its purchase orders are placed by your coach or school administrator.',
	ownOnly: 'Players order for themselves only.',
	tooMany: 'That is more than one order can take. Please split it into two.',
	notSaved: 'Your cart could not be saved just now. It is safe in this window, and we keep trying.',
	pictureGone: 'There is no such picture.',
	noDocument: 'This order has no purchase order document.',
	documentKind: 'Please use a PDF, PNG or JPEG file.',
	documentSize: 'The document is larger than 10 MB.',
	documentEmpty: 'The document is empty. Please choose the file again.',
	badCart: 'This cart could not be read. Please load the page again.',
	nobodyToRemind: 'Everybody with an account has what can still be ordered.',
	remindedToday: 'A reminder already went out within the last 24 hours. Please wait until tomorrow.',
	remindedLately: 'A reminder already went out within the last two days. No second one was sent.',
	nothingOpen: 'This order no longer waits for payments.',
	nobodyReachable:
		'None of the open shares belongs to an account. Please send those families their links yourself.',
	notReminded: 'No reminder was sent',
	reminded: (people: number) => `Reminder emailed to ${counted(people, 'player')}`,
	cancelled: 'Payment cancelled',
	cancelledDetail: 'Nothing was charged. Your cart is as you left it.',
	familyNothing: 'Choose at least one item.',
	familyTooMany: 'That was often within an hour. Please wait a little, or ask your coach.',
	familyPaidMeanwhile:
		'Your order was paid or cancelled meanwhile, so it was not changed. Look at it before you order again.',
	familyNoOrder: 'There is no order that waits for its payment any more.',
	leaveChanged:
		'An order of this player changed after you opened this page. Look at what happens now, then confirm again.',
	noPlayer: 'Player not found',
	playerJoined: 'A player joined the team.',
	joinGone: 'This order is not running any more. Choose another one.',
	joinChanged:
		'This order changed after you opened the page, for example because production has started. Nothing was added: look at what is possible now.',
	notFound: 'Team portal not found',
	takesBack: 'Undo takes it back.',
	nothingToFill: 'Nothing below is left to fill',
	nothingToLoad: 'Every player has what is required, or it is marked as not needed.',
	cellsLeft: (cells: number) =>
		`${counted(cells, 'cell was', 'cells were')} left out: ordered already, closed, or without a place in the grid.`,
	chooseMode: 'Please choose how to pay.',
} as const
