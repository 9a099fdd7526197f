// /production/jobs/{id}: one garment with everything needed to make it. QR codes open this page.
import { data, redirect } from 'react-router'
import { answer, noStoreData, noStoreHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { refusedToast } from '#ui/outcomes.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { ordersContext } from '#orders/dependencies.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { JobPage } from '../components/job-page.tsx'
import { sealCheck } from '../dependencies.server.ts'
import { MoveForm, NoteForm } from '../rules/forms.ts'
import { notDone, toastsIn, withDone } from '../rules/outcomes.ts'
import { jobView, saveJobNote } from '../service/job.server.ts'
import { moveJob } from '../service/moves.server.ts'
import { jobUrl } from '../urls.ts'
import type { Route } from './+types/job'

export const headers = noStoreHeaders

const JobForm = MoveForm.or(NoteForm)

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
	orNotFound(async () => ({
		job: await jobView(context.get(serviceContext), params.jobId),
		toasts: toastsIn(url.searchParams),
		publicUrl: context.get(siteContext).publicUrl,
	}))

export async function action({ request, params, context }: Route.ActionArgs) {
	const form = JobForm.safeParse(await fieldsOf(request))
	if (!form.success) throw data(null, { status: 400 })
	const input = form.data
	const services = context.get(serviceContext)
	const { jobId } = params
	const answered = await answer(notDone[input.intent], async () => {
		if (input.intent === 'note') {
			await saveJobNote(services, jobId, input.why)
			return withDone(jobUrl(jobId), 'note')
		}
		const dependencies = { orders: context.get(ordersContext), sealHolds: context.get(sealCheck) }
		const { moved } = await moveJob(services, dependencies, { jobId, move: input.move, why: input.why })
		return withDone(jobUrl(jobId), input.move, moved)
	})
	if (answered.ok) return redirect(answered.result, 303)
	const { title, detail } = answered.toast
	const refused = { intent: input.intent, why: input.why, title, message: detail }
	return noStoreData({ refused }, answered.status)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: loaderData ? `Job ${loaderData.job.code}` : 'Job',
		description: 'Placements, threads, inks and history of one garment.',
		path: loaderData ? jobUrl(loaderData.job.id) : '/production',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function ProductionJob({ loaderData, actionData }: Route.ComponentProps) {
	const { job, toasts } = loaderData
	const refused = actionData?.refused ?? null
	return (
		<>
			<JobPage job={job} refused={refused} />
			<ToastRegion toasts={refused ? [refusedToast(refused.title, refused.message)] : toasts} />
		</>
	)
}
