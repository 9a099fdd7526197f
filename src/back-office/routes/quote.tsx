// /admin/quotes/{id}: one quote. Works without scripts: its forms are plain ones.
import { redirect } from 'react-router'
import type { ServiceContext } from '#database/context.server.ts'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { languageIn } from '#kit/language.ts'
import { paymentsContext, type PaymentDependencies } from '#payments/dependencies.server.ts'
import { saveQuote } from '#quotes/service/edit.server.ts'
import { orderNow, renewLink, sendQuote, withdrawQuote } from '#quotes/service/send.server.ts'
import { quoteForStaff } from '#quotes/service/views.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { FocusedErrors } from '#ui/error-summary.tsx'
import { notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { QuoteEditor } from '../components/quotes/quote-editor.tsx'
import { QuoteBadge } from '../components/quotes/quote-table.tsx'
import { doneHref } from '../rules/outcomes.ts'
import { findHref, findIn, quoteErrors, quoteIn } from '../rules/quote-form.ts'
import { adminOrderUrl, adminPersonUrl, adminQuoteUrl } from '../urls.ts'
import type { Route } from './+types/quote'

export const headers = noStoreHeaders

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, (services, query) =>
		quoteForStaff(services, context.get(paymentsContext), {
			quoteId: params.quoteId,
			find: findIn(query),
		}),
	)

type Fields = Record<string, string>
type At = { services: ServiceContext; payments: PaymentDependencies; quoteId: string }
/** `work` returns the address to redirect to. */
type StaffAction = { title: string; work: (at: At, fields: Fields) => Promise<string> }

async function save({ services, payments, quoteId }: At, fields: Fields): Promise<void> {
	const form = quoteIn(fields)
	if ('problem' in form) throw new Refusal('invalid', form.problem)
	await saveQuote(services, payments, { quoteId, ...form })
}

const seenIn = (quoteId: string, { version = '' }: Fields) => ({ quoteId, seenVersion: Number(version) })

const notSaved = 'The quote was not saved'

const staffActions: Readonly<Record<string, StaffAction>> = {
	save: {
		title: notSaved,
		work: async (at, fields) => {
			await save(at, fields)
			return doneHref(adminQuoteUrl(at.quoteId), 'quote-saved')
		},
	},
	find: {
		title: notSaved,
		work: async (at, fields) => {
			await save(at, fields)
			return findHref(at.quoteId, fields.find ?? '')
		},
	},
	add: {
		title: 'The product was not added',
		work: async (at, fields) => {
			await save(at, fields)
			return doneHref(adminQuoteUrl(at.quoteId), 'quote-line-added')
		},
	},
	send: {
		title: 'The quote was not sent',
		work: async ({ services, payments, quoteId }, fields) => {
			await sendQuote(services, payments.orders, {
				...seenIn(quoteId, fields),
				language: languageIn(fields.language),
			})
			return doneHref(adminQuoteUrl(quoteId), 'quote-sent')
		},
	},
	renew: {
		title: 'The link was not replaced',
		work: async ({ services, payments, quoteId }, fields) => {
			await renewLink(services, payments.orders, seenIn(quoteId, fields))
			return doneHref(adminQuoteUrl(quoteId), 'quote-link-renewed')
		},
	},
	withdraw: {
		title: 'The quote was not withdrawn',
		work: async ({ services, quoteId }, fields) => {
			await withdrawQuote(services, seenIn(quoteId, fields))
			return doneHref(adminQuoteUrl(quoteId), 'quote-withdrawn')
		},
	},
	order: {
		title: 'The order was not placed',
		work: async ({ services, payments, quoteId }, fields) => {
			const orderId = await orderNow(services, payments.orders, {
				...seenIn(quoteId, fields),
				paymentMode: fields.paymentMode === 'school_po' ? 'school_po' : 'card',
				poNumber: fields.poNumber ?? '',
			})
			return doneHref(adminOrderUrl(orderId), 'quote-ordered')
		},
	},
}

/** They send the form of the quote itself. */
const savingIntents: ReadonlySet<string> = new Set(['save', 'find', 'add'])
const noErrors: Readonly<Record<string, string>> = {}

export async function action({ request, params, context }: Route.ActionArgs) {
	const fields = await textFieldsOf(request)
	const intent = 'add' in fields ? 'add' : (fields.intent ?? '')
	const staffAction = Object.hasOwn(staffActions, intent) ? staffActions[intent] : undefined
	if (!staffAction) throw notAsked()
	const at = {
		services: context.get(serviceContext),
		payments: context.get(paymentsContext),
		quoteId: params.quoteId,
	}
	const answered = await answer(staffAction.title, () => staffAction.work(at, fields))
	if (answered.ok) return redirect(answered.result, 303)
	const errors =
		savingIntents.has(intent) && answered.status === 400
			? quoteErrors(fields, shopDay(at.services.now))
			: noErrors
	const toasts = Object.keys(errors).length > 0 ? [] : [answered.toast]
	return noStoreData({ toasts, errors, typed: fields }, answered.status)
}

export const meta = hiddenMeta({
	title: 'Quote · Back office',
	description: 'One quote, for the staff.',
	path: '/admin/quotes',
})

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
	const { toasts, publicUrl: _origin, ...staffQuote } = loaderData
	const errors = actionData?.errors ?? noErrors
	const { reference, standing, customerId, contactName, contactEmail } = staffQuote.quote
	return (
		<AdminFrame
			section="quotes"
			title={`Quote #${reference}`}
			aside={<QuoteBadge standing={standing} />}
			intro={
				<span className="flex flex-wrap gap-x-3">
					<span>{contactName}</span>
					{customerId === null ? (
						<span className="break-all">{contactEmail}</span>
					) : (
						<a
							href={adminPersonUrl(customerId)}
							className="break-all underline underline-offset-2 hover:text-action"
						>
							{contactEmail}
						</a>
					)}
				</span>
			}
			back={{ label: 'Quotes', href: '/admin/quotes' }}
			toasts={actionData?.toasts ?? toasts}
		>
			<FocusedErrors errors={Object.entries(errors).map(([field, message]) => ({ field, message }))} />
			<QuoteEditor
				key={staffQuote.quote.version}
				{...staffQuote}
				typed={actionData?.typed ?? {}}
				errors={errors}
			/>
		</AdminFrame>
	)
}
