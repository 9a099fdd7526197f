// /approvals/{id}/edit: changes lines and resubmits the order. One plain form.
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { answer, noStoreData, noStoreHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { formatUsd } from '#kit/money.ts'
import { pageIn } from '#kit/pages.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { Notice } from '#ui/notice.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import type { EditAnswer } from '../components/edit-order.tsx'
import { EditOrder } from '../components/edit-order.tsx'
import { approvalDependenciesIn, teamItemsContext } from '../dependencies.server.ts'
import { withAdded, withoutAdded } from '../rules/added-lines.ts'
import { toastsIn } from '../rules/list-address.ts'
import { messages } from '../messages.ts'
import { editPage } from '../service/edit.server.ts'
import { previewAmendment, sendAmendment } from '../service/send-amendment.server.ts'
import { approvalEditUrl, approvalsUrl, approvalUrl } from '../urls.ts'
import type { Route } from './+types/edit'

export const headers = noStoreHeaders

const centsIn = (text: string | null): number | null =>
	text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
	orNotFound(async () => ({
		page: await editPage(
			context.get(serviceContext),
			{ id: params.approvalId, page: pageIn(url.searchParams.get('lines')) },
			context.get(teamItemsContext),
		),
		toasts: toastsIn(url.searchParams),
		/** The total before the change that was just saved. */
		wasCents: centsIn(url.searchParams.get('was')),
		publicUrl: context.get(siteContext).publicUrl,
	}))

const AmendForm = z.looseObject({
	intent: z.union([
		z.enum(['save', 'resubmit', 'recalculate']),
		z.string().regex(/^(?:add|drop):[\w-]{1,40}$/),
	]),
	revision: z.string(),
	seenTotal: z.coerce.number().int(),
	message: z.string().default(''),
})

/** The form with one row more or less, or as it is, and what it would cost. Nothing is saved. */
async function shownAnew(
	{ context, params: { approvalId: id } }: Route.ActionArgs,
	sent: EditAnswer['typed'],
	intent: string,
) {
	const [step, subject = ''] = intent.split(':', 2)
	const typed =
		step === 'add' ? withAdded(sent, subject) : step === 'drop' ? withoutAdded(sent, Number(subject)) : sent
	const answered = await answer(messages.notPriced, () =>
		previewAmendment(context.get(serviceContext), { id, fields: typed }, context.get(teamItemsContext)),
	)
	if (!answered.ok) return noStoreData({ errors: [], typed, toasts: [answered.toast] }, answered.status)
	const { result } = answered
	if ('preview' in result) return noStoreData({ errors: [], typed, preview: result.preview, toasts: [] }, 200)
	// A row that was just added is not wrong for being empty.
	const errors = step === 'recalculate' ? result.errors : []
	return noStoreData({ errors, typed, toasts: [] }, errors.length > 0 ? 400 : 200)
}

export async function action(facts: Route.ActionArgs) {
	const { request, params, context, url } = facts
	const fields = Object.fromEntries(
		Object.entries(await fieldsOf(request)).flatMap(([name, value]) =>
			typeof value === 'string' ? [[name, value]] : [],
		),
	)
	const parsed = AmendForm.safeParse(fields)
	if (!parsed.success) throw data(null, { status: 400 })
	const { intent, revision, seenTotal, message } = parsed.data
	const { approvalId: id } = params
	if (intent !== 'save' && intent !== 'resubmit') return shownAnew(facts, fields, intent)
	const isResubmit = intent === 'resubmit'
	const title = isResubmit ? messages.resubmitFailed : messages.amendFailed
	const answered = await answer(title, () =>
		sendAmendment(context.get(serviceContext), approvalDependenciesIn(context), {
			id,
			fields,
			revision,
			seenTotal,
			resubmit: isResubmit ? { message } : null,
			teamItems: context.get(teamItemsContext),
		}),
	)
	const typed: EditAnswer['typed'] = fields
	if (!answered.ok) return noStoreData({ errors: [], typed, toasts: [answered.toast] }, answered.status)
	const outcome = answered.result
	if (outcome.kind === 'errors') return noStoreData({ errors: outcome.errors, typed, toasts: [] }, 400)
	if (outcome.kind === 'sent') return redirect(`${approvalUrl(id)}?done=${outcome.done}`, 303)
	const back = new URLSearchParams({ done: 'saved' })
	const lines = pageIn(url.searchParams.get('lines'))
	if (lines > 1) back.set('lines', String(lines))
	if (outcome.totalCents !== seenTotal) back.set('was', String(seenTotal))
	return redirect(`${approvalEditUrl(id)}?${back}`, 303)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: loaderData ? `Change order #${loaderData.page.reference}` : 'Change an order',
		description: 'Change what was asked for and send the order for approval again.',
		path: approvalsUrl,
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
	const { page, toasts, wasCents } = loaderData
	const isMoved = wasCents !== null && !actionData && wasCents !== page.pricing.totalCents
	return (
		<>
			<EditOrder
				page={page}
				answer={actionData}
				notice={
					isMoved && (
						<Notice tone="warning" title={`The total is now ${formatUsd(page.pricing.totalCents)}`} alert>
							<p>
								It was {formatUsd(wasCents)}. Your changes are saved; send the order when the sum is right.
							</p>
						</Notice>
					)
				}
			/>
			<ToastRegion toasts={actionData?.toasts ?? toasts} />
		</>
	)
}
