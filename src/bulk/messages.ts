// What coaches, players and schools are told of their team's orders.

export const messages = {
	/** Spec §8. */
	rosterLoaded: 'Roster loaded',
	cartEmpty: 'Cart is empty',
	loadFailed: 'Failed to load team portal',
	nothingChosen: 'Choose at least one garment first',
	validationFailed: 'Validation Failed',
	signInTitle: 'Authentication Required',
	signIn: 'Please log in to complete your order',
	redirecting: 'Redirecting to Payment',
	sessionCreated: 'Checkout session created',
	submitted: 'Order Submitted',
	awaiting: (reference: string) => `Order #${reference} awaiting approval`,
	error: 'Error',
	/** Spec §5. */
	poRequired: 'PO Number required for school purchase orders',
	poReused: (poNumber: string, reference: string) =>
		`PO ${poNumber} was already used for order #${reference}.`,
	portalClosed: 'This team portal is closed. Ask your coach or contact us if something is missing.',
	cartChanged: 'Your cart has changed on another device. Please look at it again and confirm.',
	overtaken: 'This cart was changed on another device too. What you see here is what counts now.',
	continued: 'You are going on with the cart from your other device.',
	managersOnlyPo:
		'School purchase orders are placed by coaches and school administrators. Please pay individually.',
	ownOnly: 'Players order for themselves only.',
	tooMany: 'That is more than one order can take. Please split it into two.',
	notSaved: 'Your cart is kept in this window, but the shop did not answer. We keep trying.',
	pictureGone: 'There is no such picture.',
	noDocument: 'This order has no purchase order document.',
	documentKind: 'Please use a PDF, PNG or JPEG file.',
	documentSize: 'The document is larger than 10 MB.',
	documentEmpty: 'The document is empty. Please choose the file again.',
	badCart: 'This cart could not be read. Please load the page again.',
	nobodyToRemind: 'Everybody with an account has ordered already.',
	remindedToday: 'A reminder went out within the last 24 hours. Please wait until tomorrow.',
	notReminded: 'No reminder was sent',
	reminded: (people: number) => `Reminder sent to ${people} ${people === 1 ? 'account' : 'accounts'}`,
	cancelled: 'Payment cancelled',
	cancelledDetail: 'Nothing was charged. Your cart is as you left it.',
	chooseMode: 'Please choose how to pay.',
} as const
