// What each event of the two logs says after its person: "refunded $12.50 of {order}". Words in braces become links.
import { formatUsd, signedUsd } from '#kit/money.ts'
import { counted } from '#kit/plural.ts'
import { sectionNames } from '#shop-settings/rules/section.ts'
import { isRole, roleNames } from './list-filters.ts'

const settingsNames = new Map<unknown, string>(Object.entries(sectionNames))

export type Details = Readonly<Record<string, unknown>>
type Words = string | ((details: Details) => string)

const numberIn = (details: Details, name: string): number => {
	const value = details[name]
	return typeof value === 'number' ? value : 0
}
const amount = (details: Details) => formatUsd(numberIn(details, 'amountCents'))
const of = (name: string, one: string) => (details: Details) => counted(numberIn(details, name), one)
const role = ({ role: held }: Details): string =>
	typeof held === 'string' && isRole(held) ? roleNames[held].toLowerCase() : 'member'
const promotionName = ({ name }: Details): string => (typeof name === 'string' ? `“${name}”` : 'of the shop')
const players = of('players', 'player')
const textOr = (value: unknown, other: string): string => (typeof value === 'string' ? value : other)
const keyIn = ({ name, prefix }: Details): string =>
	`“${textOr(name, 'without a name')}” (${textOr(prefix, 'fhk_')}…)`
const operationIn = ({ key, operation }: Details): string =>
	`${textOr(operation, 'an operation')} with the key “${textOr(key, 'without a name')}”`
const hostIn = ({ host }: Details): string => (typeof host === 'string' ? host : 'other software')

const featuredWords: Readonly<Record<string, string>> = {
	add: 'featured {product}',
	remove: 'took {product} out of the featured products',
}
const homeWords: Readonly<Record<string, string>> = {
	add: 'put {collection} on the home page',
	remove: 'took {collection} off the home page',
}

