// The checklist before selling, and its tests of mail, payment keys, sales tax and shipping.
import { startProgress } from '#catalog/service/start-catalog.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import type { MailDependencies } from '#mail/dependencies.server.ts'
import { testMail } from '#mail/templates/staff-mails.ts'
import { Refusal } from '#kit/errors.ts'
import type { PaymentProvider } from '#payments/contract.ts'
import { assertCan, can } from '#policies/policy.ts'
import { latestChanges, settingsNow } from '#shop-settings/service/sections.server.ts'
import { setupSection } from '#shop-settings/rules/setup-section.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import { messages } from '../messages.ts'
import { backOfficePolicy } from '../policies.ts'
import { guideOf } from '../rules/guide.ts'
import { setupSteps, type SetupFacts, type SetupStep } from '../rules/setup.ts'
import { triedOrder, type TriedMethod } from '../rules/tried-order.ts'
import { productsThere } from '../store/setup.server.ts'

export type Configured = Pick<SetupFacts, 'hasMailServer' | 'hasPaymentKeys'>

/** Four statements at most. @throws Refusal forbidden */
export async function setupChecklist(context: ServiceContext, configured: Configured): Promise<SetupStep[]> {
	assertCan(context, backOfficePolicy, 'open')
	const changed = new Set((await latestChanges(context)).map(({ section }) => section))
	const setup = await settingsNow(context, setupSection)
	const { hasAny, hasActive } = await productsThere(context.db)
	return setupSteps({
		...configured,
		hasShop: changed.has('shop'),
		hasTax: changed.has('tax') || changed.has('prices'),
		hasShipping: changed.has('shipping') || changed.has('prices'),
		hasProduct: hasActive,
		start: setup.installed && (await startProgress(context, setup.installed)),
		isGuided:
			can(context.actor, backOfficePolicy, 'administer') &&
			guideOf({ setup, changed, hasProducts: hasAny }).isOffered,
	})
}

/** @throws Refusal forbidden; conflict without keys, when the provider does not accept them, or does not answer */
export async function testPayments(
	context: ServiceContext,
	{ isSandbox, acceptsKeys }: Pick<PaymentProvider, 'isSandbox' | 'acceptsKeys'>,
): Promise<void> {
	assertCan(context, backOfficePolicy, 'administer')
	if (isSandbox) throw new Refusal('conflict', messages.sandbox)
	const isAccepted = await acceptsKeys().catch((failure: unknown) => {
		context.log.warn({ err: failure }, 'payment provider not reached')
		throw new Refusal('conflict', messages.providerAway)
	})
	if (!isAccepted) throw new Refusal('conflict', messages.keysRefused)
}

/** What an order of $100.00 to this state costs now. @throws Refusal forbidden */
export async function tryOrder(context: ServiceContext, state: string): Promise<TriedMethod[]> {
	assertCan(context, backOfficePolicy, 'open')
	return triedOrder(await pricesNow(context), state)
}

/** @param to address of the person who asks @throws Refusal forbidden */
export async function sendSetupMail(
	context: ServiceContext,
	{ sendMail, sender }: Pick<MailDependencies, 'sendMail' | 'sender'>,
	to: string,
): Promise<void> {
	assertCan(context, backOfficePolicy, 'administer')
	await inTransaction(context, (inner) => sendMail(inner, testMail(to, sender)))
}
