// The checklist before selling, and its tests of mail, payment keys, sales tax and shipping.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { latestNote, note } from '#accounts/service/audit.server.ts'
import { startProgress } from '#catalog/service/start-catalog.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { takeTurn } from '#database/rate-limits.server.ts'
import type { MailDependencies } from '#mail/dependencies.server.ts'
import { testMail } from '#mail/templates/staff-mails.ts'
import { Refusal } from '#kit/errors.ts'
import { isUuid } from '#kit/uuid.ts'
import {
	ProviderRefusal,
	type PaymentProvider,
	type ProviderRefund,
	type TaxPlace,
} from '#payments/contract.ts'
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
	'isSandbox' | 'isLive' | 'acceptsKeys' | 'chargeTestCard' | 'createRefund' | 'refundsOf'
>

const testCents = 100
const testLimit = { name: 'payment-tests', turns: 20, windowMs: 3_600_000 }

/** What a failed test left at the provider: a charged dollar with its key, or the key of a charge whose answer was lost. */
const Left = z.object({ paymentIntentId: z.string().optional(), key: z.string().optional() })
type Left = z.infer<typeof Left>

/** Nothing after a test that went through. */
async function leftByLastTest(context: ServiceContext): Promise<Left> {
	const last = await latestNote(context, {
		events: ['settings.tested', 'settings.test_failed'],
		subject: 'payments',
	})
	return last?.event === 'settings.test_failed' ? Left.parse(last.details) : {}
}

async function failedTest(context: ServiceContext, message: string, left: Left): Promise<Refusal> {
	await note(context, { event: 'settings.test_failed', subject: 'payments', details: left })
	return new Refusal('conflict', message)
}

type Failed = { message: string; left: Left }

/** Asks the provider; a failure is logged, noted, and becomes a refusal in words. */
async function askedOf<Answer>(
	context: ServiceContext,
	question: () => Promise<Answer>,
	{ refused, away }: { refused: Failed; away: Failed },
): Promise<Answer> {
	try {
		return await question()
	} catch (failure) {
		context.log.warn({ err: failure }, 'test of the payment keys failed')
		const { message, left } = failure instanceof ProviderRefusal ? refused : away
		throw await failedTest(context, message, left)
	}
}

/**
 * Asks the provider whether it accepts the keys; in test mode also charges $1.00 to its test card and gives it back. Real
 * money never moves. A dollar that a failed test left is given back first, in place of a second charge.
 * @param key of the form: a second press charges nothing more
 * @returns whether the charged dollar is given back or on its way; null with live keys, which charge nothing
 * @throws Refusal forbidden, too_many; conflict without keys, when the provider refuses or does not answer
 */
export async function testPayments(
	context: ServiceContext,
	provider: TestedProvider,
	key: string,
): Promise<'done' | 'pending' | null> {
	assertCan(context, backOfficePolicy, 'administer')
	if (provider.isSandbox) throw new Refusal('conflict', messages.sandbox)
	const limit = { ...testLimit, subject: context.actor.userId ?? '' }
	if (!(await inTransaction(context, ({ db, now }) => takeTurn(db, now, limit))))
		throw new Refusal('too_many', messages.testedOften)
	const left = await leftByLastTest(context)
	const refused = { message: messages.keysRefused, left }
	const away = { message: messages.providerAway, left }
	if (!(await askedOf(context, provider.acceptsKeys, { refused, away })))
		throw await failedTest(context, messages.keysRefused, left)
	const { isLive } = provider
	const refund = isLive
		? null
		: await chargeAndRefund(context, provider, { formKey: isUuid(key) ? key : randomUUID(), left })
	await note(context, { event: 'settings.tested', subject: 'payments', details: { isLive, refund } })
	return refund
}

type Charged = { paymentIntentId: string; key: string }

async function chargeAndRefund(
	context: ServiceContext,
	provider: TestedProvider,
	{ formKey, left }: { formKey: string; left: Left },
): Promise<'done' | 'pending'> {
	const { paymentIntentId: leftOver, key: leftKey = formKey } = left
	const earlier =
		leftOver && (await givenBack(context, provider, { paymentIntentId: leftOver, key: leftKey }))
	if (earlier) return earlier
	const key = leftOver ? formKey : leftKey
	const paymentIntentId = await askedOf(
		context,
		() => provider.chargeTestCard({ amountCents: testCents, currency: 'usd', key: `test ${key}` }),
		{
			refused: { message: messages.chargeRefused, left: {} },
			away: { message: messages.providerAway, left: { key } },
		},
	)
	const charged = { paymentIntentId, key }
	const refund = await givenBack(context, provider, charged)
	if (!refund) throw await failedTest(context, messages.refundRefused, charged)
	return refund
}

/** The refund of a test charge, made once. Undefined when the provider knows no such charge. */
async function givenBack(
	context: ServiceContext,
	provider: TestedProvider,
	charged: Charged,
): Promise<'done' | 'pending' | undefined> {
	// However it failed: the dollar was charged.
	const failed = { message: messages.refundRefused, left: charged }
	const refund = await askedOf(context, () => testRefund(provider, charged), {
		refused: failed,
		away: failed,
	})
	if (refund?.state === 'failed') throw await failedTest(context, failed.message, charged)
	return refund?.state
}

async function testRefund(
	{ createRefund, refundsOf }: TestedProvider,
	{ paymentIntentId, key }: Charged,
): Promise<ProviderRefund | undefined> {
	try {
		const made = await refundsOf(paymentIntentId)
		const standing = made.find(({ state }) => state !== 'failed')
		if (standing) return standing
		return await createRefund({
			// No refund of the shop has this id, so the provider's event about it changes nothing.
			refundId: key,
			orderId: '',
			paymentIntentId,
			amountCents: testCents,
			// After a failed refund another key, or the provider would return the failed one.
			key: `test refund ${key} ${made.length}`,
		})
	} catch (failure) {
		if (failure instanceof ProviderRefusal && failure.reason === 'unknown') return undefined
		throw failure
	}
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