/** Of the shop's log, by event. */
export const shopSentences: Readonly<Record<string, Words>> = {
	'order.opened': 'looked at {order}',
	'order.start': 'started production of {order}',
	'order.ship': 'marked {order} as shipped',
	'order.deliver': 'marked {order} as delivered',
	'order.cancel': 'cancelled {order}',
	'order.refund': (details) => `refunded ${amount(details)} of {order}`,
	'order.received': (details) => `recorded ${amount(details)} that came in for {order}`,
	'order.received_withdrawn': (details) => `took back the record of ${amount(details)} for {order}`,
	'order.note': 'wrote a note on {order}',
	'order.tagged': 'tagged {order}',
	'order.untagged': 'removed a tag from {order}',
	'order.passed_on': 'left, and {order} went to another person of the team',
	'order.shares_reminded': (details) =>
		`reminded ${counted(numberIn(details, 'accounts'), 'family', 'families')} of open shares of {order}`,
	'orders.searched_by_player': (details) => `looked for orders of a player and found ${found(details)}`,
	'approval.approved': 'approved {order}',
	'approval.changes_requested': 'asked for changes of {order}',
	'approval.opened': 'looked at an approval',
	'approval.voided': 'changed {order} after its approval, which has to be given again',
	'approvals.listed': 'looked at the list of approvals',
	'promotion.made': (details) => `made the promotion ${promotionName(details)}`,
	'promotion.changed': (details) => `changed the promotion ${promotionName(details)}`,
	'promotion.off': (details) => `turned off the promotion ${promotionName(details)}`,
	'promotion.on': (details) => `turned on the promotion ${promotionName(details)}`,
	'vote.created': (details) => `asked for votes on ${of('designs', 'design')(details)}`,
	'vote.closed': 'closed a vote between designs',
	'vote.deleted': 'deleted a vote between designs',
	'together.invited': 'invited {person} to edit a design together',
	'together.removed': 'removed {person} from a design that they edited together',
	'together.restored': 'let {person} edit a design together again',
	'portal.opened': 'looked at {portal}',
	'portal.created': 'opened {portal}',
	'portal.changed': 'changed the settings of {portal}',
	'portal.delivery': 'changed where {portal} has its orders sent',
	'portal.reminded': (details) => `reminded ${of('accounts', 'player')(details)} of {portal} to order`,
	'portals.listed': 'looked at the list of portals',
	'request.opened': 'looked at {request}',
	'request.accepted': 'accepted {request}',
	'request.declined': 'declined {request}',
	'catalog.added': 'added a product to the catalog of {portal}',
	'catalog.changed': 'changed a product in the catalog of {portal}',
	'catalog.ordered': 'changed the order of the catalog of {portal}',
	'catalog.removed': 'removed a product from the catalog of {portal}',
	'catalog.orders_changed': (details) =>
		`gave ${of('pieces', 'ordered piece')(details)} of {portal} the new design`,
	'catalog.imported': (details) =>
		`imported a file that changed ${of('variants', 'size')(details)} and ${of('prices', 'price')(details)}`,
	'kit.submitted': (details) => `sent a kit of ${of('items', 'product')(details)} for {portal}`,
	'kit.published': (details) => `published a kit of ${of('items', 'product')(details)} for {portal}`,
	'kit.returned': 'sent the kit of {portal} back to its coach',
	'designs.passed_on': 'passed designs of {portal} on to another coach',
	'person.invited': (details) => `invited a ${role(details)} to {portal}`,
	'invite.revoked': 'revoked an invitation to {portal}',
	'person.joined': (details) => `added {person} to {portal} as ${role(details)}`,
	'person.removed': (details) => `removed {person} from {portal}, who was ${role(details)}`,
	'person.opened': 'looked at the page of {person}',
	'person.signed_out': (details) => `signed {person} out on ${of('sessions', 'device')(details)}`,
	'person.role_given': (details) => `made {person} ${role(details)}`,
	'person.role_taken': (details) => `took the role ${role(details)} from {person}`,
	'staff.invited': (details) => `invited someone to work here as ${role(details)}`,
	'staff.invited_again': (details) => `sent an invitation to work here as ${role(details)} again`,
	'staff.invitation_withdrawn': (details) => `withdrew an invitation to work here as ${role(details)}`,
	'staff.joined': (details) => `accepted an invitation and became ${role(details)}`,
	'person.noted': 'wrote a note about {person}',
	'person.note_deleted': 'deleted a note about {person}',
	'person.exported': 'downloaded all data of {person}',
	'person.deletion_requested': 'started the deletion of the account of {person}',
	'person.deletion_canceled': 'kept the account of {person}, which was to be deleted',
	'people.searched': (details) => `looked for people and found ${found(details)}`,
	'people.customers_imported': (details) =>
		`imported a file of customers: ${of('customers', 'new account')(details)}`,
	'people.customer_import_undone': (details) => `undid an import of ${of('customers', 'customer')(details)}`,
	'roster.saved': (details) => `saved the roster of {portal}: ${players(details)}`,
	'roster.added': (details) => `added ${players(details)} to the roster of {portal}`,
	'roster.started': (details) => `took ${players(details)} over from the last season of {portal}`,
	'roster.confirmed': 'confirmed a player of {portal} by the family’s link',
	'roster.left': 'took a player who left off the roster of {portal}',
	'roster.back': 'put a player back on the roster of {portal}',
	'roster.links_made': 'made links for the families of {portal}',
	'roster.links_revoked': 'revoked links of the families of {portal}',
	'roster.account_linked': 'linked an account with a player of {portal}',
	'families.started': 'started messages to the families of {portal}',
	'families.paused': 'paused messages to the families of {portal}',
	'families.limited': 'changed how often the families of {portal} are written to',
	'families.reminded': (details) => `reminded the families of {portal}: ${of('sent', 'message')(details)}`,
	'families.told_ready': (details) =>
		`wrote to the families of {portal} that their order is ready: ${of('sent', 'message')(details)}`,
	'participation.statement': 'downloaded the participation of {portal}',
	'fundraising.statement': 'downloaded the fundraising statement of {portal}',
	'fundraising.requested': (details) => `asked for a payout of ${amount(details)} to {portal}`,
	'fundraising.request_withdrawn': 'withdrew a request for a payout to {portal}',
	'fundraising.request_approved': 'approved a payout to {portal}',
	'fundraising.request_declined': 'declined a payout to {portal}',
	'fundraising.paid_out': (details) => `paid ${amount(details)} out to {portal}`,
	'fundraising.payout_reversed': (details) => `reversed a payout of ${amount(details)} to {portal}`,
	'fundraiser.saved': 'saved the fundraiser of {portal}',
	'store.saved': ({ isOn }) =>
		isOn === true
			? 'put the store of {portal} on the school’s website'
			: 'took the store of {portal} off the school’s website',
	'fundraiser.name_hidden': 'took a donor’s name off the page of {portal}',
	'fundraiser.name_shown': 'put a donor’s name back on the page of {portal}',
	'product.created': 'made {product} as a draft',
	'product.started': 'added {product} from the start catalog',
	'catalog.started': (details) =>
		`started to install the start catalog of ${of('products', 'product')(details)}`,
	'product.changed': ({ priceFromCents: from, priceToCents: to }) =>
		typeof from === 'number' && typeof to === 'number' && from !== to
			? `changed {product}, its price from ${formatUsd(from)} to ${formatUsd(to)}`
			: 'changed {product}',
	'product.sale_started': 'charged the sale price of {product}',
	'product.sale_ended': 'ended the sale of {product}',
	'product.cells': 'changed colors, sizes or SKUs of {product}',
	'product.look': 'gave {product} another look',
	'product.search': 'changed what search shows of {product}',
	'product.size_chart': 'changed the size chart of {product}',
	'product.photos': 'changed photos of {product}',
	'product.status': ({ to }) =>
		to === 'active' ? 'put {product} into the shop' : 'took {product} out of the shop',
	'product.lead_times': (details) => `changed lead times of {product}: ${of('variants', 'size')(details)}`,
	'product.featured': ({ step }) =>
		featuredWords[String(step)] ?? 'changed the place of {product} in its list',
	'collection.created': 'made {collection} as a draft',
	'collection.changed': 'changed {collection}',
	'collection.products': ({ step }) =>
		step === 'add'
			? 'added a product to {collection}'
			: `${step === 'remove' ? 'removed a product from' : 'ordered the products of'} {collection}`,
	'collection.status': ({ to }) =>
		to === 'active' ? 'published {collection}' : 'took {collection} back into a draft',
	'collection.home': ({ step }) => homeWords[String(step)] ?? 'moved {collection} on the home page',
	'collection.deleted': 'deleted a collection',
	'post.created': 'made {post} as a draft',
	'post.changed': 'changed {post}',
	'post.status': ({ to }) => (to === 'published' ? 'published {post}' : 'took {post} back into a draft'),
	'post.deleted': 'deleted a post of the blog',
	'catalog.products_imported': (details) => `imported a file of ${of('products', 'product')(details)}`,
	'catalog.import_undone': (details) => `undid an import of ${of('products', 'product')(details)}`,
	'stock.counted': (details) => `changed the stock of {product}: ${of('variants', 'size')(details)}`,
	'stock.received': (details) => `received ${of('units', 'unit')(details)} of {product}`,
	'stock.adjusted': (details) => `adjusted the stock of {product} by ${of('units', 'unit')(details)}`,
	'purchase.opened': (details) => `made {purchase} over ${of('units', 'unit')(details)}`,
	'purchase.received': (details) => `received ${of('units', 'unit')(details)} of {purchase}`,
	'purchase.closed': 'closed {purchase}',
	'purchase.canceled': 'canceled {purchase}',
	'quote.created': 'made {quote}',
	'quote.opened': 'looked at {quote}',
	'quote.saved': (details) => {
		const [prices, off] = [numberIn(details, 'agreedPrices'), numberIn(details, 'discountCents')]
		const agreed = [
			...(prices > 0
				? [`${counted(prices, 'agreed price')} (${signedUsd(numberIn(details, 'differenceCents'))})`]
				: []),
			...(off > 0 ? [`a discount of ${formatUsd(off)}`] : []),
		]
		const total = `saved {quote} over ${formatUsd(numberIn(details, 'totalCents'))}`
		return agreed.length === 0 ? total : `${total}, with ${agreed.join(' and ')}`
	},
	'quote.sent': 'sent {quote} to its customer',
	'quote.link_renewed': 'replaced the link of {quote}',
	'quote.withdrawn': 'withdrew {quote}',
	'quote.ordered': 'placed the order of {quote} for its customer',
	'quote.accepted': 'accepted {quote}',
	'quote.declined': 'declined {quote}',
	'settings.changed': (details) =>
		`changed ${settingsNames.get(details['section']) ?? 'settings'}: ${of('changes', 'change')(details)}`,
	'translations.changed': (details) =>
		`changed ${counted(numberIn(details, 'saved') + numberIn(details, 'deleted'), 'Spanish text')} of the shop`,
	'settings.tested': ({ isLive, refund }) => {
		if (isLive === true) return 'tested the payment keys'
		return refund === 'pending'
			? 'charged $1.00 in test mode; its refund is pending'
			: 'charged and refunded $1.00 in test mode'
	},
	'settings.test_failed': ({ paymentIntentId }) =>
		paymentIntentId === undefined
			? 'tested the payment keys: the test failed'
			: 'tested the payment keys: the test failed, $1.00 is charged in test mode and not refunded',
	'report.exported': 'downloaded a report',
	'batch.exported': (details) => `downloaded the files of ${of('jobs', 'job')(details)}`,
	'message.answered': 'answered {message}',
	'message.reopened': 'marked {message} as not answered',
	'message.deleted': 'deleted a visitor’s message',
	'message.noted': 'wrote a note on {message}',
	'mail.resent': 'sent a failed mail again',
	'job.retried': 'tried a failed job again',
	'task.done': 'marked a task as done',
	'api.key_made': (details) => `made the API key ${keyIn(details)}`,
	'api.key_revoked': (details) => `revoked the API key ${keyIn(details)}`,
	'api.wrote': (details) => `changed something by the API: ${operationIn(details)}`,
	'api.read': (details) => `read data of people by the API: ${operationIn(details)}`,
	'webhook.added': (details) => `added the webhook to ${hostIn(details)}`,
	'webhook.changed': (details) => `changed the webhook to ${hostIn(details)}`,
	'webhook.rotated': (details) => `rotated the secret of the webhook to ${hostIn(details)}`,
	'webhook.paused': (details) => `paused the webhook to ${hostIn(details)}`,
	'webhook.resumed': (details) => `resumed the webhook to ${hostIn(details)}`,
	'webhook.stopped': (details) => `paused the webhook to ${hostIn(details)}, which did not take events`,
	'webhook.deleted': (details) => `deleted the webhook to ${hostIn(details)}`,
	'webhook.tested': (details) => `sent a test event to ${hostIn(details)}`,
	'webhook.resent': (details) => `sent an event to ${hostIn(details)} again`,
}

