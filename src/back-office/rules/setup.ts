// What a shop needs before it sells, and whether it has it.
import { counted } from '#kit/plural.ts'
import { guideUrl } from './guide.ts'

export type SetupFacts = {
	/** The owner has saved the shop's name and address. */
	hasShop: boolean
	/** The owner has saved rates, in the price list or on their own page. */
	hasTax: boolean
	/** The chosen tax service; null where the owner's own rates hold. */
	taxService: TaxServiceState | null
	hasShipping: boolean
	/** The owner has saved what the shop says: legal texts, returns, about us. */
	hasTexts: boolean
	hasMailServer: boolean
	/** Payment keys of a provider; without them the sandbox takes no money. */
	hasPaymentKeys: boolean
	hasProduct: boolean
	/** Products of the start catalog that are in the shop, of how many; null when it was not asked for. */
	start: { added: number; wanted: number } | null
	/** The guided setup is open: what it sets is set there. */
	isGuided: boolean
}

export type TaxServiceState = {
	name: string
	hasKeys: boolean
	/** How often it did not answer within the hour. */
	failures: number
}

function taxText({ hasTax, taxService }: SetupFacts): string {
	if (!hasTax) return 'Sales tax is still the rate that the shop began with.'
	if (!taxService) return 'Set.'
	const { name, hasKeys, failures } = taxService
	if (!hasKeys) return `${name} is chosen, but its payment keys are not set: your own rates are charged.`
	if (failures > 0)
		return `${name} did not answer ${counted(failures, 'time')} within the last hour. Your own rates were charged where you have them; in other states nobody could order.`
	return `${name} says the rate of each order.`
}

const hasTaxTrouble = ({ taxService }: SetupFacts): boolean =>
	taxService !== null && (!taxService.hasKeys || taxService.failures > 0)

export type SetupStep = {
	id: 'shop' | 'texts' | 'tax' | 'shipping' | 'product' | 'mail' | 'payments'
	title: string
	isDone: boolean
	text: string
	href: string | null
}

function productText({ hasProduct, start }: SetupFacts): string {
	if (start && start.added < start.wanted)
		return `${start.added} of ${start.wanted} products of the start catalog are in the shop, the others follow.`
	if (start) return 'The start catalog is in the shop. Check its prices and stock: they are examples.'
	return hasProduct ? 'At least one product is published.' : 'No product is published yet.'
}

/** A further thing that a shop needs is an entry here. */
export const setupSteps = (facts: SetupFacts): SetupStep[] => [
	{
		id: 'shop',
		title: 'Name and address',
		isDone: facts.hasShop,
		text: facts.hasShop ? 'Set.' : 'The shop still has the name and address that it began with.',
		href: facts.isGuided ? guideUrl('shop') : '/admin/settings/shop',
	},
	{
		id: 'texts',
		title: 'Texts',
		isDone: facts.hasTexts,
		text: facts.hasTexts
			? 'Set.'
			: 'Terms, privacy, returns and about us are still those that the shop began with, under the law of Ohio: make them yours.',
		href: '/admin/settings/texts',
	},
	{
		id: 'tax',
		title: 'Sales tax',
		isDone: facts.hasTax && !hasTaxTrouble(facts),
		text: taxText(facts),
		href: '/admin/settings/tax',
	},
	{
		id: 'shipping',
		title: 'Shipping',
		isDone: facts.hasShipping,
		text: facts.hasShipping ? 'Set.' : 'Shipping is still the method that the shop began with.',
		href: '/admin/settings/shipping',
	},
	{
		id: 'product',
		title: 'A product for sale',
		isDone: facts.hasProduct,
		text: productText(facts),
		href: facts.isGuided && !facts.hasProduct ? guideUrl('catalog') : '/admin/products',
	},
	{
		id: 'mail',
		title: 'Mail',
		isDone: facts.hasMailServer,
		text: facts.hasMailServer
			? 'A mail server is set.'
			: 'No mail server is set: SMTP_URL and MAIL_FROM in the configuration.',
		href: null,
	},
	{
		id: 'payments',
		title: 'Payments',
		isDone: facts.hasPaymentKeys,
		text: facts.hasPaymentKeys
			? 'Keys of a payment provider are set.'
			: 'No payment keys are set, so the sandbox takes cards and no money moves: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET in the configuration.',
		href: null,
	},
]
