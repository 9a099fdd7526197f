// /production: the board. Works without scripts: every card has a plain form.
import { data, redirect } from 'react-router'
import { answer, noStoreData, noStoreHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { refusedToast } from '#ui/outcomes.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { ordersContext } from '#orders/dependencies.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { Board } from '../components/board.tsx'
import { sealCheck } from '../dependencies.server.ts'
import { boardHref, filtersIn, MoveForm } from '../rules/forms.ts'
import { notDone, toastsIn, withDone } from '../rules/outcomes.ts'
import { boardView, cardAfterMove } from '../service/board.server.ts'
import { addressOfCode } from '../service/scan.server.ts'
import { moveJob } from '../service/moves.server.ts'
import type { Route } from './+types/board'

export const headers = noStoreHeaders

/** Redirects a scanned or typed code to its page. @returns the message for an unknown code */
async function unknownCode(context: Route.LoaderArgs['context'], code: string): Promise<string> {
	const answered = await answer('', () => addressOfCode(context.get(serviceContext), code))
	if (answered.ok) throw redirect(answered.result, 303)
	return answered.toast.detail ?? ''
}

export async function loader({ context, url }: Route.LoaderArgs) {
	const code = url.searchParams.get('code') ?? ''
	const notFound = code.trim() === '' ? null : { code, message: await unknownCode(context, code) }
	const filters = filtersIn(url.searchParams)
	return orNotFound(async () => ({
		board: await boardView(context.get(serviceContext), filters),
		filters,
		notFound,
		toasts: toastsIn(url.searchParams),
		publicUrl: context.get(siteContext).publicUrl,
	}))
}

export async function action({ request, context, url }: Route.ActionArgs) {
	const form = MoveForm.safeParse(await fieldsOf(request))
	if (!form.success) throw data(null, { status: 400 })
	const { job: jobId, move, why, beside } = form.data
	const filters = filtersIn(url.searchParams)
	const dependencies = { orders: context.get(ordersContext), sealHolds: context.get(sealCheck) }
	const services = context.get(serviceContext)
	const answered = await answer(notDone.move, async () => {
		const { moved } = await moveJob(services, dependencies, { jobId, move, why })
		const card = await cardAfterMove(services, filters, { jobId, beside })
		return withDone(`${boardHref(filters)}#job-${card}`, move, moved)
	})
	if (answered.ok) return redirect(answered.result, 303)
	const refused = { job: jobId, why, message: answered.toast.detail ?? '' }
	return noStoreData({ refused }, answered.status)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: 'Production board',
		description: 'What is to be made, by when.',
		path: '/production',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function ProductionBoard({ loaderData, actionData }: Route.ComponentProps) {
	const { board, filters, notFound, toasts } = loaderData
	const refused = actionData?.refused ?? null
	return (
		<>
			<Board board={board} filters={filters} refused={refused} notFound={notFound} />
			<ToastRegion toasts={refused ? [refusedToast(notDone.move, refused.message)] : toasts} />
		</>
	)
}