function found(details: Details): string {
	return String(numberIn(details, 'found'))
}

/** Who acts without an account, by a link that was mailed. */
export const linkHolders: Readonly<Record<string, string>> = {
	'quote.accepted': 'The customer',
	'quote.declined': 'The customer',
	'roster.confirmed': 'A family',
}

/** Of the log of accounts, by event. */
export const accountSentences: Readonly<Record<string, string>> = {
	signed_up: 'signed up',
	signed_in: 'signed in',
	sign_in_failed: 'failed to sign in',
	signed_out: 'signed out',
	refresh_token_reused: 'used a session’s key twice, which ended the session',
	password_changed: 'changed the password',
	recovery_requested: 'asked for a new password',
	sign_in_mail_requested: 'asked for a mail to sign in',
	mail_resent: 'asked for the mail again',
	reauthentication_requested: 'asked for a code to confirm a change',
	email_confirmed: 'confirmed the email address',
	email_change_requested: 'asked to change the email address',
	email_changed: 'changed the email address',
	phone_changed: 'changed the phone number',
	user_updated: 'changed the account',
	factor_enrolled: 'began to set up a second step',
	factor_verified: 'passed the second step',
	factor_code_wrong: 'typed a wrong code for the second step',
	factor_removed: 'removed a second step',
	identity_linked: 'linked another way to sign in',
	identity_removed: 'removed a way to sign in',
	user_created_by_admin: 'had an account made by staff',
	user_changed_by_admin: 'had the account changed by staff',
	user_deleted: 'was deleted',
	deletion_requested: 'asked to be deleted',
	deletion_canceled: 'kept the account',
	data_exported: 'had all data downloaded',
	role_granted: 'got a role',
	role_revoked: 'lost a role',
}

