// What the routes of the back office share: loading a page, answering an action, reading a form.
import { data, redirect, type LoaderFunctionArgs } from 'react-router'
import { answer, noStoreData, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { refusals } from '#accounts/messages.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { mailContext } from '#mail/dependencies.server.ts'
import { paymentsContext } from '#payments/dependencies.server.ts'
import { paymentSandbox } from '#payments/sandbox/open.server.ts'
import { can } from '#policies/policy.ts'
import { backOfficePolicy } from '../policies.ts'
import { toastsIn } from '../rules/outcomes.ts'

/** Loads a page of the back office: its own data, and what every page needs. @throws a response for a refusal */
export const staffPage = <Page extends object>(
	{ context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>,
	read: (services: ServiceContext, query: URLSearchParams) => Promise<Page>,
) =>
	orNotFound(async () => ({
		...(await read(context.get(serviceContext), url.searchParams)),
		toasts: toastsIn(url.searchParams),
		publicUrl: context.get(siteContext).publicUrl,
	}))

/**
 * Runs the action and redirects.
 * @param title title of the toast when it is refused
 * @param work returns the address to redirect to
 */
export async function acted(title: string, work: () => Promise<string>) {
	const answered = await answer(title, work)
	if (answered.ok) return redirect(answered.result, 303)
	return noStoreData({ toast: answered.toast }, answered.status)
}

/** For a form with an unknown intent. */
export const notAsked = () => data(null, { status: 400 })

/** The text fields of a submitted form, by name; without NUL, which PostgreSQL rejects. */
export async function textFieldsOf(request: Request): Promise<Record<string, string>> {
	return textsAmong(await fieldsOf(request))
}

/** The same of fields that were read already. */
export const textsAmong = (fields: Readonly<Record<string, FormDataEntryValue>>): Record<string, string> =>
	Object.fromEntries(
		Object.entries(fields).flatMap(([name, value]) =>
			typeof value === 'string' ? [[name, value.replaceAll('\0', '')]] : [],
		),
	)

export const isAdminOf = ({ actor }: Pick<ServiceContext, 'actor'>): boolean =>
	can(actor, backOfficePolicy, 'administer')

/** What the shop's configuration says of the checklist. */
export const configuredIn = (context: LoaderFunctionArgs['context']) => ({
	hasMailServer: context.get(mailContext).hasMailServer ?? false,
	hasPaymentKeys: context.get(paymentSandbox) === null,
	taxServiceId: context.get(paymentsContext).taxRates.serviceId,
})

/** @throws 403 */
export function adminOnly(context: Pick<ServiceContext, 'actor'>): void {
	if (!isAdminOf(context)) throw data(refusals.role, { status: 403 })
}
