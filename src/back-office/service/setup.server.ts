// The checklist before selling, and its test mail.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import type { MailDependencies } from '#mail/dependencies.server.ts'
import { testMail } from '#mail/templates/staff-mails.ts'
import { assertCan } from '#policies/policy.ts'
import { latestChanges } from '#shop-settings/service/sections.server.ts'
import { backOfficePolicy } from '../policies.ts'
import { setupSteps, type SetupFacts, type SetupStep } from '../rules/setup.ts'
import { hasActiveProduct } from '../store/setup.server.ts'

type Configured = Pick<SetupFacts, 'hasMailServer' | 'hasPaymentKeys'>

/** Two statements. @throws Refusal forbidden */
export async function setupChecklist(context: ServiceContext, configured: Configured): Promise<SetupStep[]> {
	assertCan(context, backOfficePolicy, 'open')
	const changed = new Set((await latestChanges(context)).map(({ section }) => section))
	return setupSteps({
		...configured,
		hasShop: changed.has('shop'),
		hasTax: changed.has('tax') || changed.has('prices'),
		hasShipping: changed.has('shipping') || changed.has('prices'),
		hasProduct: await hasActiveProduct(context.db),
	})
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
