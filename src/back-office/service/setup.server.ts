// The checklist before selling, and its tests of mail, payment keys, sales tax and shipping.
import { randomUUID } from 'node:crypto'
import { note } from '#accounts/service/audit.server.ts'
import { startProgress } from '#catalog/service/start-catalog.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { takeTurn } from '#database/rate-limits.server.ts'
import type { MailDependencies } from '#mail/dependencies.server.ts'
import { testMail } from '#mail/templates/staff-mails.ts'
import { Refusal } from '#kit/errors.ts'
import { isUuid } from '#kit/uuid.ts'
import { ProviderRefusal, type PaymentProvider, type TaxPlace } from '#payments/contract.ts'
import type { PaymentDependencies } from '#payments/dependencies.server.ts'
import { taxesAt, taxFailures } from '#payments/service/tax.server.ts'
import { taxServices, type TaxServiceId } from '#pricing/states.ts'
import { assertCan, can } from '#policies/policy.ts'
import { latestChanges, settingsNow } from '#shop-settings/service/sections.server.ts'
import { taxSection } from '#shop-settings/rules/delivery-lines.ts'
import { setupSection } from '#shop-settings/rules/setup-section.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import { messages } from '../messages.ts'
import { backOfficePolicy } from '../policies.ts'
import { guideOf } from '../rules/guide.ts'
import { setupSteps, type SetupFacts, type SetupStep, type TaxServiceState } from '../rules/setup.ts'
import { pickUpPlaces, triedOrder, type TriedMethod } from '../rules/tried-order.ts'
import { productsThere } from '../store/setup.server.ts'

export type Configured = Pick<SetupFacts, 'hasMailServer' | 'hasPaymentKeys'> & {
	/** The tax service whose keys are set. */
	taxServiceId: TaxServiceId | null
}

/** Null where the owner's own rates hold. */
async function taxServiceOf(
	context: ServiceContext,
	{ taxServiceId }: Pick<Configured, 'taxServiceId'>,
): Promise<TaxServiceState | null> {
	const { service } = await settingsNow(context, taxSection)
	if (!service) return null
	return {
		name: taxServices[service.id],
		hasKeys: taxServiceId === service.id,
		failures: await taxFailures(context),
	}
}

/** A constant number of statements. @throws Refusal forbidden */
export async function setupChecklist(
	context: ServiceContext,
	{ taxServiceId, ...configured }: Configured,
): Promise<SetupStep[]> {
	assertCan(context, backOfficePolicy, 'open')
	const changed = new Set((await latestChanges(context)).map(({ section }) => section))
	const setup = await settingsNow(context, setupSection)
	const { hasAny, hasActive } = await productsThere(context.db)
	return setupSteps({
		...configured,
		hasShop: changed.has('shop'),
		hasTax: changed.has('tax') || changed.has('prices'),
		taxService: await taxServiceOf(context, { taxServiceId }),
		hasShipping: changed.has('shipping') || changed.has('prices'),
		hasTexts: changed.has('texts'),
		hasProduct: hasActive,
		start: setup.installed && (await startProgress(context, setup.installed)),
		isGuided:
			can(context.actor, backOfficePolicy, 'administer') &&
			guideOf({ setup, changed, hasProducts: hasAny }).isOffered,
	})
}

export type TestedProvider = Pick<
	PaymentProvider,
	'isSandbox' | 'isLive' | 'acceptsKeys' | 'chargeTestCard' | 'createRefund'
>

const testCents = 100
const testLimit = { name: 'payment-tests', turns: 20, windowMs: 3_600_000 }

/** Asks the provider; a failure is logged and becomes a refusal in words. */
async function askedOf<Answer>(
	{ log }: ServiceContext,
	question: () => Promise<Answer>,
	{ refused, away = messages.providerAway }: { refused: string; away?: string },
): Promise<Answer> {
	try {
		return await question()
	} catch (failure) {
		log.warn({ err: failure }, 'test of the payment keys failed')
		throw new Refusal('conflict', failure instanceof ProviderRefusal ? refused : away)
	}
}

/**
 * Asks the provider whether it accepts the keys; in test mode also charges $1.00 to its test card and gives it back. Real
 * money never moves.
 * @param key of the form: a second press charges nothing more
 * @returns whether the dollar was charged and given back
 * @throws Refusal forbidden, too_many; conflict without keys, when the provider refuses or does not answer
 */
export async function testPayments(
	context: ServiceContext,
	provider: TestedProvider,
	key: string,
): Promise<{ isCharged: boolean }> {
	assertCan(context, backOfficePolicy, 'administer')
	if (provider.isSandbox) throw new Refusal('conflict', messages.sandbox)
	const limit = { ...testLimit, subject: context.actor.userId ?? '' }
	if (!(await inTransaction(context, ({ db, now }) => takeTurn(db, now, limit))))
		throw new Refusal('too_many', messages.testedOften)
	if (!(await askedOf(context, provider.acceptsKeys, { refused: messages.keysRefused })))
		throw new Refusal('conflict', messages.keysRefused)
	if (!provider.isLive) await chargeAndRefund(context, provider, isUuid(key) ? key : randomUUID())
	await note(context, { event: 'settings.tested', subject: 'payments', details: { isLive: provider.isLive } })
	return { isCharged: !provider.isLive }
}

async function chargeAndRefund(
	context: ServiceContext,
	{ chargeTestCard, createRefund }: TestedProvider,
	key: string,
): Promise<void> {
	const charge = { amountCents: testCents, currency: 'usd', key: `test ${key}` }
	const paymentIntentId = await askedOf(context, () => chargeTestCard(charge), {
		refused: messages.chargeRefused,
	})
	const { state } = await askedOf(
		context,
		() =>
			createRefund({
				// No refund of the shop has this id, so the provider's event about it changes nothing.
				refundId: key,
				orderId: '',
				paymentIntentId,
				amountCents: testCents,
				key: `test refund ${key}`,
			}),
		// However it failed: the dollar was charged.
		{ refused: messages.refundRefused, away: messages.refundRefused },
	)
	if (state === 'failed') throw new Refusal('conflict', messages.refundRefused)
}

export type Tried = {
	methods: TriedMethod[]
	/** Why there is none; null otherwise. */
	problem: string | null
}

/** What an order of $100.00 to this place costs now. @throws Refusal forbidden */
export async function tryOrder(
	context: ServiceContext,
	payments: Pick<PaymentDependencies, 'taxRates'>,
	place: TaxPlace,
): Promise<Tried> {
	assertCan(context, backOfficePolicy, 'open')
	const prices = await pricesNow(context)
	if (!prices.tax.service) return { methods: triedOrder(prices, place, []), problem: null }
	if (!/^\d{5}$/.test(place.zip)) return { methods: [], problem: messages.zipNeeded }
	const [there, ...others] = await taxesAt(context, payments, [place, ...pickUpPlaces(prices)])
	if (there?.problem) return { methods: [], problem: there.problem }
	return { methods: triedOrder(prices, place, there ? [there, ...others] : []), problem: null }
}

/** @param to address of the person who asks @throws Refusal forbidden; conflict without a mail server */
export async function sendSetupMail(
	context: ServiceContext,
	{ sendMail, sender, keepsMails = false }: Pick<MailDependencies, 'sendMail' | 'sender' | 'keepsMails'>,
	to: string,
): Promise<void> {
	assertCan(context, backOfficePolicy, 'administer')
	if (keepsMails) throw new Refusal('conflict', messages.noMailServer)
	await inTransaction(context, (inner) => sendMail(inner, testMail(to, sender)))
}