/** What an entry says; its event for one that a later or earlier version wrote. */
export function sentenceOf(event: string, details: Details): string {
	const words = Object.hasOwn(shopSentences, event) ? shopSentences[event] : undefined
	if (words !== undefined) return typeof words === 'string' ? words : words(details)
	const happened = Object.hasOwn(accountSentences, event) ? accountSentences[event] : undefined
	return happened ?? `did something else: ${event}`
}

/** Kinds of events of the shop's log, by the name before the dot. */
export const eventKinds: Readonly<Record<string, string>> = {
	order: 'Orders',
	orders: 'Searches of orders',
	approval: 'Approvals',
	approvals: 'Lists of approvals',
	portal: 'Portals',
	portals: 'Lists of portals',
	request: 'Portal requests',
	catalog: 'Team catalogs and imports',
	kit: 'Kits',
	designs: 'Designs passed on',
	person: 'People',
	people: 'Searches of people, imports of customers',
	staff: 'Invitations of staff',
	invite: 'Invitations',
	roster: 'Rosters',
	families: 'Messages to families',
	participation: 'Participation',
	fundraising: 'Fundraising money',
	fundraiser: 'Fundraiser pages',
	store: 'Stores on websites',
	product: 'Products',
	collection: 'Collections',
	post: 'Posts of the blog',
	stock: 'Stock',
	purchase: 'Supplier orders',
	quote: 'Quotes',
	settings: 'Settings',
	translations: 'Spanish texts',
	promotion: 'Promotions',
	vote: 'Votes on designs',
	together: 'Designing together',
	report: 'Reports',
	batch: 'Production files',
	message: 'Messages of visitors',
	mail: 'Mail',
	job: 'Jobs',
	task: 'Tasks',
	api: 'API',
	webhook: 'Webhooks',
}
